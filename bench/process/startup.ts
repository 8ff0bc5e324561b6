import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '@sannidhi/e2e/platform';
import { median } from '../report/median.ts';

const RUNS = 5;
const IDLE_MS = 3000;

/** How long a start takes until the first response, and an idle process's memory; medians. */
export async function measureStartup(dataDir: string): Promise<{ readyMs: number; idleMib: number }> {
  const ready: number[] = [];
  const idle: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    const platform = await startPlatform({
      dataDir,
      env: { NODE_ENV: 'production', STAGING: '1', SECRET_KEY: 'measured, never used for anything else' },
    });
    ready.push(Math.round(performance.now() - startedAt));
    await pause(IDLE_MS);
    idle.push(residentMib(platform.pid));
    await platform.stop();
  }
  return { readyMs: median(ready), idleMib: median(idle) };
}

function residentMib(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}
