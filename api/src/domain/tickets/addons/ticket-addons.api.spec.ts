import type { OwnTicket } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { all, classTicket } from '../../../../test/series-tickets.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, type TicketedEvent, ticketLine, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventTakingsRow } from '../figures/event-takings.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

let event: TicketedEvent;
const adult = () => event.types[0]!.id;
const lunch = () => event.types[1]!.id;
beforeEach(async () => {
  const types = [ticketType(), ticketType({ name: 'Lunch', takesSeat: false, priceCents: 800, capacity: 5 })];
  event = await offerTickets(office, place, types, { sale: { capacity: 3 } });
});

async function party(...names: string[]) {
  const { client, account } = await signInDonor(api);
  const orderId = await register(api, client, place, event, [...names.map((name) => person(adult(), name)), person(lunch(), '')]);
  const rows = await api.database.reader.find(TicketRow, { where: { orderId }, order: { id: 'ASC' } });
  const idOf = (name: string) => rows.find((row) => row.name === name)!.id;
  return { client, account, orderId, idOf };
}
const ticketOf = async (client: TestAgent, id: string): Promise<OwnTicket> =>
  (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body;
const cancel = (client: TestAgent, id: string, seenCents: number) =>
  client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ dates: 'one', seenCents });
const soldOf = async (whatId: string): Promise<number | undefined> =>
  (await api.database.reader.findOneBy(TicketStockRow, { occurrenceId: event.occurrenceId, whatId }))?.sold;
const validOf = async (orderId: string): Promise<string[]> =>
  (await api.database.reader.findBy(TicketRow, { orderId, status: 'valid' })).map(({ type }) => type).sort();
const refundedOf = async (orderId: string): Promise<number> =>
  (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body.refundedCents;

describe('what is added to tickets', () => {
  it('is canceled and paid back with the last person of its order, which is said before', async () => {
    const { client, orderId, idOf } = await party('Meera', 'Anika');
    expect(await ticketOf(client, idOf('Anika'))).toMatchObject({ cancelCents: 2_500, endsAlong: [] });
    await cancel(client, idOf('Anika'), 2_500).expect(200);
    expect(await validOf(orderId)).toEqual(['Adult', 'Lunch']);
    expect(await ticketOf(client, idOf('Meera'))).toMatchObject({ cancelCents: 3_300, endsAlong: ['Lunch'] });
    expect((await cancel(client, idOf('Meera'), 2_500)).body.code).toBe('ticket-refund-changed');
    await cancel(client, idOf('Meera'), 3_300).expect(200);
    await runJobs(api);
    expect(await validOf(orderId)).toEqual([]);
    expect([await soldOf(lunch()), await soldOf(event.occurrenceId)]).toEqual([0, 0]);
    expect(await refundedOf(orderId)).toBe(5_800);
  });

  it('is canceled and paid back where the office cancels the last ticket of a person', async () => {
    const { orderId, idOf } = await party('Meera');
    const canceled = office.post(`/api/temple-admin/tickets/${idOf('Meera')}/cancel`).set('idempotency-key', newId());
    await canceled.send({ reason: 'The hall is closed' }).expect(200);
    await runJobs(api);
    expect(await validOf(orderId)).toEqual([]);
    expect([await soldOf(lunch()), await refundedOf(orderId)]).toEqual([0, 3_300]);
  });

  it('isn’t had where a late payment finds no place for any of its people', async () => {
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, [person(lunch(), ''), person(adult())]));
    const started = await checkOut(client, orders[0]!);
    await api.database.transaction((tx) =>
      tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [started.orderId]),
    );
    await party('Ravi', 'Lata', 'Arun');
    await payGift(api, started);
    await runJobs(api);
    expect(await validOf(started.orderId)).toEqual([]);
    expect([await soldOf(lunch()), await soldOf(event.occurrenceId), await refundedOf(started.orderId)]).toEqual([1, 3, 3_300]);
  });

  it('stays with who came in early, and on dates whose last moment has passed, where all dates are canceled', async () => {
    const types = [
      classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null }),
      ticketType({ name: 'Lunch', takesSeat: false, priceCents: 800, isForSeries: true, seriesPriceCents: 700 }),
    ];
    event = await offerTickets(office, place, types, { event: DAILY });
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, [person(adult(), 'Meera'), person(lunch(), '')], all(event));
    const rows = await api.database.reader.find(TicketRow, { where: { orderId, name: 'Meera' }, order: { startsAt: 'ASC' } });
    const [early, late, opened] = rows.map(({ id, occurrenceId }) => ({ id, occurrenceId }));
    const line = { id: newId(), ticketId: early!.id, version: 1, act: 'in', way: 'name', of: null, decision: null, atMs: Date.now() };
    await office
      .post(`/api/temple-admin/doors/${early!.occurrenceId}/scans`)
      .send({ device: 'Desk', scans: [line] })
      .expect(200);
    await api.database.transaction((tx) =>
      tx.query("UPDATE tickets SET refundUntil = '2020-01-01 00:00:00.000' WHERE occurrenceId = ?", [late!.occurrenceId]),
    );
    expect((await ticketOf(client, opened!.id)).allDates).toMatchObject({ cancelCents: 700, endsAlong: ['Lunch'] });
    const canceled = client.post(`/api/devotee/tickets/${opened!.id}/cancel`).set('idempotency-key', newId());
    await canceled.send({ dates: 'all', seenCents: 700 }).expect(200);
    const left = await api.database.reader.findBy(TicketRow, { orderId, status: 'valid' });
    const kept = (occurrenceId: string) =>
      left
        .filter((row) => row.occurrenceId === occurrenceId)
        .map(({ type }) => type)
        .sort();
    expect([early, late, opened].map((date) => kept(date!.occurrenceId))).toEqual([['Adult', 'Lunch'], ['Adult', 'Lunch'], []]);
  });

  it('is canceled when the last person returns a ticket that was passed on to them, and the payer hears of it', async () => {
    const { client, account, orderId, idOf } = await party('Meera');
    const { client: other, account: friend } = await signInDonor(api, { fullName: 'Lata Rao' });
    const passed = await client.post(`/api/devotee/tickets/${idOf('Meera')}/pass-on`).send({ name: 'Lata Rao', email: friend.email });
    expect(passed.status).toBe(200);
    const [{ id }] = (await other.get('/api/devotee/tickets').expect(200)).body.items;
    await cancel(other, id, 0).expect(200);
    await runJobs(api);
    expect([await validOf(orderId), await refundedOf(orderId)]).toEqual([[], 3_300]);
    const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject === 'Canceled for Kartika Deepotsavam: Lunch');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Lata Rao gave their ticket back')]);
    expect(mails[0]?.text).toContain('You get $8.00 back.');
  });

  it('moves to another date with the last person of its order, if that date has room for it', async () => {
    const types = [ticketType(), ticketType({ name: 'Lunch', takesSeat: false, priceCents: 800, capacity: 1 })];
    event = await offerTickets(office, place, types, { event: DAILY });
    const [from, full, to] = event.dates as [string, string, string];
    const { client, orderId, idOf } = await party('Meera', 'Anika');
    const { client: other } = await signInDonor(api);
    await register(api, other, place, { ...event, occurrenceId: full }, [person(adult()), person(lunch(), '')]);
    const datesOf = async () => (await api.database.reader.findBy(TicketRow, { orderId })).map((row) => row.occurrenceId).sort();
    const move = (id: string, occurrenceId: string) => client.post(`/api/devotee/tickets/${id}/move`).send({ occurrenceId });
    await move(idOf('Anika'), full).expect(200);
    expect(await datesOf()).toEqual([from, from, full].sort());
    expect((await client.get(`/api/devotee/tickets/${idOf('Meera')}/dates`).expect(200)).body).toMatchObject([{ occurrenceId: to }]);
    expect((await move(idOf('Meera'), full)).body.code).toBe('ticket-date-full');
    await move(idOf('Meera'), to).expect(200);
    expect(await datesOf()).toEqual([full, to, to].sort());
    const soldAt = async (occurrenceId: string) =>
      (await api.database.reader.findOneBy(TicketStockRow, { occurrenceId, whatId: lunch() }))?.sold;
    expect([await soldAt(from), await soldAt(to)]).toEqual([0, 1]);
    expect((await api.database.reader.findOneBy(EventTakingsRow, { id: to }))?.paidCents).toBe(3_300);
  });

  it('is canceled and paid back where the office refunds the last person alone', async () => {
    const { orderId, idOf } = await party('Meera', 'Anika');
    const refund = (name: string) =>
      office
        .post(`/api/temple-admin/donations/${orderId}/refunds`)
        .set('idempotency-key', newId())
        .send({ lines: [{ lineId: idOf(name), amountCents: 2_500 }], reason: 'Can’t come' })
        .expect(201);
    await refund('Anika');
    await runJobs(api);
    expect(await validOf(orderId)).toEqual(['Adult', 'Lunch']);
    await refund('Meera');
    await runJobs(api);
    expect(await validOf(orderId)).toEqual([]);
    expect([await soldOf(lunch()), await refundedOf(orderId)]).toEqual([0, 5_800]);
  });
});
