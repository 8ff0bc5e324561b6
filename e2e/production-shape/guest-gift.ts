import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GuestDonation, guestEndpoints, sandboxEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { ApiClient } from '../harness/api-client.ts';
import { Outbox } from '../harness/outbox.ts';

const TEMPLE = 'sri-kamakshi-edison';
const GOOD_CARD = '4242424242424242';
const SETTLE_LIMIT_MS = 120_000;

/** A guest's whole journey: code by text message, gift, checkout, receipt. */
export async function giveAsGuest(url: string, phone: string): Promise<{ gift: GuestDonation; receiptBytes: number }> {
  const anybody = new ApiClient(url);
  await anybody.call(guestEndpoints.sendCode, { body: { phone, templeSlug: TEMPLE, purpose: 'gift' } });
  const code = await new Outbox(url).code(phone);
  const { guestToken } = await anybody.call(guestEndpoints.checkCode, { body: { phone, code } });
  const guest = new ApiClient(url, `Guest ${guestToken}`);
  const { funds } = await anybody.call(templeEndpoints.page, { params: { slug: TEMPLE } });
  const lines = [{ fundId: funds[0]?.id ?? '', amountCents: 21_00 }];
  const body = { templeSlug: TEMPLE, lines, coverFees: false };
  const { orderId, checkoutUrl } = await guest.call(guestEndpoints.give, { body, idempotencyKey: randomUUID() });
  const checkoutId = new URL(checkoutUrl, url).pathname.split('/').at(-1) ?? '';
  await anybody.call(sandboxEndpoints.pay, { params: { checkoutId }, body: { cardNumber: GOOD_CARD } });
  const gift = await settled(guest, orderId);
  const pdf = await guest.text(guestEndpoints.receiptPdf, { params: { orderId } });
  return { gift, receiptBytes: pdf.length };
}

async function settled(guest: ApiClient, orderId: string): Promise<GuestDonation> {
  for (const limit = Date.now() + SETTLE_LIMIT_MS; Date.now() < limit; await pause(50)) {
    const gift = await guest.call(guestEndpoints.donation, { params: { orderId } });
    if (gift.receipt) return gift;
  }
  throw new Error(`The guest's gift ${orderId} did not get its receipt`);
}
