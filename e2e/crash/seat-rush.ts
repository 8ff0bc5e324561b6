/**
 * 500 families at once on a pooja's 10 places, or on the 12 of an event's date of which kinds of tickets have 8 and 6, through two API processes
 * on the MariaDB of `TEST_DATABASE_URL` or one on SQLite, with messages doubled and lost, holds that lapse and payments that come after that:
 * no limit oversold, no place stranded, nobody charged twice, nobody without the way to the waitlist. In each hard round one process is killed,
 * and all who found no place join the waitlist; in the others one in ten does.
 * `RUSH_OF` (poojas,events: in turn), `RUSH_ROUNDS` (20), `RUSH_FAMILIES` (500), `RUSH_HARD` (1: every round is hard, 10: every tenth),
 * `CRASH_SEED` (the clock), `SOAK_LOG` (a file that gets a line for each round).
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../harness/api-client.ts';
import { emptyDatabase } from '../harness/empty-database.ts';
import { freePort, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import { openRows } from '../harness/rows.ts';
import { type FaultProxy, type Faults, startFaultProxy } from './fault-proxy.ts';
import { Chance } from './random.ts';
import { buildFamilies } from './rush-families.ts';
import { type Outcome, RushFamily } from './rush-family.ts';
import type { RushNoun } from './rush-noun.ts';
import { rushPoojas } from './rush-poojas.ts';
import { type Proof, RushProof } from './rush-proof.ts';
import { rushTickets } from './rush-tickets.ts';
import { RushTruth } from './rush-truth.ts';

const NOUNS: Record<string, RushNoun> = { poojas: rushPoojas, events: rushTickets };
const nouns = (process.env.RUSH_OF ?? Object.keys(NOUNS).join()).split(',').map(nounNamed);
const ROUNDS = Number(process.env.RUSH_ROUNDS ?? 20);
const FAMILIES = Number(process.env.RUSH_FAMILIES ?? 500);
const HARD = Number(process.env.RUSH_HARD ?? 1);
const USUAL_JOINS = 0.1;
const FAULTS: Faults = { duplicate: 0.05, dropReply: 0.04, dropRequest: 0.03 };
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

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
  const address = running[0]?.url ?? '';
  const { api: office } = await signIn(address, 'temple@sannidhi.test', 'temple-admin');
  const rows = await openRows({ dataDir, database });
  const tokens = await buildFamilies(rows, address, FAMILIES);
  const rushes = [];
  for (const noun of nouns) {
    const truth = new RushTruth(rows, noun);
    rushes.push({ noun, truth, proof: new RushProof(truth, noun), offer: await noun.prepare(office) });
  }
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const each = rushes[round % rushes.length];
    if (each) wrong.push(...(await runRound(each, round, tokens)));
  }
  await rows.close();
  return wrong;
}

async function runRound({ noun, truth, proof, offer }: Rush, round: number, tokens: readonly string[]): Promise<string[]> {
  const startedAt = Date.now();
  const isHard = Math.floor(round / nouns.length) % HARD === HARD - 1;
  const places = await offer(round);
  const options = { urls: proxies.map(({ url }) => url), chance, noun, joins: isHard ? 1 : USUAL_JOINS };
  const lapse = (orderId: string) => truth.lapseOrder(orderId);
  const families = tokens.map((token, index) => new RushFamily({ ...options, token, wish: places.wishOf(index), lapse }));
  const [outcomes] = await Promise.all([Promise.all(families.map((family) => family.rush())), isHard ? killOne() : undefined]);
  const found = await proof.of(places, outcomes);
  for (const sentence of found.wrong) console.error(`round ${round + 1}: ${sentence}`);
  await emptyCarts(families, outcomes);
  note({ round, kind: noun.kind, seconds: Math.round((Date.now() - startedAt) / 100) / 10 }, outcomes, found);
  return found.wrong;
}

/** Those who had a place and didn't pay begin the next round without it. */
async function emptyCarts(families: readonly RushFamily[], outcomes: readonly Outcome[]): Promise<void> {
  for (const [index, { held, paid }] of outcomes.entries()) if (held && !paid) await families[index]?.leaveCart(running[0]?.url ?? '');
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
function note(of: { round: number; kind: string; seconds: number }, outcomes: readonly Outcome[], { wrong, paidBack }: Proof): void {
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  const [held, paid, waiting, late] = [count((it) => it.held), count((it) => it.paid), count((it) => it.waits), count((it) => it.late)];
  const lost = proxies.reduce((sum, { counts }) => sum + counts.dropReply + counts.dropRequest, 0);
  console.log(
    `round ${of.round + 1} (${of.kind}): ${held} held, ${paid} paid, ${late} late, ${paidBack} paid back, ${waiting} wait, ${wrong.length} differences, ${of.seconds} s; so far ${kills} kills, ${lost} lost messages; CRASH_SEED=${seed}`,
  );
  const families = { families: outcomes.length, held, paid, late, paidBack, waiting };
  const line = { made: 1, ...of, ...families, wrong: wrong.length, kills, lost, crashSeed: seed, at: new Date() };
  if (process.env.SOAK_LOG) appendFileSync(process.env.SOAK_LOG, `${JSON.stringify(line)}\n`);
}

function nounNamed(name: string): RushNoun {
  const noun = NOUNS[name];
  if (!noun) throw new Error(`Nobody rushes for ${name}.`);
  return noun;
}

/** A noun whose places are offered, round after round. */
interface Rush {
  noun: RushNoun;
  truth: RushTruth;
  proof: RushProof;
  offer: Awaited<ReturnType<RushNoun['prepare']>>;
}
