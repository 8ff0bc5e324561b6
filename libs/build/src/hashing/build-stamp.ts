import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that records what the last finished build read. */
const STAMP = 'dist/.built-from';

/** Whether the last finished build of `dir` read exactly these inputs. */
export const isUpToDate = (dir: string, inputs: string) =>
  existsSync(join(dir, STAMP)) && readFileSync(join(dir, STAMP), 'utf8') === inputs;

/** Written last, so that an interrupted build never counts. */
export const stampBuild = (dir: string, inputs: string) => writeFileSync(join(dir, STAMP), inputs);
