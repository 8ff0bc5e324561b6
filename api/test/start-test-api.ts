import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { type AppOptions, createApp } from '../src/create-app.ts';
import { readSettings } from '../src/platform/config/read-settings.ts';
import type { Settings } from '../src/platform/config/settings.ts';
import { Database } from '../src/platform/database/database.ts';
import { createMigratedDatabase } from './migrated-database.ts';

export interface TestApi {
  app: NestFastifyApplication;
  database: Database;
  /** Where it listens: `http://127.0.0.1:40123`. */
  url: string;
  /** A fresh supertest client without cookies or headers. */
  client: () => TestAgent;
  /** A provider by its class: `api.get(FundsService)`. */
  get: NestFastifyApplication['get'];
  close: () => Promise<void>;
}

/**
 * The whole application on an empty database of its own, without demo data and with the worker off (run due work by
 * `deliveredTo`); `environment` changes settings by their names, `settings` those that have none. Close it in `afterAll`. One at a time: passport keeps one
 * set of strategies per process.
 */
export async function startTestApi(
  environment: Record<string, string> = {},
  { settings: given, ...more }: Pick<AppOptions, 'modules' | 'registerWeb'> & { settings?: Partial<Settings> } = {},
): Promise<TestApi> {
  const store = await createMigratedDatabase();
  const read = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    SECRET_KEY: 'a key that only tests use, long enough',
    DEMO_DATA: 'off',
    REQUIRE_SECOND_FACTOR: 'false',
    WORKER: 'off',
    PUBLIC_URL: 'http://localhost:4100',
    LOG_LEVEL: process.env.LOG_LEVEL,
    ...environment,
  });
  const app = await createApp({ settings: { ...read, ...given }, ...more });
  const close = async () => {
    // A connection that never sent a request would keep the server open for over a minute.
    app.getHttpServer().closeAllConnections();
    await app.close();
    await store.drop();
  };
  // Listening from the start: supertest would open and close a server for every request.
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return { app, url, database: app.get(Database), client: () => request.agent(app.getHttpServer()), get: app.get.bind(app), close };
}
