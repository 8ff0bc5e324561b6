import type { Settlement } from '../../platform/payments/payment-gateway.ts';
import type { GiftInBooks } from './differences.ts';
import { isUnderWay, UNDER_WAY_MS } from './under-way.ts';

const now = new Date('2026-11-20T20:00:00Z');
const moment = new Date(now.getTime() - 20_000);
const longAgo = new Date(now.getTime() - UNDER_WAY_MS - 1);
const paid: Settlement = {
  orderId: 'gift',
  paidCents: 5100,
  feeCents: 178,
  refundedCents: 0,
  disputedCents: 0,
  lostCents: 0,
  disputeFeeCents: 0,
  movedAt: moment,
};
const booked = { fund: -5100, clearing: 4922, fees: 178 };
const gift = (settlement: Partial<Settlement>, books: Partial<GiftInBooks> = {}): GiftInBooks => {
  const { fund = 0 } = books.nets ?? booked;
  const credited = new Map([['fund:annadanam', -fund]]);
  return {
    orderId: 'gift',
    settlement: { ...paid, ...settlement },
    order: { leftCents: -fund, beyondCents: 0, owedCents: 0, givenCents: 0, credited },
    nets: booked,
    credited,
    receiptCents: 5100,
    askedBackCents: 0,
    ...books,
  };
};
const nothing = { nets: {}, receiptCents: 0 };

it.each([
  ['a payment', gift({}, nothing)],
  ['a refund the office asked for', gift({ refundedCents: 1000, movedAt: longAgo }, { askedBackCents: 1000 })],
  ['a refund begun on the provider’s site', gift({ refundedCents: 1000 })],
  ['a dispute', gift({ disputedCents: 5100, disputeFeeCents: 1500 })],
  [
    'a second dispute',
    gift(
      { disputedCents: 4100, lostCents: 1000, disputeFeeCents: 3000 },
      { nets: { fund: -4100, clearing: 2422, fees: 1678 }, receiptCents: 4100 },
    ),
  ],
  ['a dispute won', gift({ disputeFeeCents: 1500 }, { nets: { fund: -5100, clearing: -1678, fees: 1678, disputes: 5100 } })],
  [
    'a dispute lost',
    gift({ lostCents: 5100, disputeFeeCents: 1500 }, { nets: { fund: -5100, clearing: -1678, fees: 1678, disputes: 5100 } }),
  ],
])('waits for the word of %s', (_, waiting) => {
  expect(isUnderWay(waiting, now)).toBe(true);
});

it.each([
  ['a payment nobody told for too long', gift({ movedAt: longAgo }, nothing)],
  ['a fresh gift booked with a wrong fee', gift({}, { nets: { fund: -5100, clearing: 4921, fees: 179 } })],
  ['a fresh gift booked to cash', gift({}, { nets: { fund: -5100, cash: 5100 } })],
  [
    'a fresh gift whose order says something else',
    gift({}, { order: { leftCents: 5000, beyondCents: 0, owedCents: 0, givenCents: 0, credited: new Map([['fund:annadanam', 5100]]) } }),
  ],
  [
    'a fresh gift whose lines say something else',
    gift({}, { order: { leftCents: 5100, beyondCents: 0, owedCents: 0, givenCents: 0, credited: new Map([['fund:general', 5100]]) } }),
  ],
  ['a fresh gift without its receipt', gift({}, { receiptCents: 0 })],
  ['a fresh gift booked twice', gift({}, { nets: { fund: -10200, clearing: 9844, fees: 356 }, receiptCents: 10200 })],
  ['a refund booked that the provider does not know', gift({}, { nets: { fund: -4100, clearing: 3922, fees: 178 }, receiptCents: 4100 })],
  ['another refund than was asked for', gift({ refundedCents: 1000, movedAt: longAgo }, { askedBackCents: 900 })],
  ['a gift the processor never saw', gift({}, { settlement: null })],
])('does not excuse %s', (_, differing) => {
  expect(isUnderWay(differing, now)).toBe(false);
});
