// Explains errors of the file system to the seller.
import { basename, dirname } from 'node:path';

/** A message for the seller, and the status of the server's response. */
type DiskProblem = { status: number; message: string };

/** The name of the file or folder that an error is about. For a temporary file, it is the name of its folder. */
function nameOf({ path, dest }: NodeJS.ErrnoException & { dest?: string }): string {
  const file = dest ?? path ?? '';
  return basename(file).startsWith('.editor-') ? basename(dirname(file)) : basename(file);
}

/** The message and status for an error of the file system; undefined for any other error. */
export function diskProblem(error: unknown): DiskProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code }: NodeJS.ErrnoException = error;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        status: 507,
        message:
          'O disco está cheio, e por isso nada foi salvo. Esvazie a lixeira ou apague arquivos grandes, e tente de novo',
      };
    case 'EROFS':
      return {
        status: 503,
        message:
          'O disco em que está a pasta do site só permite leitura, e por isso nada foi salvo. Copie a pasta para outro lugar, como Documentos, e abra o editor lá',
      };
    case 'EACCES':
    case 'EPERM':
    case 'EBUSY':
    case 'EMFILE':
    case 'ENFILE':
      return {
        status: 503,
        message: `O computador não permitiu mudar ${nameOf(error)}, e por isso nada foi salvo. Feche os programas que usam a pasta do site, veja se ela não é só para leitura, e tente de novo`,
      };
    case 'ENOENT':
    case 'ENOTDIR':
      return {
        status: 503,
        message: `Falta ${nameOf(error)} na pasta do site, que foi mudada ou apagada enquanto o editor estava aberto. Ponha-a de volta onde estava, ou feche o editor e abra-o de novo`,
      };
    case 'EIO':
    // A network drive or a OneDrive folder does not respond.
    case 'ETIMEDOUT':
    case 'UNKNOWN':
      return {
        status: 503,
        message:
          'O disco falhou, e por isso nada foi salvo. Veja se o pen drive ou o disco está bem ligado, e tente de novo',
      };
    default:
      return undefined;
  }
}
