import type { RegistryDocument } from '@sannidhi/contracts';

/** Differs between registries that lead to different pages. */
export const versionOf = ({ releases, revision, previews, disabled }: RegistryDocument): string =>
  [revision, ...releases.map(({ name, release }) => `${name}@${release}`), previews, disabled].join(' ');
