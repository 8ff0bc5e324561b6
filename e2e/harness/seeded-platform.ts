import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlatformProcess, startPlatform } from './platform-process.ts';

/** Names the folder to the workers. */
const FOLDER = 'SEEDED_DATA';
/** Beyond this the demo's day has moved on: what opens within the hour, who waits since when. */
const FRESH_FOR_MS = 20 * 60_000;

/** Before the first journey: seeds the demo once, which takes a start most of its time. Returns what removes it. */
export default async function seed(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-seeded-'));
  const platform = await startPlatform({ dataDir, env: { WORKER: 'off' } });
  await platform.stop();
  process.env[FOLDER] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a platform with its own copy of what the run has seeded, or with its own seed if that is old. */
export async function startSeededPlatform(env: Record<string, string> = {}): Promise<PlatformProcess> {
  const seeded = process.env[FOLDER];
  if (!seeded || Date.now() - statSync(seeded).mtimeMs > FRESH_FOR_MS) return startPlatform({ env });
  const dataDir = await mkdtemp(join(tmpdir(), 'sannidhi-e2e-'));
  await cp(seeded, dataDir, { recursive: true });
  const platform = await startPlatform({ dataDir, env });
  const stop = async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...platform, stop };
}
