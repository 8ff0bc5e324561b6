/**
 * A broadcast to many by email and text, while its worker is killed with -9, the mail server and the provider lose replies and people
 * withdraw: nobody is lost, only what was under way arrives again, no text is sent twice. On SQLite, or on the server of
 * `TEST_DATABASE_URL`. `BROADCAST_PEOPLE` (15,000), `BROADCAST_KILLS` (10), `BROADCAST_SEED` (the clock).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { broadcastEndpoints } from '@sannidhi/contracts';
import { WorkerUnderFire, withdrawSome } from './kills.ts';
import { type Outcome, outcomeOf } from './proof.ts';
import { recipientsOf, startBroadcast, statusOf, until } from './sending.ts';
import { openWorld, type World } from './world.ts';

const PEOPLE = Number(process.env.BROADCAST_PEOPLE ?? 15_000);
const KILLS = Number(process.env.BROADCAST_KILLS ?? 10);
const SEED = Number(process.env.BROADCAST_SEED ?? Date.now() % 1_000_000);
const TEXTED = Math.round(PEOPLE / 5);
const WITHDRAWN = Math.round(PEOPLE / 20);
/** Of the replies. */
const LOST = { mail: 0.01, texts: 0.02 };
const ENQUEUED_WITHIN_MS = 5_000;
const LIMIT_MS = 30 * 60_000;
const LATE_MS = 70 * 60_000;
const startedAt = Date.now();

const world = await openWorld({ people: PEOPLE, texted: TEXTED, seed: SEED, server: process.env.TEST_DATABASE_URL });
try {
  const wrong = [...(await underFire(world)), ...(await late(world))];
  for (const sentence of wrong.slice(0, 50)) console.error(sentence);
  console.log(`${wrong.length} differences; ${seconds()} s, BROADCAST_SEED=${SEED}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await world.close();
}

async function underFire(world: World): Promise<string[]> {
  let id = '';
  const worker = new WorkerUnderFire(world, () => id);
  await worker.start();
  const enqueuedFrom = performance.now();
  id = await startBroadcast(world, 'followers', ['email', 'sms']);
  await until(world, id, 'running', LIMIT_MS);
  const enqueuedMs = Math.round(performance.now() - enqueuedFrom);
  Object.assign(world.mail, { lostShare: LOST.mail });
  Object.assign(world.texts, { lostShare: LOST.texts });
  const messages = (await recipientsOf(world, id)).filter(({ status }) => status !== 'suppressed').length;
  console.log(`${messages} messages enqueued on ${world.database} in ${enqueuedMs} ms`);
  const [, withdrawn] = await Promise.all([worker.killWhile(KILLS, messages), withdrawnAfter(world, messages * 0.3)]);
  await until(world, id, 'finished', LIMIT_MS, healOnceQuiet(world));
  await worker.stop();
  const outcome = await outcomeOf(world, {
    broadcastId: id,
    underWay: worker.underWay,
    withdrawn,
    kills: KILLS,
    leftBehind: worker.leftBehind,
  });
  console.log(report(outcome, worker.underWay.length, withdrawn.length));
  const slow = PEOPLE >= 15_000 && enqueuedMs > ENQUEUED_WITHIN_MS ? [`Enqueued in ${enqueuedMs} ms`] : [];
  return [...outcome.wrong, ...slow];
}

async function withdrawnAfter(world: World, count: number) {
  while (world.mail.arrived.length < count) await pause(20);
  return withdrawSome(world, WITHDRAWN);
}

/** A mail whose every reply is lost would count as failed: near the end, none is. */
function healOnceQuiet({ mail, texts }: World): () => Promise<void> {
  return async () => {
    if (mail.arrived.length < PEOPLE * 0.9) return;
    mail.lostShare = 0;
    texts.lostShare = 0;
  };
}

/** One that begins more than an hour late sends nothing until the office says so. */
async function late(world: World): Promise<string[]> {
  const id = await startBroadcast(world, 'staff', ['email']);
  const before = world.mail.arrived.length;
  const tardy = await world.startWorker(LATE_MS);
  await until(world, id, 'paused', LIMIT_MS);
  await tardy.stop();
  const { isLate } = await statusOf(world, id);
  const frozen = (await recipientsOf(world, id)).length;
  const staff = new Set(await staffAddresses(world));
  const early = world.mail.arrived.slice(before).filter(({ to, subject }) => staff.has(to) && subject.includes('Lamps')).length;
  // The next worker's clock is behind the last one's.
  await world.rows.query('UPDATE recurring_jobs SET dueAt = ?', [new Date(0)]);
  await world.office.call(broadcastEndpoints.resume, { params: { broadcastId: id } });
  const worker = await world.startWorker(0);
  await until(world, id, 'finished', LIMIT_MS);
  await worker.stop();
  const sent = (await recipientsOf(world, id)).filter(({ status }) => status === 'sent').length;
  console.log(`late by ${LATE_MS / 60_000} minutes: ${early} sent before anybody said so, ${sent} after`);
  return [
    ...(isLate && frozen === 0 && early === 0 ? [] : [`A late broadcast didn’t ask: ${isLate}, ${frozen} frozen, ${early} sent`]),
    ...(sent > 0 ? [] : ['A late broadcast was never sent']),
  ];
}

async function staffAddresses({ rows, templeId }: World): Promise<string[]> {
  const found = await rows.query(
    'SELECT account.email AS email FROM accounts account JOIN staff_members member ON member.accountId = account.id WHERE member.templeId = ?',
    [templeId],
  );
  return found.map(({ email }) => String(email));
}

function report(outcome: Outcome, kills: number, withdrawn: number): string {
  const { emails, texts, suppressed, duplicates, underWay, lostReplies, unknown } = outcome;
  return [
    `${emails} emails and ${texts} texts on ${world.database}, ${unknown} texts unknown, ${suppressed} suppressed, ${kills} kills;`,
    `${underWay} under way at the kills, ${lostReplies} replies lost, ${duplicates} emails arrived again, ${withdrawn} withdrew;`,
    `${seconds()} s`,
  ].join(' ');
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000);
}
