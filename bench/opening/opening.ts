import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPlatform } from '@sannidhi/e2e/platform';
import { openRows } from '@sannidhi/e2e/rows';
import { SECRET_KEY } from '../giving/platform-side.ts';
import { openStore, type Store, settingsOf } from '../giving/stores.ts';
import { announceBigDay, type BigDay } from './big-day.ts';
import { courseOf } from './course.ts';
import { buildCrowd } from './crowd.ts';
import type { OpeningFigures } from './figures.ts';

const PEOPLE = Number(process.env.OPENING_CROWD ?? 20_000);
const STREAMS = Number(process.env.OPENING_STREAMS ?? 2_000);
const COLLECTOR = fileURLToPath(new URL('collect-garbage.cjs', import.meta.url));
const SETTINGS = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY, DEMO_DATA: 'small', LOG_LEVEL: 'error' };

/**
 * Many people wait for 1,000 places, some of them over HTTP; this process is all of them. On SQLite the API does its own jobs; on the
 * MariaDB of a server's address another process does.
 */
export async function measureOpening(server?: string): Promise<OpeningFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-opening-'));
  const store = await openStore(join(folder, 'data'), server);
  try {
    const bigDay = await prepared(store);
    const rows = await openRows(store);
    const people = await buildCrowd(rows, bigDay, PEOPLE);
    const memoryFile = join(folder, 'memory.jsonl');
    const env = { ...SETTINGS, ...settingsOf(store) };
    const watched = { MEMORY_FILE: memoryFile, NODE_OPTIONS: `--expose-gc --require ${COLLECTOR}` };
    const api = await startPlatform({ dataDir: store.dataDir, env: { ...env, ...watched, WORKER: server ? 'off' : 'inline' } });
    const worker = server ? await startPlatform({ dataDir: store.dataDir, env: { ...env, WORKER: 'only' } }) : undefined;
    try {
      return { database: store.database.name, ...(await courseOf({ api, rows, bigDay, people, memoryFile }, STREAMS)) };
    } finally {
      await worker?.stop();
      await api.stop();
      await rows.close();
    }
  } finally {
    await store.database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepared(store: Store): Promise<BigDay> {
  const platform = await startPlatform({ dataDir: store.dataDir, env: { ...SETTINGS, ...settingsOf(store), WORKER: 'off' } });
  const bigDay = await announceBigDay(platform.url);
  await platform.stop();
  return bigDay;
}
