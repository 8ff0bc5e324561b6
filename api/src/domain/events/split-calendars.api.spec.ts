import type { EventDetail } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import ICAL from 'ical.js';
import type TestAgent from 'supertest/lib/agent.js';
import { convertIcsCalendar } from 'ts-ics';
import { startPeriod } from '../../../test/clock.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Temple } from '../temples/temple.entity.ts';

const DATES = 200;
/** Enough that clocks change twice at most and once at least. */
const ZONE = 'America/New_York';
let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api, { timeZone: ZONE }) }));
});
afterAll(() => api.close());
afterEach(() => jest.useRealTimers());

interface Read {
  uid: string;
  sequence: number;
  startsAt: string;
  zone: string | undefined;
  status: string;
  lastModified: string;
  recurs: boolean;
}

/** What ical.js reads, after it was compared with what ts-ics does. */
function read(text: string): Map<string, Read> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component): Read => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      startsAt: event.startDate.toJSDate().toISOString(),
      zone: event.startDate.zone?.tzid,
      status: String(component.getFirstPropertyValue('status')),
      lastModified: String(component.getFirstPropertyValue('last-modified')),
      recurs: event.isRecurring() || event.isRecurrenceException(),
    };
  });
  const other = convertIcsCalendar(undefined, text).events ?? [];
  expect(other.map(({ uid, sequence, status, start }) => [uid, sequence ?? 0, status, start.date.toISOString()])).toEqual(
    entries.map(({ uid, sequence, status, startsAt }) => [uid, sequence, status, startsAt]),
  );
  const byId = new Map(entries.map((entry) => [entry.uid, entry]));
  expect(byId.size).toBe(entries.length);
  return byId;
}

const published = (path: string) => api.client().get(`/api/public/temples/${temple.slug}${path}`).expect(200);
const feed = async () => read((await published('/events.ics')).text);
const fileOf = async (id: string, dates: 'one' | 'all') => read((await published(`/events/${id}/event.ics?dates=${dates}`)).text);
const detail = async (id: string): Promise<EventDetail> => (await office.get(`/api/temple-admin/events/${id}`).expect(200)).body;
const at = ({ dates }: EventDetail, index: number) => dates[index]!;

/** Changes one date of a series and all that follow; the last `fewer` are no longer among them. */
async function split(series: EventDetail, from: number, time: string, fewer = 0): Promise<EventDetail> {
  const { id, timeZone: _zone, isPublished: _published, dates, ...facts } = series;
  const { id: fromId, originalDate } = at(series, from);
  const change = { ...facts, from: fromId, startsOn: originalDate, count: dates.length - from - fewer, time };
  return (await office.put(`/api/temple-admin/events/${id}`).send(change).expect(200)).body;
}

it(`a series of ${DATES} dates is the same appointments in two parsers after two splits and exceptions`, async () => {
  const startsOn = daysAfter(dateAt(Date.now(), ZONE), 1);
  const facts = { title: 'Veda class', durationMinutes: 60, time: '17:30', rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] } };
  const { body: made } = await office
    .post('/api/temple-admin/events')
    .send({ ...facts, startsOn, count: DATES })
    .expect(201);
  const event: EventDetail = (await office.post(`/api/temple-admin/events/${made.id}/publish`).expect(200)).body;
  const ids = event.dates.map(({ id }) => id);
  const before = await feed();
  expect([...before.keys()]).toEqual(ids);
  expect(new Set([...before.values()].map(({ sequence, zone, recurs }) => `${sequence} ${zone} ${recurs}`))).toEqual(
    new Set([`0 ${ZONE} false`]),
  );
  // Times in a calendar file are whole seconds: what changes now was made in an earlier one.
  startPeriod(1000);

  const [moved, away, off] = [at(event, 30), at(event, 95), at(event, 160)];
  await office.put(`/api/temple-admin/event-dates/${moved.id}`).send({ date: moved.date, time: '20:00' }).expect(200);
  const later = await split(await detail(event.id), 80, '18:00');
  await office
    .put(`/api/temple-admin/event-dates/${away.id}`)
    .send({ date: daysAfter(away.date, 1), time: '09:00' })
    .expect(200);
  await office.post(`/api/temple-admin/event-dates/${off.id}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  await split(await detail(later.id), 60, '19:30', 5);

  const after = await feed();
  expect(new Set(after.keys())).toEqual(new Set(ids));
  const gone = ids.slice(DATES - 5);
  const timeOf = (index: number): string => (index < 80 ? '17:30' : index < 140 ? '18:00' : '19:30');
  for (const [index, id] of ids.entries()) {
    const entry = after.get(id)!;
    const { originalDate } = at(event, index);
    const isCanceled = id === off.id || gone.includes(id);
    expect([id, entry.status, entry.zone, entry.recurs]).toEqual([id, isCanceled ? 'CANCELLED' : 'CONFIRMED', ZONE, false]);
    // A canceled date keeps the time at which people expected it.
    if (isCanceled) continue;
    const own = id === moved.id ? [originalDate, '20:00'] : id === away.id ? [daysAfter(originalDate, 1), '09:00'] : null;
    const [date, time] = own ?? [originalDate, timeOf(index)];
    expect([index, entry.startsAt]).toEqual([index, new Date(instantOf(date!, time!, ZONE)).toISOString()]);
  }
  // Whatever changed has a higher number than an app has seen, and a later time; nothing else has.
  for (const [id, entry] of after) {
    const was = before.get(id)!;
    const hasChanged = entry.startsAt !== was.startsAt || entry.status !== was.status;
    expect([id, entry.sequence > was.sequence, entry.lastModified > was.lastModified]).toEqual([id, hasChanged, hasChanged]);
  }
  for (const id of [ids[0]!, moved.id, away.id, off.id, gone[4]!]) expect([...(await fileOf(id, 'one')).values()]).toEqual([after.get(id)]);
  const parts = await Promise.all([ids[0]!, ids[80]!, ids[140]!].map((id) => fileOf(id, 'all')));
  expect(new Set(parts.flatMap((part) => [...part.keys()]))).toEqual(new Set(ids));
  for (const part of parts) for (const [id, entry] of part) expect(entry).toEqual(after.get(id));
});
