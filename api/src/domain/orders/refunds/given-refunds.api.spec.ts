import type { DonationDetail, OwnTicket, Page, ReceiptRecord } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runEveryJob } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookAtCounter, bookPooja, dateIn, offerPooja } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, register, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { LedgerAccount } from '../../ledger/ledger-account.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';
import { Receipt } from '../../receipts/receipt.entity.ts';
import { Order } from '../order.entity.ts';
import { Refund } from './refund.entity.ts';

const PRICE = 151_00;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));

const post = (who: TestAgent, path: string, body: object, key: string = newId()) => who.post(path).set('idempotency-key', key).send(body);
const orderOf = async (id: string): Promise<DonationDetail> => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const templeId = () => place.temple.id;
const refundsOf = (orderId: string) => api.database.reader.findBy(Refund, { templeId: templeId(), orderId });
const giftOrders = () => api.database.reader.findBy(Order, { templeId: templeId(), source: 'refund' });

/** What the accounts hold in cents, credits positive; and that ledger, orders, receipts and provider agree to the cent. */
async function books(): Promise<Record<string, number>> {
  await runEveryJob(api);
  const proof = await api.get(ProofService).ofTemple(templeId());
  expect([proof.differences, proof.underWay, proof.trialBalanceCents]).toEqual([[], [], 0]);
  expect(proof.processorCents + proof.counterCents).toBe(proof.ledgerCents);
  const accounts = await api.database.reader.findBy(LedgerAccount, { templeId: templeId() });
  const named = accounts.map(({ accountKey: key, debitCents, creditCents }) => [key, creditCents - debitCents] as const);
  return Object.fromEntries(named.filter(([, cents]) => cents !== 0));
}

async function booked() {
  const { slot } = await offerPooja(office, place, 1);
  const { client, account } = await signInDonor(api);
  return { client, account, booking: await bookPooja(api, client, place, slot) };
}

it('makes a gift of what canceling a booking would pay back, once, however often it is asked', async () => {
  const { client, account, booking } = await booked();
  const [before] = await api.database.reader.findBy(Receipt, { templeId: templeId(), orderId: booking.orderId });
  const at = `/api/devotee/bookings/${booking.id}/cancel`;
  const give = (key?: string) => post(client, at, { seenRefundCents: PRICE, giveToFundId: place.building.id }, key);
  const key = newId();
  const tried = await Promise.all([give(key), give(), give(key)]);
  const done = tried.find(({ status }) => status === 200)!;
  expect(done.body).toMatchObject({ status: 'canceled', paidBackCents: 0, givenCents: PRICE });
  expect((await post(client, at, { seenRefundCents: PRICE }).expect(409)).body.code).toBe('booking-ended');

  const held = await books();
  expect([held[`fund:${place.building.id}`], held['income:poojas'], held['refunds-owed']]).toEqual([PRICE, undefined, undefined]);
  const [refund, ...more] = await refundsOf(booking.orderId);
  expect([refund!.status, more]).toEqual(['given', []]);
  const [gift, ...others] = await giftOrders();
  expect([gift!.id, others]).toEqual([refund!.id, []]);
  expect(gift).toMatchObject({
    totalCents: PRICE,
    status: 'paid',
    payerAccountId: account.id,
    gateway: null,
    paidWith: 'Visa ending 4242',
  });

  const { status, refunds } = await orderOf(booking.orderId);
  expect([status, refunds[0]!.status]).toEqual(['refunded', 'given']);
  const [old] = await api.database.reader.findBy(Receipt, { templeId: templeId(), orderId: booking.orderId });
  expect(old).toMatchObject({ number: before!.number, status: 'void', voidReason: 'Given to the temple: Canceled by the devotee' });
  const fresh = await api.database.reader.findOneByOrFail(Receipt, { templeId: templeId(), currentOrderId: gift!.id });
  const record = JSON.parse(fresh.record) as ReceiptRecord;
  expect(record).toMatchObject({ totalCents: PRICE, deductibleCents: PRICE, receivedOn: dateIn(place, 0), donorName: record.donorName });
  expect(record.lines).toMatchObject([{ fund: 'Building', taxClass: 'gift' }]);
  expect(await api.database.reader.countBy(AuditEntry, { subjectId: booking.orderId, action: 'refund.given' })).toBe(1);

  const mails = await deliveredTo(api, account.email);
  const told = mails.find(({ subject }) => subject === `Your gift to ${place.temple.name} in place of a refund`)!;
  expect(told.text).toContain(`Receipt ${old!.number} is no longer valid.`);
  expect(mails.find(({ subject }) => subject === `Your gift to ${place.temple.name}`)!.text).toContain(`Your receipt is ${fresh.number}.`);
  expect((await client.get('/api/devotee/donations').expect(200)).body.items).toMatchObject([{ id: gift!.id, totalCents: PRICE }]);
});

it('cancels nothing where the fund is closed', async () => {
  const { client, booking } = await booked();
  const body = { seenRefundCents: PRICE, giveToFundId: newId() };
  expect((await post(client, `/api/devotee/bookings/${booking.id}/cancel`, body).expect(422)).body.code).toBe('fund-closed');
  expect((await client.get(`/api/devotee/bookings/${booking.id}`).expect(200)).body.status).toBe('confirmed');
  expect(await refundsOf(booking.orderId)).toEqual([]);
});

it('cancels nothing for a fund that isn’t there, also where nothing would be paid back', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { refundHours: 720 } });
  const { slot } = await offerPooja(office, place, 1, { service: { cancelHours: 720 } });
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  const booking = await bookPooja(api, client, place, slot);
  const [ticket] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  const giveToFundId = newId();
  for (const [path, seen] of [
    [`/api/devotee/tickets/${ticket.id}`, { dates: 'one', seenCents: 0 }],
    [`/api/devotee/bookings/${booking.id}`, { seenRefundCents: 0 }],
  ] as const) {
    const refused = await post(client, `${path}/cancel`, { ...seen, giveToFundId });
    expect([refused.status, refused.body.code]).toEqual([422, 'fund-closed']);
    await post(client, `${path}/cancel`, seen).expect(200);
  }
});

it('makes a gift of a ticket that its buyer gives back', async () => {
  const event = await offerTickets(office, place, [ticketType()]);
  const { client } = await signInDonor(api);
  const orderId = await register(api, client, place, event);
  const { items } = (await client.get('/api/devotee/tickets').expect(200)).body as Page<{ id: string }>;
  const ticket = (await client.get(`/api/devotee/tickets/${items[0]!.id}`).expect(200)).body as OwnTicket;
  const body = { dates: 'one', seenCents: 25_00, giveToFundId: place.general.id };
  await post(client, `/api/devotee/tickets/${ticket.id}/cancel`, body).expect(200);
  const held = await books();
  expect([held[`fund:${place.general.id}`], held['income:tickets']]).toEqual([25_00, undefined]);
  expect((await refundsOf(orderId)).map(({ status }) => status)).toEqual(['given']);
});

describe('at the office', () => {
  async function owed(more: object = { phone: '+17325550199' }): Promise<{ id: string; orderId: string }> {
    const { slot } = await offerPooja(office, place, 1, { onlinePlaces: 0, counterPlaces: 1 });
    const { orderId } = await bookAtCounter(office, slot.id, more);
    await post(office, `/api/temple-admin/pooja-slots/${slot.id}/cancellation`, { reason: 'Flood' }).expect(200);
    await books();
    return { orderId, id: (await refundsOf(orderId))[0]!.id };
  }
  const given = () => ({ fundId: place.general.id, agreement: 'Said so on the phone', agreedOn: dateIn(place, 0) });

  it('records that a payer gave what was owed, by one of two people at once', async () => {
    const { id, orderId } = await owed();
    const other = (await signInStaff(api, { temple: place.temple })).client;
    const at = `/api/temple-admin/owed-refunds/${id}`;
    const tried = await Promise.all([office, other].map((who) => post(who, `${at}/gift`, given())));
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
    const handed = { method: 'cash', handedOutOn: dateIn(place, 0) };
    for (const { body } of [tried.find(({ status }) => status === 409)!, await post(other, `${at}/hand-out`, handed).expect(409)])
      expect(body.code).toBe('refund-given');
    const held = await books();
    expect([held[`fund:${place.general.id}`], held.cash, held['refunds-owed']]).toEqual([PRICE, -PRICE, undefined]);
    expect(await orderOf(id)).toMatchObject({ source: 'refund', totalCents: PRICE, method: 'cash' });
    const entry = await api.database.reader.findOneByOrFail(AuditEntry, { subjectId: orderId, action: 'refund.given' });
    expect(entry.note).toBe('Said so on the phone');
    expect((await office.get('/api/temple-admin/owed-refunds').expect(200)).body.items).toEqual([]);
  });

  it.each([
    ['mail', { email: 'walk@example.org' }],
    ['text', { phone: '+17325550196' }],
  ])('tells who paid without an account what the gift takes the place of, who recorded it and how to object: by %s', async (_how, who) => {
    const { id } = await owed(who);
    await post(office, `/api/temple-admin/owed-refunds/${id}/gift`, given()).expect(200);
    const [told] = (await deliveredTo(api, Object.values(who)[0]!)).filter(({ text }) => /thank you/i.test(text));
    expect(told?.text).toContain(
      'It takes the place of the $151.00 that waited for you at the temple’s office. Lakshmi Raman recorded that',
    );
    expect(told?.text).toContain('If you didn’t agree to this, please contact the temple’s office.');
  });

  it('lets a gift or a hand-out win, never both', async () => {
    const { id } = await owed();
    const at = `/api/temple-admin/owed-refunds/${id}`;
    const [gift, handOut] = await Promise.all([
      post(office, `${at}/gift`, given()),
      post(office, `${at}/hand-out`, { method: 'cash', handedOutOn: dateIn(place, 0) }),
    ]);
    expect([gift.status, handOut.status].sort()).toEqual([200, 409]);
    const held = await books();
    expect([held[`fund:${place.general.id}`] ?? 0, held.cash ?? 0]).toEqual(gift.status === 200 ? [PRICE, -PRICE] : [0, 0]);
    expect((await giftOrders()).length).toBe(gift.status === 200 ? 1 : 0);
  });

  it('asks for the agreement, and for a day on which it was owed', async () => {
    const { id } = await owed();
    const refused = async (body: object) =>
      Object.keys((await post(office, `/api/temple-admin/owed-refunds/${id}/gift`, body).expect(400)).body.fields);
    expect(await refused({ ...given(), agreement: '' })).toEqual(['agreement']);
    expect(await refused({ ...given(), agreedOn: dateIn(place, 1) })).toEqual(['agreedOn']);
    expect(await giftOrders()).toEqual([]);
  });
});
