import { emptyDatabase } from '../harness/empty-database.ts';
import { freePort, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';

/** Signs the sessions of a test's processes. */
export const SHARED_KEY = 'the same in every process of a test';

export interface Processes {
  databaseUrl: string;
  a: PlatformProcess;
  b: PlatformProcess;
  /** Restarts an API process on the same port. */
  again: (process: PlatformProcess) => Promise<PlatformProcess>;
  /** Ends both API processes like a power failure. */
  killApi: () => Promise<void>;
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A worker, which migrates and seeds, and two API processes, on an empty database of `TEST_DATABASE_URL` and the Redis of `TEST_REDIS_URL`.
 * `gateway` is the public address, if it isn't the first process itself.
 */
export async function startProcesses(dataDir: string, gateway?: { url: string; ports: readonly [number, number] }): Promise<Processes> {
  const { TEST_DATABASE_URL: server, TEST_REDIS_URL: redis } = process.env;
  if (!server || !redis) throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL must name a MariaDB and a Redis.');
  const database = await emptyDatabase(server);
  const ports = gateway?.ports ?? ([await freePort(), await freePort()] as const);
  const shared = {
    NODE_ENV: 'production',
    STAGING: '1',
    SECRET_KEY: SHARED_KEY,
    DATABASE_URL: database.url ?? '',
    REDIS_URL: redis,
    PUBLIC_URL: gateway?.url ?? `http://localhost:${ports[0]}`,
    ...(gateway ? { TRUSTED_PROXIES: '127.0.0.1' } : {}),
  };
  const worker = await startPlatform({ dataDir, env: { ...shared, WORKER: 'only' } });
  const api = (port: number) => startPlatform({ dataDir, port, env: { ...shared, WORKER: 'off' } });
  const running = new Map<number, PlatformProcess>();
  const start = async (port: number) => {
    const started = await api(port);
    running.set(port, started);
    return started;
  };
  const [a, b] = [await start(ports[0]), await start(ports[1])];
  const stop = async () => {
    for (const each of [...running.values(), worker]) await each.stop();
    await database.drop();
  };
  const killApi = async () => {
    for (const each of running.values()) await each.kill();
  };
  const startApi = async () => {
    for (const port of ports) await start(port);
  };
  return { databaseUrl: shared.DATABASE_URL, a, b, again: ({ port }) => start(port), killApi, startApi, stop };
}
