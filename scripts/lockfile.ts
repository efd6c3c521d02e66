/** The fields of a package-lock.json (version 3) that this file reads or writes. */
type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Lockfile = { packages: Record<string, LockedPackage> };

const FOLDER = 'node_modules/';

/** Whether Node finds the package `name` when the package at the path `from` imports it. */
function hasEntry({ packages }: Lockfile, from: string, name: string): boolean {
  if (`${from && `${from}/`}${FOLDER}${name}` in packages) return true;
  return (
    from !== '' && hasEntry({ packages }, from.slice(0, Math.max(0, from.lastIndexOf(FOLDER) - 1)), name)
  );
}

/**
 * The dependencies without an entry, each with the path of its parent. `npm ci` refuses a lock file that lacks an
 * entry.
 */
function missingEntries(lock: Lockfile) {
  return Object.entries(lock.packages).flatMap(([parent, entry]) => {
    const requiredPeers = Object.entries(entry.peerDependencies ?? {}).filter(
      ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    const wanted = {
      ...Object.fromEntries(requiredPeers),
      ...entry.dependencies,
      ...entry.optionalDependencies,
    };
    return Object.entries(wanted)
      .filter(([name]) => !hasEntry(lock, parent, name))
      .map(([name, version]) => ({ parent, name, version }));
  });
}

const SYSTEM = /(?:^|-)(android|darwin|freebsd|linux|win32|windows)(?:-|$)/;
const PROCESSOR = /-(arm64|arm|x64|64|wasm32)(?:-|$)/;

/**
 * The platform in a package's name: `oxide-win32-x64-msvc` is for win32 on x64. Throws an Error if the name has none.
 */
function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'os'> {
  const [, system] = SYSTEM.exec(name) ?? [];
  const [, processor] = PROCESSOR.exec(name) ?? [];
  if (processor === 'wasm32') return { cpu: ['wasm32'] };
  if (!system || !processor) throw new Error(`The name of ${name} does not say which systems it is for.`);
  return {
    cpu: [processor === '64' ? 'x64' : processor],
    os: [system === 'windows' ? 'win32' : system],
  };
}

/** The C library of a Linux package. npm 10 omits it, and would then install packages for other C libraries too. */
function libcOf(path: string): Pick<LockedPackage, 'libc'> {
  if (path.includes('musl')) return { libc: ['musl'] };
  return path.startsWith('node_modules/node-linux-') ? { libc: ['glibc'] } : {};
}

/**
 * A copy of the lock with an entry for each optional package that npm left out. Without `resolved` and `integrity`, npm
 * looks the package up when it installs on that system. Throws an Error for any other missing entry.
 */
export function completeLock(lock: Lockfile): Lockfile {
  const added = missingEntries(lock).map(({ parent, name, version }): [string, LockedPackage] => {
    const { dev, license, optionalDependencies } = lock.packages[parent] ?? {};
    if (!optionalDependencies?.[name])
      throw new Error(`${parent} needs ${name}, which the lock file leaves out.`);
    const path = parent.slice(0, parent.lastIndexOf(FOLDER) + FOLDER.length) + name;
    const { cpu, os } = platformOf(name);
    // The fields are in npm's order, so that npm's next run changes nothing.
    return [path, { version, cpu, dev, license, optional: true, os }];
  });
  const packages = [...Object.entries(lock.packages), ...added]
    .map(([path, entry]): [string, LockedPackage] => [path, { ...entry, ...libcOf(path) }])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}
