import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_MODULES } from '@sannidhi/kit/shared-modules';
import { library, SHARED_PARTS } from '../repository.ts';
import { exportedNames } from './exported-names.ts';

/** In the shell's first file, because the landing page itself needs them; the rest is loaded with the interface kit. */
const EAGER: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'];

interface KitPackage {
  version: string;
  dependencies: Record<string, string>;
}

/** The kit's packages with their required versions. A remote uses them through the kit and never bundles its own copy. */
export function kitPackages(): Record<string, string> {
  const kit = JSON.parse(readFileSync(library('kit/package.json'), 'utf8')) as KitPackage;
  return { ...kit.dependencies, '@sannidhi/kit': kit.version };
}

/** Packages that the shell shares in part, by the file that lists the part. */
const PARTS: Readonly<Record<string, string>> = { 'react-router-dom': join(SHARED_PARTS, 'react-router-dom.ts') };

/** What the shell provides in place of a package; the names are the package's. */
const IN_PLACE_OF: Readonly<Record<string, string>> = { yup: join(SHARED_PARTS, 'yup.ts') };

/** The shell provides the one copy of everything shared. */
export const sharedByShell = () =>
  mapShared((key) => ({
    ...sharedFacts(key),
    // It has the only copy, so there is nothing to compare.
    requiredVersion: false as const,
    eager: EAGER.includes(key),
    ...fileOf(key),
  }));

function fileOf(key: string) {
  const file = PARTS[key] ?? IN_PLACE_OF[key];
  return file ? { import: file, version: kitPackages()[key] } : {};
}

/** The names a remote may import from a partly shared package; undefined if it is shared whole. */
export function sharedNames(key: string): ReadonlySet<string> | undefined {
  const file = PARTS[key];
  if (!file) return undefined;
  return new Set(exportedNames(readFileSync(file, 'utf8')));
}

/** A remote includes no copy at all: it fails to load rather than run next to a second React. */
export const sharedByRemote = () => mapShared((key) => ({ ...sharedFacts(key), import: false as const }));

const mapShared = <Facts>(facts: (key: string) => Facts) => Object.fromEntries(SHARED_MODULES.map((key) => [key, facts(key)]));

function sharedFacts(key: string) {
  // The release's contract range says which kit it fits, and the shell checks that first.
  if (packageOf(key) === '@sannidhi/kit') return { singleton: true, requiredVersion: false as const };
  const requiredVersion = kitPackages()[packageOf(key)];
  if (!requiredVersion) throw new Error(`${key} is shared but the kit does not depend on ${packageOf(key)}`);
  return { singleton: true, requiredVersion };
}

const packageOf = (key: string) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');
