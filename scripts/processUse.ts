import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What a process and its children have used until now: seconds of processor time, and bytes of memory at this moment. */
export function readUse(pid: number): { cpuSeconds: number; memoryBytes: number } {
  const family = familyOf(pid);
  const ticks = family.map((one) => {
    // The name, in parentheses, may hold blanks.
    const fields = read(`/proc/${one}/stat`).split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  const kilobytes = family.map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
  );
  return { cpuSeconds: sum(ticks) / TICKS_PER_SECOND, memoryBytes: sum(kilobytes) * 1024 };
}
