import { basename } from 'node:path';
import { remoteNamed } from '@sannidhi/contracts';
import { BuildProblem } from './build-problem.ts';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { isUpToDate, stampBuild } from './hashing/build-stamp.ts';
import { inputHash } from './hashing/input-hash.ts';
import { nameOfPackage } from './own-area.ts';

/** Builds the package in `dir` and returns the exit code; problems in its sources are reported without a stack trace. */
export async function buildMain(args: string[], dir: string): Promise<number> {
  try {
    await main(args, dir);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

/**
 * `sannidhi-build [--force] [--dev]` in a web package's folder: builds it unless none of its inputs changed. `--dev` keeps names and skips
 * minification and compression. Throws `BuildProblem`.
 */
export async function main(args: string[], dir: string): Promise<void> {
  const mode = args.includes('--dev') ? 'development' : 'production';
  const inputs = `${mode} ${inputHash(dir)}`;
  if (!args.includes('--force') && isUpToDate(dir, inputs)) return say(`${basename(dir)}: unchanged since its last build`);
  const started = performance.now();
  const result = await buildPackage(dir, mode);
  stampBuild(dir, inputs);
  say(`${result} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function buildPackage(dir: string, mode: 'production' | 'development'): Promise<string> {
  const name = nameOfPackage(dir);
  if (name === '@sannidhi/shell') return buildShell(dir, mode);
  const remote = remoteNamed(name);
  if (remote) return buildRemote(dir, remote, mode);
  throw new Error(`${name} is neither the shell nor a remote: its package.json names no area`);
}

const say = (sentence: string) => console.info(sentence);
