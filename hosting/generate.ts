// Writes the hosts' files from the site in dist/; with --check only says which of those in the repository are not current.
import { checkHostFiles, writeHostFiles, writeSiteHeaders } from './hostFiles.ts';

try {
  if (process.argv.includes('--check')) {
    const faults = checkHostFiles('dist');
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else {
    writeSiteHeaders('dist');
    writeHostFiles('dist');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
