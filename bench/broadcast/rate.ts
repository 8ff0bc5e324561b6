import { percentile } from '../report/percentile.ts';
import { processorTime } from '../report/processor-time.ts';
import type { Row } from '../report/report.ts';
import { recipientsOf, startBroadcast, until } from './sending.ts';
import { openWorld, type World } from './world.ts';

const PEOPLE = Number(process.env.BROADCAST_PEOPLE ?? 15_000);
const LIMIT_MS = 15 * 60_000;
const SEED = 108;

export interface BroadcastFigures {
  database: string;
  emails: number;
  /** From the start to the last frozen recipient. */
  enqueuedMs: number;
  perSecond: number;
  /** The worker's processor time for each email, in ms: its core does a thousand by this many in a second. */
  emailMs: number;
  connections: number;
  /** From the recipient's name to the next mail of any connection. */
  gapMs: { p50: number; p99: number };
}

/** How fast one worker sends a broadcast to a mail server on this machine, which answers everything at once. */
export async function measureBroadcast(server?: string): Promise<BroadcastFigures> {
  const world = await openWorld({ people: PEOPLE, texted: 0, seed: SEED, server });
  try {
    return await measured(world);
  } finally {
    await world.close();
  }
}

async function measured(world: World): Promise<BroadcastFigures> {
  const worker = await world.startWorker(0);
  try {
    const startedAt = performance.now();
    const id = await startBroadcast(world, 'followers', ['email']);
    await until(world, id, 'running', LIMIT_MS);
    const enqueuedMs = Math.round(performance.now() - startedAt);
    const [used, before] = [processorTime(worker.pid), world.mail.arrived.length];
    const sendingAt = performance.now();
    await until(world, id, 'finished', LIMIT_MS);
    const seconds = (performance.now() - sendingAt) / 1000;
    const arrived = world.mail.arrived.slice(before);
    const emails = (await recipientsOf(world, id)).filter(({ status }) => status === 'sent').length;
    const gaps = arrived.slice(1).map(({ namedAt }, index) => namedAt - (arrived[index]?.namedAt ?? namedAt));
    const at = (share: number) => Math.round(percentile(gaps, share) * 10) / 10;
    return {
      ...{ database: world.database, emails, enqueuedMs, connections: world.mail.connections },
      perSecond: Math.round(emails / seconds),
      emailMs: Math.round(((processorTime(worker.pid) - used) / emails) * 100) / 100,
      gapMs: { p50: at(0.5), p99: at(0.99) },
    };
  } finally {
    await worker.stop();
  }
}

export const broadcastRows = ({ database, emails, enqueuedMs, perSecond, emailMs }: BroadcastFigures): Row[] => [
  { what: `${emails} recipients enqueued on ${database}`, found: `${enqueuedMs} ms`, budget: '≤ 5000 ms', holds: enqueuedMs <= 5_000 },
  { what: 'emails a second, by SMTP', found: `${perSecond}`, budget: '≥ 200', holds: perSecond >= 200 },
  { what: 'processor time for each', found: `${emailMs} ms`, budget: '≤ 5 ms', holds: emailMs <= 5 },
];
