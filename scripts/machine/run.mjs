import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Longer than the platform itself waits for requests in flight. */
const STOP_LIMIT_MS = 15_000;
/** A signal that comes so soon after another one is the same press of Ctrl-C. */
const ECHO_MS = 500;

const running = new Set();

/**
 * Runs a command to its end without a shell and without standard input, and captures its output.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onOutput?: (text: string) => void, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects; a command that can't start has code 127, a timeout 124
 */
export function run(command, args = [], { cwd = ROOT, env = {}, onOutput, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const keep = (chunk) => {
      const text = chunk.toString();
      chunks.push(text);
      onOutput?.(text);
    };
    const child = launch(command, args, { cwd, env });
    const deadline = timeoutMs && setTimeout(() => end('124', `\n${command} took longer than ${timeoutMs / 1000} s\n`), timeoutMs);
    const end = (code, lastWords = '') => {
      clearTimeout(deadline);
      if (code === '124') stopGroup(child, 'SIGKILL');
      resolve({ code: Number(code ?? 1), output: chunks.join('') + lastWords });
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code, signal) => end(signal ? 143 : code));
  });
}

/** Starts a command in its own process group; it is stopped with its children when this process ends. */
export function launch(command, args, { cwd = ROOT, env = {}, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Asks a command and its children to stop, and kills them after `patienceMs`. */
export async function stop(child, patienceMs = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  stopGroup(child, 'SIGTERM');
  const insist = setTimeout(() => stopGroup(child, 'SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}

function stopGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

process.once('exit', () => {
  for (const child of running) stopGroup(child, 'SIGKILL');
});
let stoppingSince;

/** The first signal asks everything started here to finish, the second one doesn't wait. Of Ctrl-C npm passes on another one at once. */
function passOn(code) {
  if (stoppingSince !== undefined) return Date.now() - stoppingSince > ECHO_MS && process.exit(code);
  stoppingSince = Date.now();
  for (const child of running) stopGroup(child, 'SIGTERM');
  setInterval(() => running.size === 0 && process.exit(code), 20);
  setTimeout(() => process.exit(code), STOP_LIMIT_MS);
}

process.on('SIGINT', () => passOn(130));
process.on('SIGTERM', () => passOn(143));
process.on('SIGHUP', () => passOn(129));
