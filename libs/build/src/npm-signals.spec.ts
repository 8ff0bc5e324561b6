import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspace } from './repository.ts';

/** The repository's own scripts by their names, with something small in the place of what they start. */
const dir = mkdtempSync(join(tmpdir(), 'npm-signals-'));
const said = join(dir, 'said');
beforeAll(() => {
  mkdirSync(join(dir, 'scripts'));
  const { scripts } = JSON.parse(readFileSync(workspace('package.json'), 'utf8')) as { scripts: object };
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  writeFileSync(
    join(dir, 'server.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => setTimeout(() => (writeFileSync(${JSON.stringify(said)}, 'finished'), process.exit()), 150));
     setInterval(() => {}, 1000);
     console.log('ready');`,
  );
  for (const name of ['start', 'test'])
    writeFileSync(
      join(dir, `scripts/${name}.mjs`),
      `import { launch } from ${JSON.stringify(pathToFileURL(workspace('scripts/machine/run.mjs')).href)};
       launch(process.execPath, [${JSON.stringify(join(dir, 'server.mjs'))}], { stdio: ['ignore', 'inherit', 'inherit'] });`,
    );
});
afterAll(() => rmSync(dir, { recursive: true }));

const running: number[] = [];
/** Ends what a failure leaves behind. */
afterEach(() => {
  for (const pid of running.splice(0)) endGroup(pid);
});

function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // Everything in it has ended, as it should.
  }
}

/** Runs a script in a process group of its own, as a terminal does, and waits until what it starts is there. */
async function runScript(script: string): Promise<{ pid: number; ended: Promise<unknown> }> {
  writeFileSync(said, '');
  const npm = spawn('npm', ['run', script], { cwd: dir, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = npm.pid ?? 0;
  running.push(pid);
  await new Promise<void>((resolve) => npm.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve()));
  return { pid, ended: once(npm, 'exit') };
}

it.each([
  ['start', 'SIGTERM', 'npm alone', (pid: number) => pid],
  ['test', 'SIGINT', 'npm alone', (pid: number) => pid],
  ['start', 'SIGINT', 'the whole terminal, as Ctrl-C does', (pid: number) => -pid],
] as const)('npm run %s: %s to %s lets what was started finish', async (script, signal, _, addressOf) => {
  const { pid, ended } = await runScript(script);
  process.kill(addressOf(pid), signal);
  await ended;
  expect(readFileSync(said, 'utf8')).toBe('finished');
});
