#!/usr/bin/env node
/**
 * Restores what npm drops from package-lock.json: when npm writes the lock while a registry or an installed tree offers only one platform,
 * the other platforms' binaries disappear, and `npm ci` then refuses the lock. `--check` only reports whether the lock is complete.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const OPERATING_SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingBinaries(lock.packages);

if (process.argv.includes('--check')) {
  for (const { path } of missing) console.error(`package-lock.json lacks ${path}`);
  if (missing.length > 0) console.error('Run: node scripts/complete-lock.mjs');
  process.exit(missing.length > 0 ? 1 : 0);
}

for (const { path, entry } of missing) lock.packages[path] = entry;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} binaries for other platforms restored`);

/** Optional packages that a locked package names but the lock lacks, each with the entry it should have. */
function missingBinaries(packages) {
  const found = new Map();
  for (const [owner, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isHeld(packages, owner, name) || !/^\d/.test(version)) continue;
      found.set(`node_modules/${name}`, { path: `node_modules/${name}`, entry: binaryEntry(name, version, dev) });
    }
  }
  return [...found.values()];
}

/** Whether Node's lookup from `owner` upward finds `name`. */
function isHeld(packages, owner, name) {
  for (let folder = owner; ; folder = parentOf(folder)) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function parentOf(folder) {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}

/** Platform packages carry their platform in their name. */
function binaryEntry(name, version, dev) {
  const words = name.split(/[-./]/);
  const os = OPERATING_SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
