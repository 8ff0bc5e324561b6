/**
 * 500 families at once on a slot of 10 places, through two API processes on the MariaDB of `TEST_DATABASE_URL` or one on SQLite, with messages
 * doubled and lost: never oversold, no place stranded, nobody charged twice, nobody without the way to the waitlist. In each hard round one
 * process is killed, and all who found no place join the waitlist; in the others one in ten does.
 * `RUSH_ROUNDS` (20), `RUSH_FAMILIES` (500), `RUSH_HARD` (1: every round is hard, 10: every tenth), `CRASH_SEED` (the clock), `SOAK_LOG` (a
 * file that gets a line for each round).
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { poojaServiceEndpoints, poojaSlotEndpoints } from '@sannidhi/contracts';
import { type ApiClient, CallFailed, signIn } from '../harness/api-client.ts';
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
const HARD = Number(process.env.RUSH_HARD ?? 1);
const USUAL_JOINS = 0.1;
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
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = Date.now();
    const isHard = round % HARD === HARD - 1;
    const slotId = await addSlot(office, service.id, round);
    const joins = isHard ? 1 : USUAL_JOINS;
    const families = tokens.map((token) => new RushFamily({ token, urls: proxies.map(({ url }) => url), chance, slotId, joins }));
    const [outcomes] = await Promise.all([Promise.all(families.map((family) => family.rush())), isHard ? killOne() : undefined]);
    const found = (await proof.differences(slotId, PLACES, outcomes)).map((sentence) => `round ${round + 1}: ${sentence}`);
    for (const sentence of found) console.error(sentence);
    wrong.push(...found);
    await emptyCarts(families, outcomes);
    note(round, outcomes, { seconds: Math.round((Date.now() - startedAt) / 100) / 10, wrong: found.length });
  }
  await rows.close();
  return wrong;
}

/** Every round has a time of its own. */
async function addSlot(desk: ApiClient, serviceId: string, round: number): Promise<string> {
  const date = new Date(Date.now() + (10 + Math.floor(round / 600)) * DAY_MS).toISOString().slice(0, 10);
  const time = `${String(8 + Math.floor((round % 600) / 60)).padStart(2, '0')}:${String(round % 60).padStart(2, '0')}`;
  const body = { serviceId, date, time, capacity: PLACES, onlinePlaces: PLACES, counterPlaces: 0 };
  return (await desk.call(poojaSlotEndpoints.add, { body })).id;
}

/** Those who had a place and didn't pay begin the next round without it. */
async function emptyCarts(families: readonly RushFamily[], outcomes: readonly Outcome[]): Promise<void> {
  for (const [index, { held, paid }] of outcomes.entries())
    if (held && !paid) await families[index]?.leaveCart(running[0]?.url ?? '').catch(onlyGone);
}

/** A line whose order went to the checkout isn't in the cart any more. */
function onlyGone(error: unknown): void {
  if (!(error instanceof CallFailed && (error.status === 404 || error.status === 409))) throw error;
}

/** One of them ends like a power failure while everybody is at it, and comes back. */
async function killOne(): Promise<void> {
  await pause(chance.between(200, 4_000));
  const which = chance.between(0, running.length - 1);
  await running[which]?.kill();
  kills += 1;
  running[which] = await start(ports[which] ?? 0);
}

/** Tells of a round at once, and where `SOAK_LOG` says. */
function note(round: number, outcomes: readonly Outcome[], { seconds, wrong }: { seconds: number; wrong: number }): void {
  const count = (of: (outcome: Outcome) => boolean) => outcomes.filter(of).length;
  const [held, paid, waiting] = [count((it) => it.held), count((it) => it.paid), count((it) => it.waits)];
  const lost = proxies.reduce((sum, { counts }) => sum + counts.dropReply + counts.dropRequest, 0);
  console.log(
    `round ${round + 1}: ${held} held, ${paid} paid, ${waiting} wait, ${wrong} differences, ${seconds} s; so far ${kills} kills, ${lost} lost messages; CRASH_SEED=${seed}`,
  );
  const line = { made: 1, families: outcomes.length, held, paid, waiting, wrong, seconds, kills, lost, crashSeed: seed, at: new Date() };
  if (process.env.SOAK_LOG) appendFileSync(process.env.SOAK_LOG, `${JSON.stringify(line)}\n`);
}
