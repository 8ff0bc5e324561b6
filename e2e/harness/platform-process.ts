import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A start takes two seconds, a seeding one minutes on a busy machine; a process that exits is noticed immediately. */
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 60_000;

export interface PlatformOptions {
  /** Settings besides the port and the data directory. */
  env?: Record<string, string>;
  /** Kept if given; otherwise a fresh one that is removed with the process. */
  dataDir?: string;
  port?: number;
  /** The folder of the built repository; this one by default. */
  root?: string;
  /** How long the start may take; ten minutes by default. */
  readyWithinMs?: number;
}

/** A test's running platform: the built API with the built shell and remotes, on its own port with its own data. */
export interface PlatformProcess {
  url: string;
  pid: number;
  port: number;
  dataDir: string;
  /** All output of the process. */
  said: () => string;
  /** Lets it finish requests in flight, then removes data created for it. */
  stop: () => Promise<void>;
  /** Ends it like a power failure; the data stays. */
  kill: () => Promise<void>;
}

/** Starts the built platform and waits until it is ready. @throws with the process's output if it doesn't get there. */
export async function startPlatform({
  env = {},
  dataDir,
  port,
  root = ROOT,
  readyWithinMs = READY_LIMIT_MS,
}: PlatformOptions = {}): Promise<PlatformProcess> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'sannidhi-e2e-'));
  const chosenPort = port ?? (await freePort());
  const settings = { NODE_ENV: 'test', PORT: String(chosenPort), DATA_DIR: folder, LOG_LEVEL: 'error', ...env };
  const child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = keepOutput(child);
  endWithUs(child);
  const url = `http://localhost:${chosenPort}`;
  await ready(child, url, said, readyWithinMs);
  return {
    url,
    pid: child.pid ?? 0,
    port: chosenPort,
    dataDir: folder,
    said,
    kill: () => end(child, 'SIGKILL'),
    stop: async () => {
      await end(child, 'SIGTERM');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/** A test that ends badly leaves no platform running. */
function endWithUs(child: ChildProcess) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

function keepOutput(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

async function ready(child: ChildProcess, url: string, said: () => string, withinMs: number) {
  for (const limit = Date.now() + withinMs; Date.now() < limit; await pause(30)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The platform did not get ready:\n${said()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(insist);
}
