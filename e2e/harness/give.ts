import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CounterEntry,
  counterEndpoints,
  donationEndpoints,
  fundEndpoints,
  type OwnDonation,
  sandboxEndpoints,
  templeEndpoints,
} from '@sannidhi/contracts';
import type { ApiClient } from './api-client.ts';

const TEMPLE = 'sri-kamakshi-edison';
const GOOD_CARD = '4242424242424242';
const SETTLE_LIMIT_MS = 120_000;

/** A devotee's gift to a temple, the demo's by default, paid and with its receipt. */
export async function giveAndPay(api: ApiClient, amountCents: number, legalName = 'Asha Rao', templeSlug = TEMPLE): Promise<OwnDonation> {
  const { funds } = await api.call(templeEndpoints.page, { params: { slug: templeSlug } });
  const fundId = funds[0]?.id;
  if (!fundId) throw new Error(`${templeSlug} has no public fund`);
  const body = { templeSlug, lines: [{ fundId, amountCents }], legalName, coverFees: false, anonymous: false };
  const { orderId, checkoutUrl } = await api.call(donationEndpoints.give, { body, idempotencyKey: randomUUID() });
  const checkoutId = new URL(checkoutUrl, 'http://localhost').pathname.split('/').at(-1) ?? '';
  await api.call(sandboxEndpoints.pay, { params: { checkoutId }, body: { cardNumber: GOOD_CARD } });
  return settledGift(api, orderId);
}

async function settledGift(api: ApiClient, orderId: string): Promise<OwnDonation> {
  for (const limit = Date.now() + SETTLE_LIMIT_MS; Date.now() < limit; await pause(100)) {
    const gift = await api.call(donationEndpoints.ownOne, { params: { orderId } });
    if (gift.receipt) return gift;
  }
  throw new Error(`Gift ${orderId} did not get its receipt`);
}

/** A check in a closed counter batch of the demo temple, entered by its staff. */
export async function takeCheck(
  staff: ApiClient,
  { amountCents, ...check }: { amountCents: number; legalName: string; checkNumber: string },
): Promise<CounterEntry> {
  const receivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const batch = { name: 'Correction journey', receivedOn, expectedCount: 1, expectedTotalCents: amountCents };
  const { id: batchId } = await staff.call(counterEndpoints.open, { body: batch, idempotencyKey: randomUUID() });
  const [fund] = await staff.call(fundEndpoints.list);
  const body = { ...check, anonymous: false, method: 'check', fundId: fund?.id ?? '', amountCents } as const;
  const entry = await staff.call(counterEndpoints.addEntry, { params: { batchId }, body, idempotencyKey: randomUUID() });
  await staff.call(counterEndpoints.close, { params: { batchId }, idempotencyKey: randomUUID() });
  return entry;
}
