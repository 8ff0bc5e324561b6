import { setTimeout as pause } from 'node:timers/promises';
import { donationEndpoints, ledgerEndpoints, type OwnDonation, type Proof } from '@sannidhi/contracts';
import type { ApiClient } from '../harness/api-client.ts';
import type { AcknowledgedGift } from './givers.ts';

const SETTLE_LIMIT_MS = 180_000;
const PAGE = 100;

/** Every gift of this devotee, by its id; a gift listed twice throws. */
export async function ownGifts(api: ApiClient): Promise<Map<string, OwnDonation>> {
  const gifts = new Map<string, OwnDonation>();
  let cursor: string | null = null;
  do {
    const page: { items: OwnDonation[]; nextCursor: string | null } = await api.call(donationEndpoints.own, {
      query: { limit: PAGE, ...(cursor ? { cursor } : {}) },
    });
    for (const gift of page.items) {
      if (gifts.has(gift.id)) throw new Error(`The list shows gift ${gift.id} twice`);
      gifts.set(gift.id, gift);
    }
    cursor = page.nextCursor;
  } while (cursor);
  return gifts;
}

/** Waits until every paid gift is settled: late events and the reconciler get a moment to handle what the crashes left. */
export async function settled(api: ApiClient, acknowledged: readonly AcknowledgedGift[]): Promise<Map<string, OwnDonation>> {
  const paid = acknowledged.filter((gift) => gift.paid);
  for (const limit = Date.now() + SETTLE_LIMIT_MS; ; await pause(500)) {
    const gifts = await ownGifts(api);
    const open = paid.filter(({ orderId }) => gifts.get(orderId)?.receipt == null);
    if (open.length === 0) return gifts;
    if (Date.now() > limit) throw new Error(`${open.length} paid gifts are not settled: ${open.slice(0, 5).map(({ orderId }) => orderId)}`);
  }
}

export interface Findings {
  acknowledged: readonly AcknowledgedGift[];
  /** Ids of the devotee's gifts before the test began. */
  before: ReadonlySet<string>;
  after: ReadonlyMap<string, OwnDonation>;
  proofBefore: Proof;
  proofAfter: Proof;
}

/** Everything that is wrong, in sentences; empty if each acknowledged gift exists exactly once and all books agree. */
export function differences({ acknowledged, before, after, proofBefore, proofAfter }: Findings): string[] {
  const made = [...after.values()].filter(({ id }) => !before.has(id));
  const known = new Set(acknowledged.map(({ orderId }) => orderId));
  const paid = acknowledged.filter((gift) => gift.paid);
  const paidCents = paid.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const receipts = made.flatMap(({ receipt }) => receipt?.number ?? []);
  const grown = (field: 'processorCents' | 'ledgerCents' | 'receiptsCents' | 'receiptsCount') => proofAfter[field] - proofBefore[field];
  return [
    ...unequal('keys acknowledged and gifts they named', acknowledged.length, known.size),
    ...acknowledged.filter(({ orderId }) => !after.has(orderId)).map(({ orderId }) => `Acknowledged gift ${orderId} is gone`),
    ...made.filter(({ id }) => !known.has(id)).map(({ id }) => `Gift ${id} exists and nobody was told: it was made twice`),
    ...acknowledged.flatMap((gift) => unequal(`total of ${gift.orderId}`, gift.totalCents, after.get(gift.orderId)?.totalCents)),
    ...paid.flatMap(({ orderId }) => unequal(`state of ${orderId}`, 'succeeded', after.get(orderId)?.status)),
    ...unequal('receipts of paid gifts', paid.length, receipts.length),
    ...unequal('numbers on the receipts', receipts.length, new Set(receipts).size),
    ...unequal('cents at the processor', paidCents, grown('processorCents')),
    ...unequal('receipts in the books', paid.length, grown('receiptsCount')),
    ...unequal('trial balance', 0, proofAfter.trialBalanceCents),
    ...unequal('gifts under way', 0, proofAfter.underWay.length),
    ...(proofAfter.holds
      ? []
      : proofAfter.differences.map(({ what, expectedCents, foundCents }) => `Proof: ${what}: ${expectedCents}, found ${foundCents}`)),
    ...(proofAfter.holds || proofAfter.differences.length > 0 ? [] : ['The proof does not hold']),
  ];
}

function unequal(what: string, expected: unknown, found: unknown): string[] {
  return expected === found ? [] : [`${what}: expected ${expected}, found ${found}`];
}

/** The temple's own proof, requested by its treasurer. */
export const proofOf = (treasurer: ApiClient): Promise<Proof> => treasurer.call(ledgerEndpoints.proof);
