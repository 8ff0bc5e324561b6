import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { RedisRateLimiter } from './redis-rate-limiter.ts';

let folder: string;
let socket: string;
let server: ChildProcess;
let absent: Promise<boolean>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sannidhi-redis-'));
  socket = join(folder, 'redis.sock');
  server = spawn('redis-server', ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder], {
    stdio: 'ignore',
  });
  absent = new Promise((tell) => {
    server.once('error', () => tell(true));
    server.once('spawn', () => tell(false));
  });
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const rule = { free: 3, windowSeconds: 60, firstWaitSeconds: 10 };

it('counts over all processes, where Redis is installed', async () => {
  // Redis is optional; the production-shape check always runs it.
  if (await absent) return;
  const [one, two] = [0, 1].map(() => new RedisRateLimiter(new Redis(socket, { retryStrategy: () => 50 })));
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one! : two!).take('a', rule)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(Math.max(...waits)).toBe(10);
  await one!.forget('a');
  expect(await two!.take('a', rule)).toBe(0);
  await Promise.all([one!.close(), two!.close()]);
});
