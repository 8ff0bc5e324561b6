import { SHARED_MODULES } from '@sannidhi/kit/shared-modules';
import { kitPackages, sharedNames } from '../webpack/shared-modules.ts';

/** What the page shares with every remote: each package with its major version, and the names of those shared in part. */
export const sharedReport = (): string[] =>
  SHARED_MODULES.flatMap((key) => [`${key} ${majorOf(key)}`.trim(), ...[...(sharedNames(key) ?? [])].sort().map((name) => `    ${name}`)]);

/** A new version of the same major replaces the old one for every remote; the kit's own version is the contract's. */
function majorOf(key: string): string {
  if (key.startsWith('@sannidhi/kit')) return '';
  const version = kitPackages()[key.split('/')[0] ?? key] ?? '';
  return /\d+/.exec(version)?.[0] ?? '';
}
