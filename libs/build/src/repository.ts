import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The folder of a workspace, by its path in the repository. */
export const workspace = (path: string) => join(ROOT, path);
