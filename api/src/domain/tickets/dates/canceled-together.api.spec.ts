import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, type TicketedEvent, ticketLine, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** Two people of a family with tickets for each of three dates, in one order. */
async function family() {
  const types = [ticketType({ name: 'Class', isForSeries: true, seriesPriceCents: 2_000 })];
  const event: TicketedEvent = await offerTickets(office, place, types, { event: { ...DAILY, title: 'Garland class' } });
  const { client, account } = await signInDonor(api);
  const people = ['Meera', 'Anika'].map((name) => person(types[0]!.id, name));
  const orderId = await register(api, client, place, event, people, { series: { id: newId(), dates: event.dates.slice(1) } });
  expect(await api.database.reader.countBy(TicketRow, { orderId, status: 'valid' })).toBe(6);
  const heard = async () => {
    for (const _round of [1, 2]) await runJobs(api);
    return (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('canceled your tickets for Garland class'));
  };
  return { event, orderId, heard };
}

const timesIn = (text: string | undefined, words: RegExp): number => text?.match(words)?.length ?? 0;

describe('tickets for several dates that are canceled at once', () => {
  it('are for as many people as the most of each name on a date, paid or not yet', async () => {
    const types = [ticketType({ name: 'Class', isForSeries: true, seriesPriceCents: 2_000 })];
    const event: TicketedEvent = await offerTickets(office, place, types, { event: { ...DAILY, title: 'Garland class' } });
    const series = () => ({ series: { id: newId(), dates: event.dates.slice(1) } });
    const people = ['Guest', 'Guest', 'Ravi'].map((name) => person(types[0]!.id, name));
    const { client } = await signInDonor(api);
    await register(api, client, place, event, people, series());
    // Another Ravi comes along to the first date, and somebody else registers one for all of them and is about to pay.
    await register(api, client, place, event, [person(types[0]!.id, ' ravi')]);
    const { client: other } = await signInDonor(api);
    const { orders } = await addLines(other, ticketLine(place, event, people.slice(2), series()));
    await checkOut(other, orders[0]!);
    const { body } = await office.get(`/api/temple-admin/event-dates/${event.dates[0]}/cancellation?scope=all`).expect(200);
    expect(body).toMatchObject({ orders: 2, people: 4, underWay: { orders: 1, people: 1, cents: 6_000 } });
  });

  it('are in one message that lists them, where the office cancels the dates', async () => {
    const { event, orderId, heard } = await family();
    const { body: effects } = await office.get(`/api/temple-admin/event-dates/${event.dates[0]}/cancellation?scope=all`).expect(200);
    expect(effects).toMatchObject({ dates: 3, orders: 1, people: 2, refundCents: 12_000 });
    await office.post(`/api/temple-admin/event-dates/${event.dates[0]}/cancel`).send({ reason: 'Snow', scope: 'all' }).expect(200);
    const [mail, ...others] = await heard();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Meera (Class), Anika (Class). Snow. You get $120.00 back.');
    expect(timesIn(mail?.text, /5:30 PM/g)).toBe(3);
    expect(await api.database.reader.countBy(TicketRow, { orderId, status: 'canceled' })).toBe(6);
    const { body } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
    expect(body).toMatchObject({ status: 'refunded', refundedCents: 12_000 });
  });

  it('are in one message that lists them, where the office refunds their order', async () => {
    const { orderId, heard } = await family();
    const refund = office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId());
    await refund.send({ reason: 'By mistake' }).expect(201);
    const [mail, ...others] = await heard();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Meera (Class), Anika (Class).');
    expect(timesIn(mail?.text, /5:30 PM/g)).toBe(3);
  });
});
