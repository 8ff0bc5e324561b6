import type { EventDate, EventDetail, OwnParty, PartyToCall } from '@sannidhi/contracts';
import { daysAfter, instantOf } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { In, Not } from 'typeorm';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventNoticeRow } from '../../events/event-notice.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const EVENTS = '/api/temple-admin/events';
const DATES = '/api/temple-admin/event-dates';
const detail = async ({ eventId }: Pick<TicketedEvent, 'eventId'>): Promise<EventDetail> =>
  (await office.get(`${EVENTS}/${eventId}`).expect(200)).body;
const factsOf = ({ id: _, timeZone: __, isPublished: ___, dates: ____, ...facts }: EventDetail) => facts;
const edit = async (event: Pick<TicketedEvent, 'eventId'>, given: object) =>
  office.put(`${EVENTS}/${event.eventId}`).send({ ...factsOf(await detail(event)), ...given });
const weekly = (given: object = {}) => ({ rule: { kind: 'weekly', days: [weekday()] }, startsOn: dateIn(place, 7), count: 5, ...given });
const weekday = () => new Date(dateIn(place, 7)).getUTCDay();
const dateOf = async (event: TicketedEvent, index: number): Promise<EventDate> =>
  (await detail(event)).dates.find(({ id }) => id === event.dates[index])!;
const moveDate = (id: string | undefined, date: string) => office.put(`${DATES}/${id}`).send({ date, time: '17:30' }).expect(200);
const postpone = (id: string) => office.post(`${DATES}/${id}/postpone`).send({ reason: 'The river is high' }).expect(200);
const ticketsOf = ({ occurrenceId }: { occurrenceId?: string | undefined }) =>
  api.database.reader.findBy(TicketRow, { occurrenceId: occurrenceId! });
const at = (event: TicketedEvent, index: number): TicketedEvent => ({ ...event, occurrenceId: event.dates[index]! });
const registered = async (event: TicketedEvent) => {
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  return client;
};
/** The day of a date passes. */
async function pass({ occurrenceId }: TicketedEvent, days = 2): Promise<void> {
  const originalDate = dateIn(place, -days);
  const startsAt = new Date(instantOf(originalDate, '17:30', place.temple.timeZone));
  const endsAt = new Date(startsAt.getTime() + 3 * 3_600_000);
  await api.database.transaction(async (tx) => {
    await tx.update(EventOccurrenceRow, { id: occurrenceId }, { startsAt, endsAt, onDate: originalDate, originalDate });
    await tx.update(TicketRow, { occurrenceId }, { startsAt });
  });
}

it('moves the only date of an event by two weeks: tickets stay valid for it and can be canceled for their price', async () => {
  const event = await offerTickets(office, place);
  await registered(event);
  const { body } = await edit(event, { startsOn: dateIn(place, 19) });
  await runJobs(api);
  expect(body.dates).toMatchObject([{ id: event.occurrenceId, date: dateIn(place, 19), status: 'published' }]);
  expect(await ticketsOf(event)).toMatchObject([{ status: 'valid', refundOpen: true, startsAt: new Date(body.dates[0].startsAt) }]);
  // A time of its own doesn't hold it where the event itself is moved.
  await moveDate(event.occurrenceId, dateIn(place, 30));
  const renamed = await edit(event, { title: 'Deepotsavam' });
  expect(renamed.body.dates).toMatchObject([{ id: event.occurrenceId, date: dateIn(place, 30) }]);
  const again = await edit(event, { startsOn: dateIn(place, 40) });
  expect(again.body.dates).toMatchObject([{ id: event.occurrenceId, date: dateIn(place, 40) }]);
});

it('cancels no date with tickets or a waitlist before the office has seen what that does', async () => {
  const event = await offerTickets(office, place, [ticketType()], { event: weekly() });
  await registered(at(event, 4));
  const counter = office.post(`${DATES}/${event.dates[4]}/registrations`).set('idempotency-key', newId());
  await counter.send({ people: [person(event.types[0]!.id)], bookedBy: 'Ravi', phone: '+17325550161' }).expect(201);
  const fewer = { ...factsOf(await detail(event)), count: 3 };
  const effects = await office.post(`${EVENTS}/${event.eventId}/change-effects`).send(fewer).expect(200);
  const { startsAt } = await dateOf(event, 4);
  expect(effects.body).toMatchObject({
    ...{ dates: 1, orders: 2, people: 2, refundCents: 5_000, notified: 1 },
    toCall: [{ bookedBy: 'Ravi', phone: '+17325550161' }],
    gone: [{ id: event.dates[4], startsAt }],
  });
  for (const cancels of [[], [event.dates[3]]]) {
    const refused = await edit(event, { ...fewer, cancels });
    expect([refused.status, refused.body.code]).toEqual([409, 'event-change-cancels']);
  }
  expect((await detail(event)).dates.map(({ status }) => status)).toEqual(Array(5).fill('published'));
  expect((await edit(event, { ...fewer, cancels: [event.dates[4]] })).status).toBe(200);
  await runJobs(api);
  expect((await ticketsOf(at(event, 4))).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  const { items } = (await office.get('/api/temple-admin/event-calls?limit=100').expect(200)).body;
  expect(items.filter(({ date }: PartyToCall) => date.id === event.dates[4])).toMatchObject([{ bookedBy: 'Ravi', about: 'canceled' }]);
});

it('says before a change whom another time or place of dates with tickets concerns', async () => {
  const event = await offerTickets(office, place, [ticketType()], { event: weekly() });
  await registered(at(event, 1));
  const counter = office.post(`${DATES}/${event.dates[1]}/registrations`).set('idempotency-key', newId());
  await counter.send({ people: [person(event.types[0]!.id)], bookedBy: 'Ravi', phone: '+17325550161' }).expect(201);
  const effectsOf = async (given: object) => {
    const body = { ...factsOf(await detail(event)), ...given };
    return (await office.post(`${EVENTS}/${event.eventId}/change-effects`).send(body).expect(200)).body;
  };
  const concerned = { dates: 1, orders: 2, people: 2, refundCents: 5_000, told: { inApp: 1, byEmail: 0, byText: 0, waiting: 0 } };
  const none = { dates: 0, orders: 0 };
  const toCall = [{ bookedBy: 'Ravi', phone: '+17325550161' }];
  expect(await effectsOf({ time: '18:30' })).toMatchObject({ gone: [], moved: { ...concerned, toCall }, placed: none });
  expect(await effectsOf({ placeName: 'Courtyard' })).toMatchObject({ gone: [], moved: none, placed: { ...concerned, toCall } });
  expect(await effectsOf({ title: 'Deepotsavam' })).toMatchObject({ gone: [], moved: none, placed: none });
});

describe('this and following', () => {
  it('leaves the earlier dates alone where one of them was moved by itself', async () => {
    const event = await offerTickets(office, place, [ticketType()], { event: weekly() });
    const [first, second, third, fourth, fifth] = event.dates;
    await registered(at(event, 1));
    await moveDate(first, daysAfter((await dateOf(event, 2)).date, 5));
    const { date: startsOn } = await dateOf(event, 3);
    const { body: later } = await edit(event, { from: fourth, startsOn, count: 2, time: '18:00' });
    expect(later.dates.map(({ id }: EventDate) => id)).toEqual([fourth, fifth]);
    const earlier = await detail(event);
    expect(earlier.dates.map(({ id, status }) => [id, status])).toEqual([second, third, first].map((id) => [id, 'published']));
    expect(await ticketsOf(at(event, 1))).toMatchObject([{ status: 'valid', refundOpen: false }]);
  });
});

describe('a postponed date', () => {
  it('outlives a correction of its series, and is no news in it, before its time and after', async () => {
    const event = await offerTickets(office, place, [ticketType()], { event: weekly() });
    const [first, second] = [at(event, 0), at(event, 1)];
    for (const date of [first, second]) {
      await registered(date);
      await postpone(date.occurrenceId);
    }
    await pass(first);
    const before = (await api.database.reader.find(EventNoticeRow)).map(({ id }) => id);
    const { status } = await edit(event, { title: 'Bhajan class', time: '18:00', startsOn: dateIn(place, -2), count: 6 });
    expect(status).toBe(200);
    for (const date of [first, second])
      expect((await detail(event)).dates.find(({ id }) => id === date.occurrenceId)).toMatchObject({ status: 'postponed' });
    for (const date of [first, second]) expect((await ticketsOf(date)).map((ticket) => ticket.status)).toEqual(['valid']);
    const notices = await api.database.reader.findBy(EventNoticeRow, { id: Not(In(before)) });
    expect(notices.flatMap(({ params }) => params.occurrenceIds)).toEqual(event.dates.slice(2));
  });

  it('keeps its only event, which gives it a new time', async () => {
    const event = await offerTickets(office, place);
    await postpone(event.occurrenceId);
    await pass(event);
    const renamed = await edit(event, { title: 'Deepotsavam' });
    expect(renamed.body.dates).toMatchObject([{ id: event.occurrenceId, status: 'postponed' }]);
    const placed = await edit(event, { startsOn: dateIn(place, 25) });
    expect(placed.body.dates).toMatchObject([{ id: event.occurrenceId, status: 'published', date: dateIn(place, 25), reason: '' }]);
  });

  it('stays with its holders and with who calls them once its first time has passed', async () => {
    const event = await offerTickets(office, place);
    const client = await registered(event);
    const counter = office.post(`${DATES}/${event.occurrenceId}/registrations`).set('idempotency-key', newId());
    await counter.send({ people: [person(event.types[0]!.id)], bookedBy: 'Gita', phone: '+17325550162' }).expect(201);
    await postpone(event.occurrenceId);
    await pass(event);
    const own = async (when: string): Promise<string[]> =>
      (await client.get(`/api/devotee/tickets?when=${when}`).expect(200)).body.items.map(({ event: { status } }: OwnParty) => status);
    expect([await own('ahead'), await own('past')]).toEqual([['postponed'], []]);
    const calls = async (): Promise<PartyToCall[]> => (await office.get('/api/temple-admin/event-calls?limit=100').expect(200)).body.items;
    const gita = (await calls()).find(({ bookedBy }) => bookedBy === 'Gita')!;
    await office.put(`/api/temple-admin/event-calls/${gita.id}`).send({ called: true, version: 0 }).expect(200);
    expect((await detail(event)).dates).toMatchObject([{ status: 'postponed', isOver: false }]);
    const [from, to] = [dateIn(place, -5), dateIn(place, 1)];
    const { entries } = (await office.get(`/api/temple-admin/calendar?from=${from}&to=${to}`).expect(200)).body;
    expect(entries.filter(({ id }: { id: string }) => id === event.occurrenceId)).toMatchObject([{ isTentative: true, isPublic: false }]);
    const { body } = await office
      .put(`${DATES}/${event.occurrenceId}`)
      .send({ date: dateIn(place, 9), time: '17:30' })
      .expect(200);
    expect(body.dates).toMatchObject([{ status: 'published', date: dateIn(place, 9), isOver: false }]);
  });
});
