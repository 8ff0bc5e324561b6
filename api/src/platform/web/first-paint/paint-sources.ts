import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@sannidhi/contracts';
import type { BuiltReleases } from '../built-releases.ts';
import type { PaintSources } from './first-paints.ts';

/**
 * Where the server finds prerendered screens: the shell's in its build, a release's among its own files. One that is still in a bucket has
 * none until a browser has asked for its scripts.
 */
export const paintSources = (root: string, published: string | undefined, built: BuiltReleases): PaintSources => ({
  shell: join(root, 'shell/dist/pages'),
  folderOf: ({ name, release }: RemoteRelease) =>
    [...(published ? [join(published, name)] : []), built.folderOf(name)].map((folder) => join(folder, release)).find(existsSync),
});
