import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, register, ticketsOf, ticketType } from '../../../../test/tickets.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

it('keeps tickets with their dates when the series changes, and pays back those whose date it no longer has', async () => {
  const series = { rule: { kind: 'dates', dates: [dateIn(place, 5), dateIn(place, 20)] } };
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })], { event: series });
  const [stays, goes] = [await signInDonor(api), await signInDonor(api)];
  await register(api, stays.client, place, event);
  await register(api, goes.client, place, { ...event, occurrenceId: event.dates[1]! });
  const {
    id: _,
    timeZone: _zone,
    isPublished: _is,
    dates: _dates,
    ...facts
  } = (await office.get(`/api/temple-admin/events/${event.eventId}`)).body;
  const rule = { kind: 'dates', dates: [dateIn(place, 6)] };
  await office
    .put(`/api/temple-admin/events/${event.eventId}`)
    .send({ ...facts, time: '18:30', rule, cancels: [event.dates[1]] })
    .expect(200);
  await runJobs(api, 5);
  const kept = await ticketsOf(stays.client);
  expect(kept).toMatchObject({ status: 'valid', event: { occurrenceId: event.occurrenceId } });
  const row = await api.database.reader.findOneByOrFail(TicketRow, { id: kept.id });
  expect(row).toMatchObject({ startsAt: new Date(kept.event.startsAt), refundOpen: true });
  expect(await api.database.reader.findOneBy(TicketRow, { occurrenceId: event.dates[1]! })).toMatchObject({
    status: 'canceled',
    canceledWhy: 'The dates of this event changed',
  });
});
