/**
 * 500 families at once on a slot of 10 places, through two API processes on the MariaDB of `TEST_DATABASE_URL` or one on SQLite, of which one
 * is killed in each round, with messages doubled and lost: never oversold, no place stranded, nobody charged twice, everybody else on the
 * waitlist.
 * `RUSH_ROUNDS` (20), `RUSH_FAMILIES` (500), `CRASH_SEED` (the clock).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { emptyDatabase } from '../harness/empty-database.ts';
import { freePort, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import { openRows } from '../harness/rows.ts';
import { type FaultProxy, type Faults, startFaultProxy } from './fault-proxy.ts';
import { Chance } from './random.ts';
import { buildFamilies } from './rush-families.ts';
import { type Outcome, RushFamily } from './rush-family.ts';
import { RushProof } from './rush-proof.ts';

const PLACES = 10;
const ROUNDS = Number(process.env.RUSH_ROUNDS ?? 20);
const FAMILIES = Number(process.env.RUSH_FAMILIES ?? 500);
const FAULTS: Faults = { duplicate: 0.05, dropReply: 0.04, dropRequest: 0.03 };
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const DAY_MS = 86_400_000;

const chance = new Chance(seed);
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-rush-'));
const database = await emptyDatabase();
const ports = [await freePort(), ...(database.url ? [await freePort()] : [])];
const env = { DATABASE_URL: database.url ?? '', TRUSTED_PROXIES: '127.0.0.1', SECRET_KEY: 'the same in both processes of this test' };
const start = (port: number) => startPlatform({ dataDir, port, env: { ...env, PUBLIC_URL: `http://localhost:${ports[0]}` } });
const running: PlatformProcess[] = [];
for (const port of ports) running.push(await start(port));
const proxies: FaultProxy[] = [];
for (const targetPort of ports) proxies.push(await startFaultProxy({ port: await freePort(), targetPort, faults: FAULTS, chance }));
let kills = 0;

try {
  const wrong = await rush();
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  for (const each of running) await each.stop();
  for (const each of proxies) await each.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function rush(): Promise<string[]> {
  const { api: office } = await signIn(running[0]?.url ?? '', 'temple@sannidhi.test', 'temple-admin');
  const facts = { name: 'Brahmotsavam seva', description: 'On a big day', durationMinutes: 30, priceCents: 51_00, capacity: PLACES };
  const service = await office.call(poojaServiceEndpoints.add, { body: { ...facts, waitlistMax: null } as never });
  const rows = await openRows({ dataDir, database });
  const tokens = await buildFamilies(rows, running[0]?.url ?? '', FAMILIES);
  const proof = new RushProof(rows);
  const urls = proxies.map(({ url }) => url);
  const wrong: string[] = [];
  const startedAt = Date.now();
  for (let round = 0; round < ROUNDS; round++) {
    const date = new Date(Date.now() + (10 + Math.floor(round / 600)) * DAY_MS).toISOString().slice(0, 10);
    const time = `${String(8 + Math.floor((round % 600) / 60)).padStart(2, '0')}:${String(round % 60).padStart(2, '0')}`;
    const { office: desk } = { office: (await signIn(running[0]?.url ?? '', 'temple@sannidhi.test', 'temple-admin')).api };
    const body = { serviceId: service.id, date, time, capacity: PLACES, onlinePlaces: PLACES, counterPlaces: 0 };
    const slot = await desk.call(poojaSlotEndpoints.add, { body });
    const families = tokens.map((token) => new RushFamily({ token, urls, chance, slotId: slot.id }));
    const [outcomes] = await Promise.all([Promise.all(families.map((family) => family.rush())), killOne()]);
    const found = (await proof.differences(slot.id, PLACES, outcomes)).map((sentence) => `round ${round + 1}: ${sentence}`);
    for (const sentence of found) console.error(sentence);
    wrong.push(...found);
    console.log(line(round, outcomes, startedAt, wrong.length));
  }
  await rows.close();
  return wrong;
}

/** One of them ends like a power failure while everybody is at it, and comes back. */
async function killOne(): Promise<void> {
  await pause(chance.between(200, 4_000));
  const which = chance.between(0, running.length - 1);
  await running[which]?.kill();
  kills += 1;
  running[which] = await start(ports[which] ?? 0);
}

function line(round: number, outcomes: readonly Outcome[], startedAt: number, wrong: number): string {
  const paid = outcomes.filter(({ paid: isPaid }) => isPaid).length;
  const waiting = outcomes.filter(({ waits }) => waits).length;
  const lost = proxies.map(({ counts }) => counts.dropReply + counts.dropRequest).reduce((sum, count) => sum + count, 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return `round ${round + 1}: ${paid} paid, ${waiting} wait; ${kills} kills, ${lost} lost messages, ${wrong} differences; ${seconds} s, CRASH_SEED=${seed}`;
}
