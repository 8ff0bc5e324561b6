import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiClient, signIn } from '@sannidhi/e2e/api-client';
import { Chance } from '@sannidhi/e2e/chance';
import { type PlatformProcess, startPlatform } from '@sannidhi/e2e/platform';
import { openRows, type Rows } from '@sannidhi/e2e/rows';
import { SECRET_KEY } from '../giving/platform-side.ts';
import { openStore, settingsOf } from '../giving/stores.ts';
import { buildFollowers, type Follower } from './audience.ts';
import { MailSink } from './mail-sink.ts';
import { TextProvider } from './text-provider.ts';

const PRELOADED = fileURLToPath(new URL('other-world.cjs', import.meta.url));
const TEMPLE = 'sri-kamakshi-edison';
const DAY_MS = 86_400_000;
/** Noon in New Jersey, or an hour later: texts may be sent. */
const NOON_UTC_MS = 17 * 3_600_000;

export interface WorldSizes {
  people: number;
  /** How many of them agreed to texts. */
  texted: number;
  seed: number;
  /** A database server; without one, a file. */
  server?: string | undefined;
}

/** A temple with many followers, the platform's API and a worker that is a process of its own, a mail server and a provider of texts. */
export interface World {
  database: string;
  rows: Rows;
  office: ApiClient;
  templeId: string;
  followers: readonly Follower[];
  api: PlatformProcess;
  mail: MailSink;
  texts: TextProvider;
  chance: Chance;
  /** Starts a worker whose clock is so much later than the API's. */
  startWorker: (laterMs: number) => Promise<PlatformProcess>;
  close: () => Promise<void>;
}

export async function openWorld({ people, texted, seed, server }: WorldSizes): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-broadcast-'));
  const store = await openStore(join(folder, 'data'), server);
  const chance = new Chance(seed);
  const [mail, texts] = [await MailSink.open(chance), await TextProvider.open(chance)];
  const shift = Date.now() - (Date.now() % DAY_MS) + NOON_UTC_MS - Date.now();
  const env = (laterMs: number) => ({
    ...{ NODE_ENV: 'production', STAGING: '1', SECRET_KEY, DEMO_DATA: 'small', LOG_LEVEL: 'error', ...settingsOf(store) },
    ...{ OUTBOX: mail.url, SMS_ACCOUNT_SID: 'AC108', SMS_AUTH_TOKEN: 'token', SMS_FROM: '+17325550100', SMS_TWIN: texts.url },
    ...{
      CLOCK_SHIFT_MS: String(shift + laterMs),
      NODE_OPTIONS: `--require ${PRELOADED}`,
    },
  });
  const api = await startPlatform({ dataDir: store.dataDir, env: { ...env(0), WORKER: 'off' } });
  const rows = await openRows(store);
  const [temple] = await rows.query('SELECT id FROM temples WHERE slug = ?', [TEMPLE]);
  const templeId = String(temple?.id);
  const followers = await buildFollowers(rows, templeId, people, texted, new Date(Date.now() + shift));
  const { api: office } = await signIn(api.url, 'temple@sannidhi.test', 'temple-admin');
  return {
    ...{ database: store.database.name, rows, office, templeId, followers, api, mail, texts, chance },
    startWorker: (laterMs) => startPlatform({ dataDir: store.dataDir, env: { ...env(laterMs), WORKER: 'only' } }),
    close: async () => {
      await api.stop();
      await rows.close();
      await mail.close();
      await texts.close();
      await store.database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
