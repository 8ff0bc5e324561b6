import { coverFeeCents } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { all, classTicket, onEach, seriesTickets, ticketsOf } from '../../../../test/series-tickets.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { person, register, ticketLine } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { offer, add, placesOf, orderOf } = seriesTickets(() => ({ api, place, office }));

describe('its holder', () => {
  const cancel = (client: TestAgent, id: string, dates: string, seenCents?: number) =>
    client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ dates, seenCents });
  const endRefund = (occurrenceId: string) =>
    api.database.transaction((tx) =>
      tx.query("UPDATE tickets SET refundUntil = '2020-01-01 00:00:00.000' WHERE occurrenceId = ?", [occurrenceId]),
    );

  it('cancels one date or all that are left, and gets each share back once', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(
      api,
      client,
      place,
      event,
      [person(event.types[0]!.id), person(event.types[0]!.id, 'Anika')],
      all(event),
    );
    const [first, second] = await ticketsOf(client);
    expect(second!.allDates).toEqual({ cancelCents: 6_000, endsAlong: [], canPassOn: 3 });
    await cancel(client, second!.id, 'one').expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 2_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([2, 1, 2]);
    await cancel(client, first!.id, 'all').expect(200);
    expect((await cancel(client, first!.id, 'all')).body.code).toBe('ticket-ended');
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 6_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([1, 1, 1]);
  });

  it('keeps dates whose price is no longer paid back, unless it is the one that is canceled', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    await endRefund(event.dates[0]!);
    const [first, second] = await ticketsOf(client);
    expect(second!.allDates.cancelCents).toBe(4_000);
    await cancel(client, second!.id, 'all').expect(200);
    await runJobs(api);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'canceled', 'canceled']);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
    await cancel(client, first!.id, 'all').expect(200);
    await runJobs(api);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled']);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
  });

  it('cancels nothing for another sum than was shown, and says the sum as it is now', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const [, ticket] = await ticketsOf(client);
    const { id, cancelCents, allDates } = ticket!;
    expect([cancelCents, allDates.cancelCents]).toEqual([2_000, 6_000]);
    await endRefund(event.dates[0]!);
    const refused = await cancel(client, id, 'all', 6_000);
    expect(refused.body).toMatchObject({ code: 'ticket-refund-changed', params: { nowCents: 4_000 } });
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'valid', 'valid']);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
    await cancel(client, id, 'all', 4_000).expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
  });

  it('is shown what is left where some of the price was refunded before, and gets that back', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const [first] = await ticketsOf(client);
    const lines = [{ lineId: first!.id, amountCents: 500 }];
    await office
      .post(`/api/temple-admin/donations/${orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ lines, reason: 'One class was short' })
      .expect(201);
    await runJobs(api);
    expect(await ticketsOf(client)).toMatchObject([{ cancelCents: 1_500, allDates: { cancelCents: 5_500 } }, {}, {}]);
    await cancel(client, first!.id, 'all', 5_500).expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 6_000 });
  });

  it('leaves a covered fee with the temple, also after a part was refunded', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const started = await checkOut(client, orders[0]!, { coverFees: true, seenTotalCents: 6_000 + coverFeeCents(6_000) });
    await payGift(api, started);
    await runJobs(api);
    const [first] = await ticketsOf(client);
    await office
      .post(`/api/temple-admin/donations/${started.orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ lines: [{ lineId: first!.id, amountCents: 500 }], reason: 'One class was short' })
      .expect(201);
    await runJobs(api);
    expect((await ticketsOf(client))[0]).toMatchObject({ cancelCents: 1_500 });
    await cancel(client, first!.id, 'one').expect(200);
    await runJobs(api);
    expect(await orderOf(started.orderId)).toMatchObject({ refundedCents: 2_000 });
  });

  it('passes all dates on to somebody who gets one notice, and whose codes replace the old ones', async () => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null })]);
    const [giver, taker] = [await signInDonor(api), await signInDonor(api)];
    await register(api, giver.client, place, event, undefined, all(event));
    const [, ticket] = await ticketsOf(giver.client);
    const body = { name: 'Lata Menon', email: taker.account.email, dates: 'all' };
    await giver.client.post(`/api/devotee/tickets/${ticket!.id}/pass-on`).send(body).expect(200);
    await runJobs(api);
    expect((await ticketsOf(giver.client)).map(({ status }) => status)).toEqual(Array(3).fill('transferred'));
    const given = await ticketsOf(taker.client);
    expect(given.map(({ name, status, event: { occurrenceId } }) => [name, status, occurrenceId])).toEqual(
      event.dates.map((id) => ['Lata Menon', 'valid', id]),
    );
    const mails = (await deliveredTo(api, taker.account.email)).filter(({ subject }) => subject?.includes('gave you a ticket'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('3 dates from')]);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
  });
});

describe('a date of it', () => {
  it('is paid back by itself when the temple cancels it, to the cent, and once', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const cancel = (id: string) => office.post(`/api/temple-admin/event-dates/${id}/cancel`).send({ reason: 'Snow', scope: 'one' });
    await cancel(event.dates[1]!).expect(200);
    await runJobs(api);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'partially-refunded', totalCents: 6_000, refundedCents: 2_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([1, 0, 1]);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'canceled', 'valid']);
    await office.post(`/api/temple-admin/event-dates/${event.dates[0]}/cancel`).send({ reason: 'Snow', scope: 'all' }).expect(200);
    await runJobs(api);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 6_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([0, 0, 0]);
  });

  it('is paid back alone where a late payment finds no place on it', async () => {
    const event = await offer([classTicket()], { capacity: 1 });
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const started = await checkOut(client, orders[0]!);
    await api.database.transaction((tx) =>
      tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [started.orderId]),
    );
    const other = await signInDonor(api);
    await register(api, other.client, place, { ...event, occurrenceId: event.dates[1]! });
    await payGift(api, started);
    await runJobs(api);
    expect(await orderOf(started.orderId)).toMatchObject({ status: 'partially-refunded', refundedCents: 2_000 });
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
    expect(await api.database.reader.countBy(TicketRow, { orderId: started.orderId, status: 'valid' })).toBe(2);
  });

  it('that is postponed stays with those who have it, and later registrations are for the others', async () => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null })]);
    const [early, late] = [await signInDonor(api), await signInDonor(api)];
    await register(api, early.client, place, event, undefined, all(event));
    await api.database.transaction((tx) => tx.query("UPDATE event_occurrences SET status = 'postponed' WHERE id = ?", [event.dates[0]]));
    const shorter = { ...event, occurrenceId: event.dates[1]!, dates: event.dates.slice(1) };
    expect((await add(late.client, event)).body.code).toBe('tickets-over');
    await add(late.client, shorter).expect(200);
    expect((await placesOf(event)).map(({ sold, held }) => [sold, held])).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
