import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This package's folder: `libs/build` in the repository, `node_modules/@sannidhi/build` in a project of its own. */
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '..');
const IS_IN_REPOSITORY = basename(dirname(BUILD)) === 'libs';

/** The root folder of the repository, or of the project where a remote is built on its own. */
export const ROOT = IS_IN_REPOSITORY ? join(BUILD, '../..') : resolve('');

/** Where npm installed the packages that a build loads. */
export const MODULES = IS_IN_REPOSITORY ? join(ROOT, 'node_modules') : join(BUILD, '../..');

/** What tools remember between runs. */
export const CACHE = IS_IN_REPOSITORY ? join(ROOT, '.cache') : join(MODULES, '.cache');

/** The folder of a workspace, by its path in the repository. */
export const workspace = (path: string) => join(ROOT, path);

/** A file of one of the platform's libraries: `kit/package.json`. */
export const library = (path: string) => join(BUILD, '..', path);

/** Files that list what the shell shares of a package. */
export const SHARED_PARTS = IS_IN_REPOSITORY ? join(ROOT, 'shell/src/shared') : join(BUILD, 'shared');

/** The folder a remote is built in: its workspace, or the project itself. */
export const remoteFolder = (remote: string) => (IS_IN_REPOSITORY ? join(ROOT, remote) : ROOT);
