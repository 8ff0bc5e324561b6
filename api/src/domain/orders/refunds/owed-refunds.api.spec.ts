import type { DonationDetail, OwedRefund, OwedRefundSummary, Page, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runEveryJob } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookAtCounter, bookPooja, dateIn, offerPooja } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { LedgerAccount } from '../../ledger/ledger-account.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';
import { TicketRow } from '../../tickets/ticket.entity.ts';
import { Order } from '../order.entity.ts';
import { Refund } from './refund.entity.ts';

const PRICE = 151_00;
const OWED = '/api/temple-admin/owed-refunds';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));

const post = (path: string, body: object = {}, key: string = newId(), who = office) =>
  who.post(path).set('idempotency-key', key).send(body);
const listed = async (query: object = {}): Promise<OwedRefund[]> =>
  ((await office.get(OWED).query(query).expect(200)).body as Page<OwedRefund>).items;
const sum = async (query: object = {}): Promise<OwedRefundSummary> => (await office.get(`${OWED}/summary`).query(query).expect(200)).body;
const orderOf = async (id: string): Promise<DonationDetail> => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const today = () => dateIn(place, 0);

/** What the accounts hold in cents, credits positive; and that ledger, orders, receipts and provider agree to the cent. */
async function books(): Promise<Record<string, number>> {
  await runEveryJob(api);
  const proof = await api.get(ProofService).ofTemple(place.temple.id);
  expect([proof.differences, proof.underWay, proof.trialBalanceCents]).toEqual([[], [], 0]);
  expect(proof.processorCents + proof.counterCents).toBe(proof.ledgerCents);
  const accounts = await api.database.reader.findBy(LedgerAccount, { templeId: place.temple.id });
  const named = accounts.map(({ accountKey: key, debitCents, creditCents }) => [key, creditCents - debitCents] as const);
  return Object.fromEntries(named.filter(([, cents]) => cents !== 0));
}

/** A time with a family that paid cash, one that paid by check, and one that paid by card; canceled. */
async function canceledTime(): Promise<{ slot: PoojaSlot; cash: string; check: string; card: string }> {
  const { slot } = await offerPooja(office, place, 3, { onlinePlaces: 1, counterPlaces: 2 });
  const card = (await bookPooja(api, (await signInDonor(api)).client, place, slot)).orderId;
  const cash = (await bookAtCounter(office, slot.id, { phone: '+17325550199' })).orderId;
  const check = (await bookAtCounter(office, slot.id, { method: 'check', checkNumber: '1108', bookedBy: 'Lata Menon' })).orderId;
  await post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`, { reason: 'Flood' }).expect(200);
  return { slot, cash, check, card };
}

it('owes the cash and checks of a canceled time, until each is handed out, by one of two people at once', async () => {
  const { cash, check, card } = await canceledTime();
  expect(await books()).toMatchObject({ cash: -2 * PRICE, 'refunds-owed': 2 * PRICE });
  const both = (await listed()).sort((one, two) => one.method.localeCompare(two.method));
  expect(both).toMatchObject([
    { orderId: cash, payer: 'Sunitha Hegde', phone: '+17325550199', method: 'cash', amountCents: PRICE, reason: 'Flood', handedOut: null },
    { orderId: check, payer: 'Lata Menon', method: 'check', amountCents: PRICE },
  ]);
  expect(await sum()).toEqual({ count: 2, totalCents: 2 * PRICE });
  expect((await office.get('/api/temple-admin/dashboard').expect(200)).body.cards.owedRefunds.data).toEqual({
    count: 2,
    totalCents: 2 * PRICE,
  });
  expect([(await orderOf(cash)).refunds[0]!.status, (await orderOf(card)).refunds[0]!.status]).toEqual(['owed', 'succeeded']);

  const [first] = await listed({ method: 'cash' });
  const handOut = { method: 'cash', handedOutOn: today() };
  const at = `${OWED}/${first!.id}/hand-out`;
  const other = (await signInStaff(api, { temple: place.temple })).client;
  const hand = ({ key, who }: { key: string; who: TestAgent }) => post(at, handOut, key, who);
  const people = [office, other].map((who) => ({ key: newId(), who }));
  const tried = await Promise.all(people.map(hand));
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = tried.findIndex(({ status }) => status === 200);
  expect(tried[1 - winner]!.body.code).toBe('refund-handed-out');
  expect((await hand(people[winner]!)).body).toEqual(tried[winner]!.body);
  expect(await books()).toMatchObject({ cash: -PRICE, 'refunds-owed': PRICE });

  const [left] = await listed();
  const byCheck = { method: 'check', checkNumber: '2201', handedOutOn: today() };
  await post(`${OWED}/${left!.id}/hand-out`, byCheck).expect(200);
  const after = await books();
  expect([after.cash, after.bank, after['refunds-owed']]).toEqual([-PRICE, PRICE, undefined]);
  expect(await listed()).toEqual([]);
  const handed = (await orderOf(check)).refunds[0]!;
  expect(handed).toMatchObject({ status: 'succeeded', handedOut: { on: today(), method: 'check', checkNumber: '2201' } });
  expect((await listed({ show: 'handed-out' })).map(({ orderId }) => orderId)).toEqual([check, cash]);
  expect(await sum({ show: 'handed-out', method: 'cash' })).toEqual({ count: 1, totalCents: PRICE });
  expect(await api.database.reader.countBy(AuditEntry, { subjectId: cash, action: 'refund.handed-out' })).toBe(1);
});

it('asks for a day on which it was owed, and the number of a check', async () => {
  await canceledTime();
  await runEveryJob(api);
  const [{ id } = { id: '' }] = await listed();
  const refused = async (body: object) => Object.keys((await post(`${OWED}/${id}/hand-out`, body).expect(400)).body.fields);
  expect(await refused({ method: 'cash', handedOutOn: dateIn(place, 1) })).toEqual(['handedOutOn']);
  expect(await refused({ method: 'cash', handedOutOn: dateIn(place, -1) })).toEqual(['handedOutOn']);
  expect(await refused({ method: 'check', handedOutOn: today() })).toEqual(['checkNumber']);
  expect(await sum()).toEqual({ count: 2, totalCents: 2 * PRICE });
});

it('shows those who paid what waits for them, and when and how it was handed out', async () => {
  const { cash } = await canceledTime();
  await runEveryJob(api);
  const { client, account } = await signInDonor(api);
  await api.database.transaction((tx) => tx.update(Order, { templeId: place.temple.id, id: cash }, { payerAccountId: account.id }));
  const own = async () => (await client.get(`/api/devotee/donations/${cash}`).expect(200)).body.byHand;
  expect(await own()).toMatchObject([{ amountCents: PRICE, handedOut: null }]);
  const [{ id } = { id: '' }] = await listed({ method: 'cash' });
  await post(`${OWED}/${id}/hand-out`, { method: 'cash', handedOutOn: today() }).expect(200);
  expect(await own()).toMatchObject([{ amountCents: PRICE, handedOut: { on: today(), method: 'cash', checkNumber: null } }]);
  const { items } = (await client.get('/api/account/notifications').expect(200)).body;
  expect(items[0]).toMatchObject({ title: `${place.temple.name} handed you a refund of $151.00` });
});

it('tells who paid without an account what was handed out, by whom, and how to object: by mail, or else by text', async () => {
  const { slot } = await offerPooja(office, place, 3, { onlinePlaces: 0, counterPlaces: 2 });
  await bookAtCounter(office, slot.id, { email: 'sunitha@example.org', phone: '+17325550198' });
  await bookAtCounter(office, slot.id, { phone: '+17325550197' });
  await post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`, { reason: 'Flood' }).expect(200);
  await runEveryJob(api);
  const handOut = { method: 'check', checkNumber: '55', handedOutOn: today() };
  for (const { id } of await listed()) await post(`${OWED}/${id}/hand-out`, handOut).expect(200);
  const title = `${place.temple.name} handed you a refund of $151.00`;
  const sentence = 'by check 55. Lakshmi Raman recorded it. If you didn’t get it, please contact the temple’s office.';
  const [mail] = (await deliveredTo(api, 'sunitha@example.org')).filter(({ subject }) => subject === title);
  expect(mail?.text).toContain(sentence);
  const texts = async (phone: string) =>
    (await deliveredTo(api, phone)).filter(({ text }) => text.includes('handed you')).map(({ text }) => text);
  expect(await texts('+17325550197')).toEqual([expect.stringContaining(sentence)]);
  expect(await texts('+17325550198')).toEqual([]);
});

it('owes the cash of an event’s canceled date too', async () => {
  const event = await offerTickets(office, place, [ticketType()]);
  const at = `/api/temple-admin/event-dates/${event.occurrenceId}`;
  await post(`${at}/registrations`, { people: [person(event.types[0]!.id)], bookedBy: 'Lata Menon', method: 'cash' }).expect(201);
  await post(`${at}/cancel`, { reason: 'A storm', scope: 'one' }).expect(200);
  const owed = (await books())['refunds-owed']!;
  expect(owed).toBeGreaterThan(0);
  expect(await listed()).toMatchObject([{ payer: 'Lata Menon', amountCents: owed }]);
});

it('owes nothing where the office refunds cash over the counter itself, or a check came back', async () => {
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 0, counterPlaces: 2 });
  const refunds = ({ orderId }: { orderId: string }) => `/api/temple-admin/donations/${orderId}/refunds`;
  await post(refunds(await bookAtCounter(office, slot.id)), { reason: 'Asked for it' }).expect(201);
  const check = await bookAtCounter(office, slot.id, { method: 'check', checkNumber: '1108' });
  await post(refunds(check), { cause: 'check-returned', reason: 'The check bounced' }).expect(201);
  expect(await books()).toEqual({});
  expect(await listed()).toEqual([]);
});

it('withdraws what is owed of a check that bounced, and says why', async () => {
  const { check } = await canceledTime();
  await runEveryJob(api);
  const [{ id } = { id: '' }] = await listed({ method: 'check' });
  const bounce = (key: string) =>
    post(`/api/temple-admin/donations/${check}/refunds`, { cause: 'check-returned', reason: 'The check bounced' }, key);
  const answers = await Promise.all([bounce(newId()), bounce(newId())]);
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(2).fill([201, 'withdrawn']));
  expect(await books()).toMatchObject({ cash: -PRICE, 'refunds-owed': PRICE });
  expect(await listed({ method: 'check' })).toEqual([]);
  const { refunds, history } = await orderOf(check);
  expect(refunds).toMatchObject([{ status: 'withdrawn', cause: 'check-returned' }]);
  expect(history.filter(({ what }) => what === 'refund.withdrawn')).toMatchObject([{ note: 'The check bounced' }]);
  const late = await post(`${OWED}/${id}/hand-out`, { method: 'cash', handedOutOn: today() }).expect(409);
  expect(late.body.code).toBe('refund-withdrawn');
});

describe('a check that paid for two people and bounces', () => {
  let email = '';
  beforeEach(() => {
    email = `${newId()}@example.org`;
  });
  const bounce = (orderId: string) =>
    post(`/api/temple-admin/donations/${orderId}/refunds`, { cause: 'check-returned', reason: 'The check bounced' }).expect(201);

  async function twoCanceled(between: () => Promise<unknown>, canceled = 2): Promise<string> {
    const event = await offerTickets(office, place, [ticketType()]);
    const at = `/api/temple-admin/event-dates/${event.occurrenceId}/registrations`;
    const people = Array.from({ length: 2 }, () => person(event.types[0]!.id));
    const body = { people, bookedBy: 'Lata Menon', method: 'check', checkNumber: '1108', email };
    await post(at, body).expect(201);
    const tickets = await api.database.reader.findBy(TicketRow, { templeId: place.temple.id });
    for (const { id } of tickets.slice(0, canceled)) {
      await post(`/api/temple-admin/tickets/${id}/cancel`, { reason: 'Flood' }).expect(200);
      await between();
    }
    return tickets[0]!.orderId;
  }
  const told = async () => (await deliveredTo(api, email)).filter(({ subject }) => subject?.startsWith('Your check to'));

  it('is withdrawn from both lines, and its payer gets one message', async () => {
    const orderId = await twoCanceled(() => runEveryJob(api));
    await bounce(orderId);
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('check 1108 for $50.00')]);
    expect(await books()).toEqual({});
  });

  it('sends one message for a check whose first line was owed and whose second is returned', async () => {
    const orderId = await twoCanceled(() => runEveryJob(api), 1);
    await bounce(orderId);
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('check 1108 for $50.00')]);
    expect(await books()).toEqual({});
  });

  it.each([
    ['both', false],
    ['the second', true],
  ])('isn’t owed for %s, whose refund the worker hadn’t begun', async (_which, isWorking) => {
    const orderId = await twoCanceled(async () => {
      const refunds = await api.database.reader.countBy(Refund, { templeId: place.temple.id });
      if (isWorking && refunds === 1) await runEveryJob(api);
    });
    await bounce(orderId);
    expect(await books()).toEqual({});
    expect(await listed()).toEqual([]);
    expect((await orderOf(orderId)).refunds.map(({ cause }) => cause)).toEqual(['check-returned', 'check-returned']);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('check 1108 for $50.00');
    expect(mail?.text).toMatch(/Receipt \S+ is no longer valid\./);
    // Nothing of tickets is deductible.
    expect(mail?.text).not.toContain('for your taxes');
  });
});
