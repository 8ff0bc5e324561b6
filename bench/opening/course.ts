import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformProcess } from '@sannidhi/e2e/platform';
import type { Rows } from '@sannidhi/e2e/rows';
import { percentile } from '../report/percentile.ts';
import { processorTime } from '../report/processor-time.ts';
import type { BigDay } from './big-day.ts';
import type { Person } from './crowd.ts';
import type { OpeningFigures, Rate } from './figures.ts';
import { type Answer, Holds } from './holds.ts';
import { Listeners } from './listeners.ts';
import { memoryOf } from './memory.ts';

const AT_ONCE = Number(process.env.OPENING_AT_ONCE ?? 100);
/** How often the database is asked whether somebody was let in. */
const LOOK_MS = 25;
const SETTLE_MS = 3_000;
/** Let in before the first asks for a place. */
const AHEAD = 4_000;

/** A platform with everything ready for its minute. */
interface Opening {
  api: PlatformProcess;
  rows: Rows;
  bigDay: BigDay;
  people: readonly Person[];
  memoryFile: string;
}

/** From the waiting room to sold out. */
export async function courseOf(opening: Opening, streams: number): Promise<Omit<OpeningFigures, 'database'>> {
  const { api, rows, bigDay, people } = opening;
  await rows.query('UPDATE pooja_openings SET waitsAt = ? WHERE id = ?', [new Date(Date.now() - 60_000), bigDay.openingId]);
  await until(rows, bigDay, ({ status }) => status === 'waiting');
  const { listeners, memory } = await listening(opening, streams);
  const [used, opensAt] = [processorTime(api.pid), new Date()];
  const before = listeners.messages;
  await rows.query('UPDATE pooja_openings SET opensAt = ?, admittedThrough = ? WHERE id = ?', [opensAt, opensAt, bigDay.openingId]);
  const watched = watch(rows, bigDay, listeners);
  await until(rows, bigDay, ({ admittedTurn }) => Number(admittedTurn) > Math.min(AHEAD, people.length / 2));
  await listeners.until(({ admittedTurn }) => admittedTurn > 0);
  const messageMicros = Math.round(((processorTime(api.pid) - used) * 1_000) / (listeners.messages - before));
  const { hot, others } = await sold(opening);
  await listeners.until(({ status }) => status === 'sold-out');
  watched.stop();
  listeners.close();
  const figures = { people: people.length, streams, hot: hot.rate, others: others.rate, heard: listeners.figures(), messageMicros };
  return { ...figures, ...memory, wrong: await differences(rows, bigDay, [...hot.answers, ...others.answers], listeners) };
}

async function listening({ api, bigDay, people, memoryFile }: Opening, streams: number) {
  // Once before: what was never run takes memory for its code.
  (await Listeners.open(api.port, bigDay.openingId, people.slice(0, streams / 10))).close();
  await pause(SETTLE_MS);
  const before = await memoryOf(api.pid, memoryFile);
  const listeners = await Listeners.open(api.port, bigDay.openingId, people.slice(0, streams));
  await pause(SETTLE_MS);
  const after = await memoryOf(api.pid, memoryFile);
  const each = (bytes: number) => Math.round(bytes / streams);
  const heapEach = each(after.heapUsed + after.external - before.heapUsed - before.external);
  return { listeners, memory: { heapEach, rssEach: each(after.rss - before.rss) } };
}

/** In the order of their turns, everybody wants the same slot; once it is full, the next ones want any other. */
async function sold({ api, rows, bigDay, people }: Opening) {
  const line = await inTurn(rows, bigDay, people);
  const holds = new Holds(api.port);
  const [hotSlot = '', ...otherSlots] = bigDay.slotIds;
  const hot = await rated(api, () => holds.take(line, [hotSlot], bigDay.hotPlaces, AT_ONCE));
  const others = await rated(api, () => holds.take(line, otherSlots, bigDay.places - bigDay.hotPlaces, AT_ONCE));
  holds.close();
  return { hot, others };
}

async function rated({ pid }: PlatformProcess, work: () => Promise<Answer[]>): Promise<{ answers: Answer[]; rate: Rate }> {
  const [used, startedAt] = [processorTime(pid), performance.now()];
  const answers = await work();
  const ms = performance.now() - startedAt;
  const times = answers.map((answer) => answer.ms);
  const held = answers.filter(({ status }) => status === 200).length;
  const requestMs = Math.round(((processorTime(pid) - used) / answers.length) * 100) / 100;
  const rate = { requests: answers.length, held, perSecond: Math.round((held / ms) * 1000), requestMs };
  return { answers, rate: { ...rate, p50: Math.round(percentile(times, 0.5)), p99: Math.round(percentile(times, 0.99)) } };
}

/** The people by their turns. */
async function inTurn(rows: Rows, { openingId }: BigDay, people: readonly Person[]): Promise<Iterator<Person>> {
  const turns = await rows.query('SELECT id FROM pooja_opening_places WHERE openingId = ? ORDER BY turn', [openingId]);
  const byTicket = new Map(people.map((person) => [person.ticket, person]));
  return turns.flatMap(({ id }) => byTicket.get(String(id)) ?? [])[Symbol.iterator]();
}

/** Says what the database has, as soon as it has it. */
function watch(rows: Rows, { openingId }: BigDay, listeners: Listeners): { stop: () => void } {
  let stopped = false;
  const look = async () => {
    for (; !stopped; await pause(LOOK_MS)) {
      const [opening] = await rows.query('SELECT admittedTurn FROM pooja_openings WHERE id = ?', [openingId]);
      listeners.changed(Number(opening?.admittedTurn));
    }
  };
  void look();
  return { stop: () => (stopped = true) };
}

async function until(rows: Rows, { openingId }: BigDay, reached: (opening: Record<string, unknown>) => boolean): Promise<void> {
  for (;;) {
    const [opening] = await rows.query('SELECT status, admittedTurn FROM pooja_openings WHERE id = ?', [openingId]);
    if (opening && reached(opening)) return;
    await pause(100);
  }
}

async function differences(rows: Rows, bigDay: BigDay, answers: readonly Answer[], { all }: Listeners): Promise<string[]> {
  const wrong: string[] = [];
  const held = answers.filter(({ status }) => status === 200);
  if (held.length !== bigDay.places) wrong.push(`${held.length} places were answered, of ${bigDay.places}`);
  if (new Set(held.map(({ person }) => person.accountId)).size !== held.length) wrong.push('somebody has two places');
  for (const slot of await rows.query('SELECT * FROM pooja_slots WHERE openingId = ?', [bigDay.openingId]))
    if (Number(slot.onlineHeld) !== Number(slot.capacity)) wrong.push(`a slot of ${slot.capacity} counts ${slot.onlineHeld} held`);
  const odd = answers.filter(({ status }) => status !== 200 && status !== 409);
  if (odd.length > 0) wrong.push(`${odd.length} answers of ${[...new Set(odd.map(({ status }) => status))]}`);
  if (new Set(all.map(({ turns }) => turns[0])).size !== all.length) wrong.push('two listeners heard the same turn, or one none');
  return wrong;
}
