import type { DonationDetail, DonationRow, DonationSummary, OwnTicket, Page } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { CARD, payGift, runJobs } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, ticketLine, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { BANK_SECONDS } from '../../../platform/payments/sandbox/sandbox-cards.ts';
import { SandboxDisputes } from '../../../platform/payments/sandbox/sandbox-disputes.ts';
import { LedgerAccount } from '../../ledger/ledger-account.entity.ts';
import { ProofService } from '../../proof/proof.service.ts';
import { Receipt } from '../../receipts/receipt.entity.ts';
import { TicketRow } from '../../tickets/ticket.entity.ts';
import { Order } from '../order.entity.ts';
import { Refund } from '../refunds/refund.entity.ts';

const RETURNS = '000333333335';
const TICKET = 25_00;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let client: TestAgent;
let email: string;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  const donor = await signInDonor(api);
  [client, email] = [donor.client, donor.account.email];
});

const bank = () => api.get(SandboxDisputes);
const templeId = () => place.temple.id;
const post = (who: TestAgent, path: string, body: object = {}) => who.post(path).set('idempotency-key', newId()).send(body);
const orderOf = async (id: string): Promise<DonationDetail> => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body;
const giftsOf = () =>
  api.database.reader.find(Order, { where: { templeId: templeId(), source: 'refund' }, order: { createdAt: 'ASC', id: 'ASC' } });
const receiptsOf = (orderId: string) => api.database.reader.findBy(Receipt, { templeId: templeId(), orderId });
const mails = async (subject: string) => (await deliveredTo(api, email)).filter((mail) => mail.subject === subject);

/** What the accounts hold in cents, credits positive; and that provider, orders, ledger and receipts agree to the cent. */
async function books(toCheckCents = 0): Promise<Record<string, number>> {
  await runJobs(api);
  const proof = await api.get(ProofService).ofTemple(templeId());
  expect(proof).toMatchObject({ differences: [], underWay: [], trialBalanceCents: 0, toCheckCents });
  const accounts = await api.database.reader.findBy(LedgerAccount, { templeId: templeId() });
  const named = accounts.map(({ accountKey: key, debitCents, creditCents }) => [key, creditCents - debitCents] as const);
  return Object.fromEntries(named.filter(([, cents]) => cents !== 0));
}

/** Buys tickets and pays for them. */
async function bought(count: number, payWith: string = CARD): Promise<string> {
  const event = await offerTickets(office, place, [ticketType()], { event: { startsOn: dateIn(place, 30) } });
  const people = Array.from({ length: count }, () => person(event.types[0]!.id));
  const { orders } = await addLines(client, ticketLine(place, event, people));
  const started = await checkOut(client, orders.find(({ temple }) => temple.slug === place.temple.slug)!);
  await payGift(api, started, payWith);
  await runJobs(api, payWith === CARD ? 0 : BANK_SECONDS + 1);
  await runJobs(api);
  return started.orderId;
}

/** Cancels a ticket and gives its money to the general fund, or has it back. */
async function cancelTicket(instead: 'give' | 'refund' = 'give'): Promise<void> {
  const { items } = (await client.get('/api/devotee/tickets').expect(200)).body as Page<OwnTicket>;
  const ticket = items.find(({ status }) => status === 'valid')!;
  const given = instead === 'give' ? { giveToFundId: place.general.id } : {};
  await post(client, `/api/devotee/tickets/${ticket.id}/cancel`, { dates: 'one', seenCents: TICKET, ...given }).expect(200);
}

/** What the office has to check: the orders of the list, its count and sum, and the dashboard's figure. */
async function toCheck(): Promise<[string[], number, number, number]> {
  const at = '/api/temple-admin';
  const { items } = (await office.get(`${at}/donations?view=to-check`).expect(200)).body as Page<DonationRow>;
  const { count, totalCents } = (await office.get(`${at}/donations/summary?view=to-check`).expect(200)).body as DonationSummary;
  const { cards } = (await office.get(`${at}/dashboard`).expect(200)).body;
  return [items.map(({ id }) => id), count, totalCents, cards.figures.data.toCheck];
}

async function lose(orderId: string, cents?: number): Promise<string> {
  const disputeId = await bank().open(orderId, cents);
  await runJobs(api);
  await bank().close(orderId, disputeId, false, cents);
  await runJobs(api);
  return disputeId;
}

it('is lost with the bank payment that its refund was of', async () => {
  const orderId = await bought(2, RETURNS);
  await cancelTicket();
  const [gift] = await giftsOf();
  expect(await books()).toMatchObject({ [`fund:${place.general.id}`]: TICKET, 'income:tickets': TICKET });
  await runJobs(api, BANK_SECONDS + 1);
  const { fees, clearing, ...others } = await books();
  expect([others, clearing! + fees!]).toEqual([{}, 0]);

  expect(await orderOf(orderId)).toMatchObject({ status: 'lost', refundedCents: TICKET, lostCents: TICKET, unassigned: [] });
  const lost = await orderOf(gift!.id);
  expect(lost).toMatchObject({ status: 'lost', lostCents: TICKET, refundableCents: 0, receiptNumber: null });
  expect(lost.ledgerEntries.at(-1)!.reason).toBe('Bank payment returned');
  expect(lost.history.map(({ what }) => what)).toContain('donation.returned');
  const [receipt] = await receiptsOf(gift!.id);
  expect(receipt).toMatchObject({ status: 'void', voidReason: 'The bank returned the payment' });

  const [mail, ...more] = await mails(`Your bank payment to ${place.temple.name} was returned`);
  expect(more).toEqual([]);
  expect(mail!.text).toContain('Your bank returned the payment of $50.00');
  expect(mail!.text).toContain('That includes $25.00 that you gave for General in place of a refund.');
  expect(mail!.text).toContain(`Receipt ${receipt!.number} is no longer valid.`);
  await client.get(`/api/devotee/donations/${gift!.id}`).expect(200);
});

it('counts again, with a receipt, once the bank gives the disputed payment back', async () => {
  const orderId = await bought(2);
  await cancelTicket();
  await cancelTicket();
  const disputeId = await lose(orderId);
  // The provider says it again.
  await bank().close(orderId, disputeId, false, 0);
  await runJobs(api);
  const gifts = await giftsOf();
  const numbers = () => Promise.all(gifts.map(async ({ id }) => (await orderOf(id)).receiptNumber));
  expect(await numbers()).toEqual([null, null]);
  expect((await books())[`fund:${place.general.id}`]).toBeUndefined();
  const [mail] = await mails(`The payment to ${place.temple.name} you disputed`);
  expect(mail!.text).toContain('took $50.00 back');

  await bank().giveBack(orderId, disputeId, { cents: TICKET, sumCents: TICKET });
  expect((await books())[`fund:${place.general.id}`]).toBe(TICKET);
  await bank().giveBack(orderId, disputeId, { cents: TICKET, sumCents: 2 * TICKET });
  expect((await books())[`fund:${place.general.id}`]).toBe(2 * TICKET);
  expect(await numbers()).toEqual([expect.any(String), expect.any(String)]);
  expect(await Promise.all(gifts.map(async ({ id }) => (await orderOf(id)).status))).toEqual(['succeeded', 'succeeded']);
});

it('isn’t refunded while the bank decides about the payment that its refund was of, so that nobody is paid twice', async () => {
  const orderId = await bought(2);
  await cancelTicket();
  const [gift] = await giftsOf();
  const refund = () => post(office, `/api/temple-admin/donations/${gift!.id}/refunds`, { reason: 'Asked for it' });
  const disputeId = await bank().open(orderId);
  await runJobs(api);
  const { body } = await refund().expect(422);
  expect(body).toMatchObject({ code: 'refund-blocked', message: expect.stringContaining('Wait until the bank decides') });
  expect(await orderOf(gift!.id)).toMatchObject({ status: 'succeeded', refundedCents: 0, refunds: [] });
  await bank().close(orderId, disputeId, true);
  await runJobs(api);
  await refund().expect(201);
  expect(await books()).toMatchObject({ cash: TICKET });
});

it('bears what is left of the order first, and what no gift can bear waits for the office', async () => {
  const orderId = await bought(4);
  await cancelTicket('refund');
  await cancelTicket();
  await cancelTicket();
  await runJobs(api);
  const [first, second] = await giftsOf();
  await post(office, `/api/temple-admin/donations/${first!.id}/refunds`, { reason: 'Asked for it' }).expect(201);
  await lose(orderId, 35_00);
  expect(await orderOf(second!.id)).toMatchObject({ lostCents: 10_00, status: 'lost' });
  const [mail] = await mails(`The payment to ${place.temple.name} you disputed`);
  expect(mail!.text).toContain('That includes $10.00 that you gave for General in place of a refund.');
  await lose(orderId, 65_00);
  expect(await books(50_00)).toMatchObject({ suspense: -50_00 });
  const [waiting] = (await orderOf(orderId)).unassigned;
  expect(waiting).toMatchObject({ amountCents: 50_00, beyondCents: 50_00 });

  // Nothing of it was a gift: the office finds it all the same.
  expect(await toCheck()).toEqual([[orderId], 1, 100_00, 1]);
  await post(office, `/api/temple-admin/donations/${orderId}/unassigned/${waiting!.id}/assign`).expect(201);
  expect((await books()).refunds).toBe(-50_00);
  expect(await toCheck()).toEqual([[], 0, 0, 0]);
});

it('is lost with the check that bounced, in one message, however often that is recorded', async () => {
  const event = await offerTickets(office, place, [ticketType()], { event: { startsOn: dateIn(place, 30) } });
  const people = [1, 2].map(() => person(event.types[0]!.id));
  const paid = { people, bookedBy: 'Lata Menon', method: 'check', checkNumber: '1108', email };
  await post(office, `/api/temple-admin/event-dates/${event.occurrenceId}/registrations`, paid).expect(201);
  const [ticket] = await api.database.reader.findBy(TicketRow, { templeId: templeId() });
  const { orderId } = ticket!;
  await post(office, `/api/temple-admin/tickets/${ticket!.id}/cancel`, { reason: 'Flood' }).expect(200);
  await runJobs(api);
  const [owed] = await api.database.reader.findBy(Refund, { templeId: templeId(), orderId });
  const agreed = { fundId: place.general.id, agreement: 'By phone', agreedOn: dateIn(place, 0) };
  await post(office, `/api/temple-admin/owed-refunds/${owed!.id}/gift`, agreed).expect(200);
  expect(await books()).toMatchObject({ cash: -50_00, [`fund:${place.general.id}`]: TICKET });

  const bounce = () =>
    post(office, `/api/temple-admin/donations/${orderId}/refunds`, { cause: 'check-returned', reason: 'The check bounced' });
  const tried = await Promise.all([bounce(), bounce()]);
  expect(tried.map(({ status }) => status)).toContain(201);
  await bounce();
  expect(await books()).toEqual({});
  const lost = await orderOf(owed!.id);
  expect(lost).toMatchObject({ status: 'refunded', receiptNumber: null, refunds: [{ cause: 'check-returned', amountCents: TICKET }] });
  const [receipt] = await receiptsOf(owed!.id);
  const [mail, ...more] = await mails(`Your check to ${place.temple.name} was returned`);
  expect(more).toEqual([]);
  expect(mail!.text).toContain('check 1108 for $50.00');
  expect(mail!.text).toContain('That includes $25.00 that you gave for General in place of a refund.');
  expect(mail!.text).toContain(`Receipt ${receipt!.number} is no longer valid.`);
});

it('is lost, refunded or never made where the bank takes the payment at that moment, to the cent', async () => {
  const orderId = await bought(3);
  await cancelTicket();
  const [gift] = await giftsOf();
  const disputeId = await bank().open(orderId, 75_00);
  const refunded = () => post(office, `/api/temple-admin/donations/${gift!.id}/refunds`, { reason: 'Asked for it' });
  await bank().close(orderId, disputeId, false, 75_00);
  const [, refund, late] = await Promise.all([runJobs(api), refunded(), cancelTicket().catch(() => null)]);
  await runJobs(api);
  const handedOut = refund.status === 201 ? TICKET : 0;
  expect(await books(handedOut)).toMatchObject(handedOut > 0 ? { cash: TICKET, suspense: -TICKET } : {});
  expect([late === null, (await giftsOf()).length]).toEqual(late === null ? [true, 1] : [false, 2]);
});
