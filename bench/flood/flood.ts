import { randomUUID } from 'node:crypto';
import { donationEndpoints } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import { startPlatform } from '@sannidhi/e2e/platform';
import { send } from '../giving/http.ts';
import { percentile } from '../report/percentile.ts';
import type { Row } from '../report/report.ts';
import { type BystanderFigures, measureBystander } from './bystander.ts';

const READS = 400;
const READERS = 2;
const GUESSERS = 64;

export interface FloodFigures {
  quietP95Ms: number;
  floodedP95Ms: number;
  ratio: number;
  /** Sign-in attempts during the reads, and how many of them the queue refused. */
  tries: number;
  refused: number;
  bystander: BystanderFigures[];
}

/**
 * The effect of a flood of sign-ins on someone reading their gifts; each has a different name and address, so that every one reaches the
 * password hash.
 */
export async function measureFlood(dataDir: string): Promise<FloodFigures> {
  const env = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY: 'measured, never used for anything else', TRUSTED_PROXIES: '127.0.0.1' };
  const platform = await startPlatform({ dataDir, env: { ...env, WORKER: 'off' } });
  const { authToken } = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const read = () =>
    send({
      port: platform.port,
      method: 'GET',
      path: `${donationEndpoints.own.path}?limit=10`,
      headers: { authorization: `Bearer ${authToken}` },
    });
  await timesOf(read);
  const quietP95Ms = percentile(await timesOf(read), 0.95);
  const flood = new Flood(platform.port);
  const floodedP95Ms = percentile(await timesOf(read), 0.95);
  const { tries, refused } = await flood.end();
  const bystander = await measureBystander(platform.port, read);
  await platform.stop();
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    quietP95Ms: round(quietP95Ms),
    floodedP95Ms: round(floodedP95Ms),
    ratio: round(floodedP95Ms / quietP95Ms),
    tries,
    refused,
    bystander,
  };
}

/** How long each read took, in milliseconds. */
async function timesOf(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const reader = async () => {
    while (times.length < READS) {
      const startedAt = performance.now();
      await read();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

/** Clients that try passwords as fast as they get responses. */
class Flood {
  private readonly port: number;
  private readonly guessers: Promise<void>[];
  private going = true;
  private readonly counts = { tries: 0, refused: 0 };

  constructor(port: number) {
    this.port = port;
    this.guessers = Array.from({ length: GUESSERS }, () => this.guess());
  }

  async end() {
    this.going = false;
    await Promise.all(this.guessers);
    return this.counts;
  }

  private async guess() {
    while (this.going) {
      const headers = { 'x-forwarded-for': `198.51.${random(256)}.${random(256)}` };
      const body = JSON.stringify({ email: `${randomUUID()}@sannidhi.test`, password: 'Wrong-guess-108' });
      const refusal = await send({ port: this.port, method: 'POST', path: '/api/auth/login', headers, body }).then(
        () => '',
        (error: Error) => error.message,
      );
      this.counts.tries += 1;
      if (refusal.includes(' 503')) this.counts.refused += 1;
    }
  }
}

const random = (below: number) => Math.floor(Math.random() * below);

/** Every read got a response, or the benchmark would have failed; how late depends on the number of cores. */
export const floodRows = ({ quietP95Ms, floodedP95Ms, ratio, tries, refused, bystander }: FloodFigures): Row[] => [
  { what: 'p95 of a read, quiet', found: `${quietP95Ms} ms` },
  { what: `p95 of a read in a flood of ${GUESSERS} guessers`, found: `${floodedP95Ms} ms`, budget: '≤ 100 ms', holds: floodedP95Ms <= 100 },
  { what: 'flooded, of quiet', found: `${ratio}` },
  { what: 'sign-ins tried meanwhile', found: `${tries}, ${refused} of them refused` },
  ...bystander.map(bystanderRow),
];

const bystanderRow = ({ flood, networks, p95Ms }: BystanderFigures): Row => ({
  what: `p95 of a read, 50 a second of ${flood} from ${networks === 1 ? 'one network' : `${networks} networks`}`,
  found: `${p95Ms} ms`,
  budget: '≤ 100 ms',
  holds: p95Ms <= 100,
});
