import { readFileSync } from 'node:fs';
import { SHARED_MODULES } from '@sannidhi/kit/shared-modules';
import { workspace } from '../repository.ts';

/** In the shell's first file, because the landing page itself needs them; the rest is loaded with the interface kit. */
const EAGER: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'];

interface KitPackage {
  version: string;
  dependencies: Record<string, string>;
}

/** The kit's packages with their required versions. A remote uses them through the kit and never bundles its own copy. */
export function kitPackages(): Record<string, string> {
  const kit = JSON.parse(readFileSync(workspace('libs/kit/package.json'), 'utf8')) as KitPackage;
  return { ...kit.dependencies, '@sannidhi/kit': kit.version };
}

/** Packages that the shell shares in part, by the file that lists the part. */
const PARTS: Readonly<Record<string, string>> = { 'react-router-dom': workspace('shell/src/shared/react-router-dom.ts') };

/** The shell provides the one copy of everything shared. */
export const sharedByShell = () =>
  mapShared((key) => ({
    ...sharedFacts(key),
    eager: EAGER.includes(key),
    ...(PARTS[key] ? { import: PARTS[key], version: sharedFacts(key).requiredVersion } : {}),
  }));

/** The names a remote may import from a partly shared package; undefined if it is shared whole. */
export function sharedNames(key: string): ReadonlySet<string> | undefined {
  const file = PARTS[key];
  if (!file) return undefined;
  const lists = [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)].map((match) => match[1] ?? '');
  return new Set(
    lists.flatMap((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  );
}

/** A remote includes no copy at all: it fails to load rather than run next to a second React. */
export const sharedByRemote = () => mapShared((key) => ({ ...sharedFacts(key), import: false as const }));

const mapShared = <Facts>(facts: (key: string) => Facts) => Object.fromEntries(SHARED_MODULES.map((key) => [key, facts(key)]));

function sharedFacts(key: string) {
  const requiredVersion = kitPackages()[packageOf(key)];
  if (!requiredVersion) throw new Error(`${key} is shared but the kit does not depend on ${packageOf(key)}`);
  return { singleton: true, requiredVersion };
}

const packageOf = (key: string) => key.split('/', key.startsWith('@') ? 2 : 1).join('/');
