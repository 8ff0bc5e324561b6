import { type DoorList, type DoorSync, doubtsOf, type MoveDate, type OwnTicket, readDoorLog } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Phone } from '../../../../test/doors/phone.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketDates } from '../dates/ticket-dates.service.ts';
import { EventTakingsRow } from '../figures/event-takings.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const free = (more: object = {}) => ticketType({ pricing: 'free', priceCents: 0, ...more });
const offer = (types = [ticketType()], sale: object = {}) => offerTickets(office, place, types, { sale, event: DAILY });
const at = (client: TestAgent, id: string, path = ''): Promise<OwnTicket> =>
  client
    .get(`/api/devotee/tickets/${id}${path}`)
    .expect(200)
    .then(({ body }) => body);
const move = (client: TestAgent, id: string, occurrenceId: string | undefined, more: object = {}) =>
  client.post(`/api/devotee/tickets/${id}/move`).send({ occurrenceId, ...more });
const moveFor = (id: string, occurrenceId: string | undefined, more: object = {}) =>
  office.post(`/api/temple-admin/tickets/${id}/move`).send({ occurrenceId, ...more });
const soldAt = async (occurrenceId: string | undefined, whatId = occurrenceId) =>
  (await api.database.reader.findOneBy(TicketStockRow, { occurrenceId: occurrenceId!, whatId: whatId! }))?.sold ?? 0;
const takenAt = async (id: string | undefined) => (await api.database.reader.findOneBy(EventTakingsRow, { id: id! }))?.paidCents ?? 0;
const setDate = (id: string | undefined, startsAt: Date, endsAt = new Date(startsAt.getTime() + 3_600_000)) =>
  api.database.transaction((tx) => tx.query('UPDATE event_occurrences SET startsAt = ?, endsAt = ? WHERE id = ?', [startsAt, endsAt, id]));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** A devotee with tickets for an event's first date. */
async function holder(event: TicketedEvent, people?: readonly object[]) {
  const { client, account } = await signInDonor(api);
  const orderId = await register(api, client, place, event, people);
  const rows = await api.database.reader.find(TicketRow, { where: { orderId }, order: { id: 'ASC' } });
  return { client, account, orderId, rows, id: rows[0]!.id };
}

describe('a ticket moves to another date', () => {
  it('with its place, its money and its id, at the price that was paid, and a new code', async () => {
    const event = await offer();
    const [from, to] = event.dates;
    const { client, account, id, orderId } = await holder(event);
    const before = await at(client, id);
    expect(before).toMatchObject({ canMove: true, cancelCents: 2_500 });
    const dates: MoveDate[] = (await client.get(`/api/devotee/tickets/${id}/dates`).expect(200)).body;
    expect(dates.map(({ occurrenceId }) => occurrenceId)).toEqual(event.dates.slice(1));
    const { body: moved } = await move(client, id, to).expect(200);
    expect(moved).toMatchObject({ id, event: { occurrenceId: to }, status: 'valid', amountCents: 2_500, cancelCents: 2_500 });
    expect(moved.doorCode).not.toBe(before.doorCode);
    expect([await soldAt(from), await soldAt(to), await soldAt(from, event.types[0]!.id), await soldAt(to, event.types[0]!.id)]).toEqual([
      0, 1, 0, 1,
    ]);
    expect([await takenAt(from), await takenAt(to)]).toEqual([0, 2_500]);
    expect((await deliveredTo(api, account.email)).map(({ subject }) => subject)).toContain(
      'Your ticket for Kartika Deepotsavam was moved to another date',
    );
    const { body: order } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
    expect(order).toMatchObject({ status: 'succeeded', lines: [{ amountCents: 2_500 }] });
    // After a lost reply, a retry moves nothing.
    await move(client, id, to).expect(200);
    expect((await at(client, id)).doorCode).toBe(moved.doorCode);
    expect(await soldAt(to)).toBe(1);
    // What the office refunds now frees the place that the ticket has.
    const refund = { amountCents: 2_500, reason: 'Paid twice' };
    const refunds = `/api/temple-admin/donations/${orderId}/refunds`;
    await office.post(refunds).set('idempotency-key', newId()).send(refund).expect(201);
    await runJobs(api, 60);
    expect([await soldAt(from), await soldAt(to)]).toEqual([0, 0]);
  });

  it('alone or with its party, which is listed once at each date', async () => {
    const event = await offer([free()]);
    const [from, to] = event.dates;
    const type = event.types[0]!.id;
    const { client, rows } = await holder(event, [person(type), person(type, 'Anika'), person(type, 'Arun')]);
    const [lead, second, third] = rows.map(({ id }) => id);
    await move(client, lead!, to).expect(200);
    const parties = async () =>
      (await client.get('/api/devotee/tickets').expect(200)).body.items.map((party: { event: OwnTicket['event']; people: number }) => [
        party.event.occurrenceId,
        party.people,
      ]);
    expect(await parties()).toEqual([
      [from, 2],
      [to, 1],
    ]);
    await move(client, second!, to, { withParty: true }).expect(200);
    expect(await parties()).toEqual([[to, 3]]);
    expect((await at(client, third!)).party).toHaveLength(2);
    expect([await soldAt(from), await soldAt(to)]).toEqual([0, 3]);
  });

  it('never beyond the places of that date, as a whole or not at all, even in a crowd', async () => {
    const event = await offer([free({ capacity: 3 })], { capacity: 3 });
    const [, to] = event.dates;
    const type = event.types[0]!.id;
    const holders = [];
    for (const name of ['Meera', 'Lata', 'Ravi']) holders.push(await holder(event, [person(type, name)]));
    await holder({ ...event, occurrenceId: to! });
    const answers = await Promise.all(holders.map(({ client, id }) => move(client, id, to)));
    expect(answers.map(({ status, body }) => (status === 200 ? 'moved' : body.code)).sort()).toEqual([
      'moved',
      'moved',
      'ticket-date-full',
    ]);
    expect([await soldAt(event.dates[0]), await soldAt(to), await soldAt(to, type)]).toEqual([1, 3, 3]);
    const left = holders[answers.findIndex(({ status }) => status !== 200)]!;
    expect((await left.client.get(`/api/devotee/tickets/${left.id}/dates`).expect(200)).body).toMatchObject([
      { occurrenceId: event.dates[2], left: 3 },
    ]);
    const pair = await holder({ ...event, occurrenceId: event.dates[0]! }, [person(type), person(type, 'Anika')]);
    await api.database.transaction((tx) => tx.query('UPDATE ticket_stocks SET sold = 2 WHERE occurrenceId = ?', [to]));
    expect((await move(pair.client, pair.id, to, { withParty: true })).body.code).toBe('ticket-date-full');
    expect((await at(pair.client, pair.id)).event.occurrenceId).toBe(event.dates[0]);
    expect(await soldAt(to, type)).toBe(2);
  });

  it('and people who swap dates at the same moment each keep one place', async () => {
    const event = await offer([free()], { capacity: 5 });
    const [one, other] = event.dates as [string, string];
    const there = await Promise.all([0, 1].map(() => holder(event)));
    const back = await Promise.all([0, 1].map(() => holder({ ...event, occurrenceId: other })));
    const answers = await Promise.all([
      ...there.map(({ client, id }) => move(client, id, other)),
      ...back.map(({ client, id }) => move(client, id, one)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await soldAt(one), await soldAt(other)]).toEqual([2, 2]);
  });

  it('and its place goes to the waitlist', async () => {
    const event = await offer([free()], { capacity: 1 });
    const { client, id } = await holder(event);
    const waiter = await signInDonor(api);
    const people = [person(event.types[0]!.id, 'Lata')];
    const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
    await waiter.client.post('/api/devotee/ticket-waits').send(wait).expect(201);
    await move(client, id, event.dates[1]).expect(200);
    expect((await waiter.client.get('/api/devotee/ticket-waits').expect(200)).body).toMatchObject([{ status: 'offered' }]);
  });

  it('and a refund that was too late stays too late', async () => {
    const event = await offer([ticketType()], { refundHours: 48, passOnHours: 2 });
    const { client, id } = await holder(event);
    await setDate(event.dates[0], inHours(24));
    await move(client, id, event.dates[2]).expect(200);
    expect(await at(client, id)).toMatchObject({ cancelCents: 0, canMove: true });
  });
});

describe('is refused', () => {
  it('for other people’s tickets, other events’ dates and unknown ones', async () => {
    const event = await offer([free()]);
    const elsewhere = await offer([free()]);
    const { client, id } = await holder(event);
    const stranger = await signInDonor(api);
    expect((await move(stranger.client, id, event.dates[1])).body.code).toBe('not-found');
    await stranger.client.get(`/api/devotee/tickets/${id}/dates`).expect(404);
    expect((await move(client, id, elsewhere.dates[1])).body.code).toBe('not-found');
    expect((await move(client, id, newId())).body.code).toBe('not-found');
    expect((await move(client, id, undefined)).body.fields).toEqual({ occurrenceId: 'Choose a date' });
  });

  it('for canceled tickets, dates that are over or canceled, and after the last moment', async () => {
    const event = await offer([free()], { passOnHours: 12 });
    const [from, over, canceled] = event.dates;
    const { client, id } = await holder(event);
    await setDate(over, inHours(-2));
    await office.post(`/api/temple-admin/event-dates/${canceled}/cancel`).send({ reason: 'Snow' }).expect(200);
    expect((await at(client, id)).canMove).toBe(false);
    expect((await move(client, id, over)).body.code).toBe('tickets-over');
    expect((await move(client, id, canceled)).body.code).toBe('tickets-over');
    expect((await moveFor(id, over)).body.code).toBe('tickets-over');
    await setDate(over, inHours(72));
    await setDate(from, inHours(11));
    expect((await move(client, id, over)).body.code).toBe('ticket-too-late');
    await setDate(from, inHours(13));
    await client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).expect(200);
    expect((await move(client, id, over)).body.code).toBe('ticket-ended');
    expect((await moveFor(id, over)).body.code).toBe('ticket-ended');
  });

  it('for kinds that the temple approves, which the office moves until their date is over', async () => {
    const event = await offer([free()]);
    const { client, id } = await holder(event);
    await api.database.transaction((tx) => tx.query('UPDATE ticket_types SET needsApproval = 1 WHERE id = ?', [event.types[0]!.id]));
    expect((await at(client, id)).canMove).toBe(false);
    expect((await move(client, id, event.dates[1])).body.code).toBe('ticket-moved-by-temple');
    await setDate(event.dates[0], inHours(-1), inHours(1));
    await moveFor(id, event.dates[1]).expect(200);
    expect((await at(client, id)).event.occurrenceId).toBe(event.dates[1]);
    await setDate(event.dates[1], inHours(-2));
    expect((await moveFor(id, event.dates[2])).body.code).toBe('ticket-date-past');
  });
});

describe('at the same moment', () => {
  /** Places sold and valid tickets of the first two dates: they must agree. */
  async function books({ dates }: TicketedEvent) {
    const two = dates.slice(0, 2);
    const valid = two.map((occurrenceId) => api.database.reader.countBy(TicketRow, { occurrenceId, status: 'valid' }));
    return { sold: await Promise.all(two.map((id) => soldAt(id))), valid: await Promise.all(valid) };
  }

  it('as it is canceled or passed on, it frees one place only', async () => {
    const event = await offer([free()]);
    const passOn = (client: TestAgent, id: string) =>
      client.post(`/api/devotee/tickets/${id}/pass-on`).send({ name: 'Ravi', email: `ravi-${newId()}@example.com` });
    const cancel = (client: TestAgent, id: string) => client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId());
    const cancelFor = (_: TestAgent, id: string) =>
      office.post(`/api/temple-admin/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ reason: 'Double' });
    for (const other of [cancel, cancelFor, passOn, cancel, cancelFor, passOn]) {
      const { client, id } = await holder(event);
      await Promise.all([move(client, id, event.dates[1]!), other(client, id)]);
      const { sold, valid } = await books(event);
      expect(sold).toEqual(valid);
    }
  });

  it('as its date is canceled, it keeps its place on the other one', async () => {
    const event = await offer([free()]);
    const [from, to] = event.dates as [string, string];
    const { client, id } = await holder(event);
    await holder(event);
    const works = api.get(TicketDates) as unknown as { follows: (...given: unknown[]) => Promise<void> };
    const follows = works.follows.bind(works);
    works.follows = async (...given) => {
      works.follows = follows;
      await moveFor(id, to).expect(200);
      return follows(...given);
    };
    await office.post(`/api/temple-admin/event-dates/${from}/cancel`).send({ reason: 'Snow' }).expect(200);
    await runJobs(api);
    expect(await at(client, id)).toMatchObject({ status: 'valid', event: { occurrenceId: to } });
    expect(await books(event)).toEqual({ sold: [0, 1], valid: [0, 1] });
  });
});

describe('the door', () => {
  const keeper = async (occurrenceId: string) => {
    const helper = await signInDonor(api);
    await office.post(`/api/temple-admin/doors/${occurrenceId}/helpers`).send({ email: helper.account.email }).expect(200);
    return Phone.open(helper.client, occurrenceId, 'East door', 0);
  };
  const listOf = async (occurrenceId: string): Promise<DoorList> =>
    (await office.get(`/api/temple-admin/doors/${occurrenceId}`).expect(200)).body;

  it('of the old date knows that a ticket left, and doubts an entry with its old code; the new date’s lets it in', async () => {
    const event = await offer([free()]);
    const [from, to] = event.dates as [string, string];
    const { client, id } = await holder(event);
    const old = await at(client, id);
    const offline = await keeper(from);
    const { body: moved } = await move(client, id, to).expect(200);
    const [here, there] = [await keeper(from), await keeper(to)];
    expect(here.scan(old.doorCode!, Date.now())).toBe('moved');
    expect(here.scan(moved.doorCode, Date.now())).toBe('other-event');
    expect(there.scan(old.doorCode!, Date.now())).toBe('other-event');
    expect(there.scan(moved.doorCode, Date.now())).toBe('in');
    // A phone with the earlier list lets the old code in; once that is sent, a person checks it.
    expect(offline.scan(old.doorCode!, Date.now())).toBe('in');
    await offline.sync();
    const { tickets } = await listOf(from);
    expect(doubtsOf(readDoorLog(offline.scans, new Map(tickets.map((ticket) => [ticket.id, ticket]))))).toMatchObject([
      { ticketId: id, reason: 'moved' },
    ]);
    expect((await office.get('/api/temple-admin/dashboard').expect(200)).body.cards.doors.data.doubts).toBe(1);
    // Moved back, it belongs to the date again, even if the list still says that it left.
    const { body: back } = await move(client, id, from).expect(200);
    expect(here.scan(back.doorCode, Date.now())).toBe('in');
    expect((await listOf(from)).tickets.filter((ticket) => ticket.id === id)).toMatchObject([{ status: 'valid', version: 3 }]);
  });

  it('keeps a ticket that was used where it was, unless that was a mistake', async () => {
    const event = await offer([free()]);
    const { client, id } = await holder(event);
    const scan = { id: newId(), ticketId: id, version: 1, act: 'in', way: 'name', of: null, decision: null, atMs: Date.now() };
    const note = (scans: object[]): Promise<DoorSync> =>
      office
        .post(`/api/temple-admin/doors/${event.occurrenceId}/scans`)
        .send({ device: 'Desk', after: 0, scans })
        .expect(200)
        .then(({ body }) => body);
    await note([scan]);
    expect((await move(client, id, event.dates[1])).body.code).toBe('ticket-used');
    expect((await moveFor(id, event.dates[1])).body.code).toBe('ticket-used');
    await note([{ ...scan, id: newId(), act: 'undo', of: scan.id }]);
    await move(client, id, event.dates[1]).expect(200);
  });
});
