import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What a process occupies after it collected its garbage, in bytes. */
interface Memory {
  rss: number;
  heapUsed: number;
  external: number;
}

const LIMIT_MS = 60_000;

/** Asks a process that was started with `collect-garbage.cjs`. */
export async function memoryOf(pid: number, file: string): Promise<Memory> {
  const known = linesIn(file).length;
  process.kill(pid, 'SIGUSR2');
  for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await pause(50)) {
    const line = linesIn(file)[known];
    if (line) return JSON.parse(line) as Memory;
  }
  throw new Error(`Process ${pid} did not say what it occupies.`);
}

const linesIn = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
