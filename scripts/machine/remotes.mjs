import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The repository's remotes: every `mfe-*` folder that is a package. */
export const REMOTES = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(ROOT, folder, 'package.json')))
  .sort();
