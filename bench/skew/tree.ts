import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Patch } from './versions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
/** Names in `node_modules` that link back into the repository. */
const OWN = /^(@sannidhi|mfe-[a-z-]+)$/;

/** A copy of the repository's source that can be patched and built; packages are the repository's own. */
export class Tree {
  readonly root: string;

  constructor() {
    this.root = mkdtempSync(join(tmpdir(), 'sannidhi-tree-'));
    const tracked = execFileSync('git', ['ls-files', '-z', 'libs', 'shell', 'api', 'mfe-*', 'docs', '*.json'], { cwd: ROOT }).toString();
    for (const file of tracked.split('\0').filter((each) => each && existsSync(join(ROOT, each)))) this.copy(file);
    for (const folder of ['.', 'api', 'shell', 'libs/build']) this.linkPackages(join(folder, 'node_modules'));
  }

  /**
   * Applies changes and returns a function that reverts them. @throws if a place isn't found exactly once, because the source has changed.
   */
  patch(patches: readonly Patch[]): () => void {
    const before = new Map(patches.map(({ file }) => [file, readFileSync(join(this.root, file), 'utf8')]));
    for (const { file, find, replace } of patches) {
      const text = readFileSync(join(this.root, file), 'utf8');
      if (text.split(find).length !== 2) throw new Error(`${file} must hold this once: ${find}`);
      writeFileSync(
        join(this.root, file),
        text.replace(find, () => replace),
      );
    }
    return () => {
      for (const [file, text] of before) writeFileSync(join(this.root, file), text);
    };
  }

  /** Builds a workspace as `npm run build` does. */
  async build(workspace: string, ...options: string[]): Promise<void> {
    await run('npm', ['run', '-s', 'build', ...(options.length > 0 ? ['--', ...options] : [])], {
      cwd: join(this.root, workspace),
      maxBuffer: 2 ** 26,
    });
  }

  /** Moves a workspace's build aside, or an earlier one into its place. */
  keep = (workspace: string, folder: string) => replaceFolder(join(this.root, workspace, 'dist'), join(folder, workspace));
  restore = (workspace: string, folder: string) => replaceFolder(join(folder, workspace), join(this.root, workspace, 'dist'));

  remove = () => rmSync(this.root, { recursive: true, force: true });

  private copy(file: string) {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(this.root, file));
  }

  private linkPackages(folder: string) {
    if (!existsSync(join(ROOT, folder))) return;
    mkdirSync(join(this.root, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder)))
      if (name !== '.cache') this.link(join(folder, name), OWN.test(name) ? undefined : join(ROOT, folder, name));
  }

  /** Without a target the copy's own workspaces are linked, as npm links them. */
  private link(at: string, target: string | undefined) {
    if (target) symlinkSync(target, join(this.root, at));
    else cpSync(join(ROOT, at), join(this.root, at), { recursive: true, verbatimSymlinks: true });
  }
}

function replaceFolder(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
