// What windows.wine.ts puts in the place of programs that Wine does not have. The name of the file says which one it is.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

// The value of an option, or else the last argument.
static const char *valueOf(const char *option, int count, char **arguments) {
  for (int i = 1; i < count - 1; i++)
    if (!strcmp(arguments[i], option)) return arguments[i + 1];
  return arguments[count - 1];
}

// Copies a file from the folder MIRROR to --output. Without that folder there is no network.
static int curl(int count, char **arguments) {
  const char *folder = getenv("MIRROR");
  const char *name = strrchr(valueOf("", count, arguments), '/') + 1;
  char source[MAX_PATH];
  if (!folder) return 6;
  printf("requested %s\n", name);
  snprintf(source, sizeof source, "%s\\%s", folder, name);
  if (GetFileAttributesA(source) == INVALID_FILE_ATTRIBUTES) return 22;
  return !CopyFileA(source, valueOf("--output", count, arguments), FALSE);
}

// Prints the SHA-256 of a file as certutil -hashfile does.
static int certutil(char **arguments) {
  HCRYPTPROV provider;
  HCRYPTHASH hash;
  BYTE bytes[4096], sum[32];
  DWORD length = sizeof sum;
  FILE *file = fopen(arguments[2], "rb");
  CryptAcquireContextA(&provider, NULL, NULL, PROV_RSA_AES, CRYPT_VERIFYCONTEXT);
  CryptCreateHash(provider, CALG_SHA_256, 0, 0, &hash);
  for (size_t read; (read = fread(bytes, 1, sizeof bytes, file)) > 0;) CryptHashData(hash, bytes, read, 0);
  CryptGetHashParam(hash, HP_HASHVAL, sum, &length, 0);
  printf("SHA256 hash of %s:\n", arguments[2]);
  for (int i = 0; i < 32; i++) printf("%02x", sum[i]);
  printf("\nCertUtil: -hashfile command completed successfully.\n");
  return 0;
}

// Copies the archive, which is this program itself, to node.exe.
static int tar(int count, char **arguments) {
  char node[MAX_PATH];
  snprintf(node, sizeof node, "%s\\node.exe", valueOf("-C", count, arguments));
  return !CopyFileA(valueOf("-xf", count, arguments), node, FALSE);
}

// Is recent enough, and prints what it was started for.
static int node(char **arguments) {
  if (strcmp(arguments[1], "-e")) printf("started %s by %s\n", arguments[1], arguments[0]);
  return 0;
}

// Keeps a file open that no other program can open, until the input ends.
static int hold(char **arguments) {
  HANDLE file = CreateFileA(arguments[1], GENERIC_WRITE, 0, NULL, OPEN_ALWAYS, 0, NULL);
  puts(file == INVALID_HANDLE_VALUE ? "failed" : "held");
  fflush(stdout);
  while (getchar() != EOF) continue;
  return 0;
}

int main(int count, char **arguments) {
  const char *path = strrchr(arguments[0], '\\');
  const char *name = path ? path + 1 : arguments[0];
  if (!strncmp(name, "curl", 4)) return curl(count, arguments);
  if (!strncmp(name, "certutil", 8)) return certutil(arguments);
  if (!strncmp(name, "tar", 3)) return tar(count, arguments);
  if (!strncmp(name, "hold", 4)) return hold(arguments);
  return node(arguments);
}
