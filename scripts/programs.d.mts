export function isExecutable(path: string): boolean;
export function findProgram(commands: string[], places?: string[]): string | undefined;
export function runQuietly(command: string, args: string[]): boolean;
export function installPackages(packages: string[]): boolean;
export function needProgram(
  commands: string[],
  needs?: { packages?: string[]; isComplete?: () => boolean },
): string;
