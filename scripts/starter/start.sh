#!/bin/sh
# Opens the editor on macOS and Linux by a double click: checks the folder, finds or downloads Node, and runs start.ts.
# It needs a POSIX shell and curl or wget. Implements docs/behaviour.md#starters.
set -u

cd "$(dirname "$0")/../.." || exit 1
folder=$(pwd -P)
version=$(cat .nvmrc)
mirror=${NODEJS_ORG_MIRROR:-https://nodejs.org/dist}
needed_mb=2000

# Prints a message, keeps the window open and ends.
refuse() {
  printf '\n%s\n\n' "$1"
  if [ -t 0 ]; then
    printf 'Aperte Enter para fechar esta janela.'
    read -r _
  fi
  exit 1
}

# Whether the Node at a path is recent enough.
is_recent() {
  "$1" -e "process.exit(parseInt(process.versions.node) < $version ? 1 : 0)" 2>/dev/null
}

# --- The folder

refuse_cloud() {
  refuse "A pasta do site está dentro do $1, que mexe nos arquivos enquanto o editor trabalha:
  $folder
Mova a pasta do site para fora dele, como para a sua pasta pessoal, e abra de novo. Nada foi instalado."
}

case $folder/ in
  */OneDrive/* | */OneDrive[\ -]*) refuse_cloud OneDrive ;;
  */Dropbox/* | */Dropbox[\ -]*) refuse_cloud Dropbox ;;
  */GoogleDrive[/-]* | */Google\ Drive/* | */Meu\ Drive/* | */My\ Drive/*) refuse_cloud 'Google Drive' ;;
  */Library/Mobile\ Documents/* | */iCloud[\ D]*) refuse_cloud iCloud ;;
  */Library/CloudStorage/*) refuse_cloud 'disco da nuvem' ;;
esac
# On a Mac, iCloud can also contain Desktop and Documents. It marks the folders that it contains.
if [ "$(uname -s)" = Darwin ]; then
  parent=$folder
  while [ "$parent" != / ]; do
    if xattr -p com.apple.file-provider-domain-id "$parent" >/dev/null 2>&1; then refuse_cloud iCloud; fi
    parent=$(dirname "$parent")
  done
  # The seller has just allowed this file to run. Without the quarantine mark, a double click opens it from now on.
  xattr -d com.apple.quarantine 'Abrir o editor.command' 2>/dev/null
fi

# The same characters as in project.mjs, which the npm commands use.
case $folder in
  *[\#%?*\":]* | *[[:cntrl:]]* | *'$$'* | *'$&'* | *'$`'* | *"\$'"*)
    refuse "O caminho da pasta do site tem um sinal com que o site não funciona (#, %, ?, * ou outro):
  $folder
Mude o nome da pasta que tem esse sinal e abra de novo. Nada foi instalado."
    ;;
esac

if ! (: >.escrita) 2>/dev/null; then
  refuse "O computador não deixa gravar na pasta do site:
  $folder
Mova a pasta para um lugar seu, como a sua pasta pessoal, e abra de novo. Nada foi instalado."
fi
rm -f .escrita

# npm writes this file when everything is installed.
if [ ! -f node_modules/.package-lock.json ]; then
  free_mb=$(df -Pk . | awk 'NR == 2 { print int($4 / 1024) }')
  if [ "$free_mb" -lt "$needed_mb" ]; then
    refuse "Falta espaço no disco: há $free_mb MB livres, e a instalação precisa de $needed_mb MB.
Esvazie a lixeira ou apague arquivos grandes, e abra de novo. Nada foi instalado."
  fi
fi

# --- Node

# Downloads a file, or the missing rest of it, into .node/download. Returns the exit status of curl or wget.
get() {
  if command -v curl >/dev/null; then
    curl --fail --location --show-error --progress-bar --connect-timeout 20 --speed-time 30 --speed-limit 1 \
      --retry 2 --continue-at - --output ".node/download/$1" "$address/$1"
  else
    wget --quiet --show-progress --timeout 30 --tries 2 --continue --output-document ".node/download/$1" "$address/$1"
  fi
}

# Whether the archive is complete and has the published checksum.
is_intact() {
  if command -v sha256sum >/dev/null; then sums=sha256sum; else sums='shasum -a 256'; fi
  [ -f ".node/download/$archive" ] && [ "$($sums <".node/download/$archive" | cut -d ' ' -f 1)" = "$sum" ]
}

refuse_download() {
  refuse "Não foi possível baixar o Node, o programa com que o editor funciona (acima está o motivo, em inglês).
Veja se a internet está funcionando e abra de novo: o download continua de onde parou."
}

download_node() {
  case $(uname -s) in
    Darwin) system=darwin ;;
    *) system=linux ;;
  esac
  case $(uname -m) in
    x86_64) processor=x64 ;;
    arm64 | aarch64) processor=arm64 ;;
    *) refuse "O Node $version não existe para o processador deste computador ($(uname -m))." ;;
  esac
  address=$mirror/latest-v$version.x
  echo "O editor funciona com o Node, um programa gratuito. Este computador não tem a versão $version.
Baixando a oficial, de nodejs.org, só para esta pasta (uns 50 MB)..."

  mkdir -p .node/download
  rm -f .node/download/SHASUMS256.txt
  get SHASUMS256.txt || refuse_download
  line=$(grep " node-v$version\.[0-9.]*-$system-$processor\.tar\.gz\$" .node/download/SHASUMS256.txt)
  [ -n "$line" ] || refuse "A lista de nodejs.org não tem o Node $version para este computador ($system $processor)."
  sum=${line%% *}
  archive=${line##* }

  # A download cannot be continued if the part is from another file or broken: the second attempt downloads the whole
  # file.
  for _ in 1 2; do
    is_intact && break
    get "$archive"
    case $? in
      # 0 is success. 22 and 33 (curl) and 8 (wget) may mean that the server refused the range.
      0 | 22 | 33 | 8)
        [ -f ".node/download/$archive" ] || refuse_download
        is_intact || rm ".node/download/$archive"
        ;;
      *) refuse_download ;;
    esac
  done
  is_intact || refuse "O arquivo do Node que chegou não é igual ao publicado em nodejs.org. Por segurança, ele foi apagado e nada foi instalado.
Abra de novo mais tarde, ou em outra rede."

  rm -rf .node/unpacked
  mkdir .node/unpacked
  tar -xzf ".node/download/$archive" -C .node/unpacked --strip-components 1 ||
    refuse 'O Node não pôde ser extraído (acima está o motivo, em inglês). Veja se há espaço no disco e abra de novo.'
  is_recent .node/unpacked/bin/node || refuse "O Node $version não funciona neste computador: o sistema é antigo demais."
  rm -rf .node/current
  mv .node/unpacked .node/current
  rm -rf .node/download
}

own=$folder/.node/current/bin
if ! is_recent "$own/node"; then
  if is_recent node && command -v npm >/dev/null; then
    own=
  else
    # A second double click must not write into the same download. The lock contains the id of the process that holds
    # it. After a crash or a power failure, a lock without its process is left.
    mkdir -p .node
    [ ! -f .node/lock ] || ps -p "$(cat .node/lock)" -o args= 2>/dev/null | grep -q 'start\.sh' || rm .node/lock
    (set -C && echo $$ >.node/lock) 2>/dev/null || refuse 'O Node já está sendo baixado em outra janela. Espere nela.'
    trap 'rm -f "$folder/.node/lock"' EXIT
    trap 'exit 1' HUP INT TERM
    download_node
    rm .node/lock
    trap - EXIT HUP INT TERM
  fi
fi
[ -z "$own" ] || PATH=$own:$PATH
export PATH

node scripts/starter/start.ts || refuse 'O editor foi fechado. O que estava salvo continua salvo.'
