import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const PACKAGES = join(ROOT, 'dist/packages');
const run = promisify(execFile);

/** The file of a package. */
const packageOf = (name: string) => join(PACKAGES, readdirSync(PACKAGES).find((file) => file.startsWith(`${name}-`)) ?? name);

/** A remote in a folder outside the repository, with the packages that `npm run kit:pack` makes and nothing else of ours. */
export class OwnProject {
  readonly folder: string;
  private readonly root: string;
  private dev: ChildProcess | undefined;

  private constructor(root: string) {
    this.root = root;
    this.folder = join(root, 'project');
  }

  /** Packs the libraries, creates the remote as a team without a registry does, and puts the packages in its `node_modules`. */
  static async create(...options: string[]): Promise<OwnProject> {
    await run(process.execPath, [join(ROOT, 'scripts/kit-pack.mjs')]);
    const project = new OwnProject(mkdtempSync(join(tmpdir(), 'sannidhi-project-')));
    mkdirSync(project.folder);
    const env = { ...process.env, npm_config_cache: join(project.root, 'npm') };
    const creator = ['--yes', '--offline', `file:${packageOf('create-sannidhi-remote')}`, ...options, '--packages', PACKAGES];
    await run('npx', creator, { cwd: project.folder, env });
    await project.install();
    return project;
  }

  /** What `npm install` would do with a registry at hand: others' packages are those of the repository. */
  private async install(): Promise<void> {
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, '@sannidhi'), { recursive: true });
    mkdirSync(join(modules, '.bin'));
    for (const name of readdirSync(MODULES).filter((entry) => !/^(@sannidhi|mfe-.*|\..*)$/.test(entry)))
      symlinkSync(join(MODULES, name), join(modules, name));
    for (const name of readdirSync(join(MODULES, '.bin')).filter((entry) => !entry.startsWith('sannidhi-')))
      symlinkSync(join(MODULES, '.bin', name), join(modules, '.bin', name));
    for (const name of ['contracts', 'kit', 'build']) await this.unpack(`sannidhi-${name}`, join(modules, '@sannidhi', name));
    const { bin } = JSON.parse(readFileSync(join(modules, '@sannidhi/build/package.json'), 'utf8')) as { bin: Record<string, string> };
    for (const [name, path] of Object.entries(bin)) {
      chmodSync(join(modules, '@sannidhi/build', path), 0o755);
      symlinkSync(join(modules, '@sannidhi/build', path), join(modules, '.bin', name));
    }
  }

  private async unpack(name: string, folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    await run('tar', ['xzf', packageOf(name), '--strip-components=1', '-C', folder]);
  }

  /** Runs one of its scripts; rejects with the output if it fails. */
  async npm(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<string> {
    const options = { cwd: this.folder, env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 };
    const { stdout } = await run('npm', ['run', '--silent', script, '--', ...args], options);
    return stdout;
  }

  /** Changes one of its files. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
    writeFileSync(path, text.replace(from, to));
  }

  /** Starts `npm run dev -- --shell`, and resolves when the terminal names its address. */
  async develop(shell: string): Promise<string> {
    const env = { ...process.env, PORT: '0' };
    const child = spawn('node_modules/.bin/sannidhi-dev', ['--shell', shell], { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.dev = child;
    let said = '';
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += String(chunk);
          const [, address] = /(http:\/\/localhost:\d+) is .*Press Ctrl-C/.exec(said) ?? [];
          if (address) resolve(address);
        });
      child.once('exit', () => reject(new Error(said)));
    });
  }

  stopDeveloping = () => void this.dev?.kill();

  remove(): void {
    this.stopDeveloping();
    rmSync(this.root, { recursive: true, force: true });
  }
}
