import type { EventDetail, OwnTicket } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DAILY, offerTickets, register, ticketType } from '../../../../test/tickets.ts';

const DATES = 200;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const detail = async (id: string): Promise<EventDetail> => (await office.get(`/api/temple-admin/events/${id}`).expect(200)).body;
const at = ({ dates }: EventDetail, index: number) => dates[index]!;

/** Changes the time of one date of a series and of all that follow. */
async function split(series: EventDetail, from: number, time: string): Promise<EventDetail> {
  const { id, timeZone: _zone, isPublished: _published, dates, ...facts } = series;
  const { id: fromId, originalDate } = at(series, from);
  const change = { ...facts, from: fromId, startsOn: originalDate, count: dates.length - from, time };
  const { body } = await office.put(`/api/temple-admin/events/${id}`).send(change).expect(200);
  await runJobs(api);
  return body;
}

it(`a series of ${DATES} dates is split twice: its ids, exceptions and registrations stay, and each change is announced once`, async () => {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })], { event: { ...DAILY, count: DATES } });
  const holders = await Promise.all(
    [10, 90, 150].map(async (index) => {
      const { client, account } = await signInDonor(api);
      await register(api, client, place, { ...event, occurrenceId: event.dates[index]! });
      return { client, account, index };
    }),
  );
  const first = await detail(event.eventId);
  const [moved, canceled] = [at(first, 95), at(first, 160)];
  await office.put(`/api/temple-admin/event-dates/${moved.id}`).send({ date: moved.date, time: '20:00' }).expect(200);
  await office.post(`/api/temple-admin/event-dates/${canceled.id}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);

  const later = await split(await detail(event.eventId), 80, '18:00');
  const latest = await split(later, 60, '19:30');
  const series = [await detail(event.eventId), await detail(later.id), latest];
  expect(series.flatMap(({ dates }) => dates.map(({ id }) => id))).toEqual(event.dates);
  const all = series.flatMap(({ dates }) => dates);
  const timeOf = (index: number) => (index === 95 ? '20:00' : index < 80 ? '17:30' : index < 140 ? '18:00' : '19:30');
  const open = all.flatMap(({ id, time }, index) => (id === canceled.id ? [] : [[index, time]]));
  expect(open).toEqual(event.dates.flatMap((id, index) => (id === canceled.id ? [] : [[index, timeOf(index)]])));
  expect(all.filter(({ status }) => status === 'canceled').map(({ id }) => id)).toEqual([canceled.id]);

  for (const [number, { client, account, index }] of holders.entries()) {
    const [party] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
    const ticket: OwnTicket = (await client.get(`/api/devotee/tickets/${party.id}`).expect(200)).body;
    expect(ticket).toMatchObject({ status: 'valid', event: { occurrenceId: event.dates[index], startsAt: all[index]!.startsAt } });
    const changes = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.endsWith('is at a new time'));
    expect(changes).toHaveLength(number);
  }
});
