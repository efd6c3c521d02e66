import { checkHostFiles } from '../../hosting/hostFiles.ts';
import { pack } from '../../hosting/pack.ts';
import { PACKED } from './servers.ts';

/** The servers are tried with the site as it was built last, and with the files of hosting/ that belong to it. */
export default function packSite(): void {
  const faults = checkHostFiles('dist');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  pack('dist', PACKED);
}
