import { type GuestChoice, PHONE_CODE_PATH, type PhoneCodeSent, type SentCode, sentCode } from '@sannidhi/contracts';
import { apiMessage, HttpError, request } from '@sannidhi/kit/early';
import { readPageTexts, said } from '../page-texts.ts';
import type { GiftStep } from './gift-steps.ts';

/** Has a code texted to the guest. @throws HttpError if it is refused, TypeError if the network fails */
export async function askForCode({ phone, templeSlug, qrCodeId }: GuestChoice): Promise<SentCode> {
  const body = { phone, templeSlug, ...(qrCodeId ? { qrCodeId } : {}) };
  return sentCode(phone, await request<PhoneCodeSent>(PHONE_CODE_PATH, { method: 'POST', body }));
}

/** Says why no code was sent, at the end of the step's form as the app does; without an error it takes that back. */
export function showFailure({ element, form, facts: { words } }: GiftStep, error?: unknown): void {
  const banner = element.querySelector<HTMLElement>('[data-failure]');
  const place = banner?.querySelector('[role="alert"] > div');
  if (!banner || !place) return;
  banner.hidden = error === undefined;
  if (error === undefined) return;
  const api = error instanceof HttpError ? error.api : undefined;
  const unanswered = error instanceof HttpError ? words.server : words.network;
  form.append(banner);
  place.replaceChildren(api ? said(readPageTexts(), apiMessage(api), api.code) : (unanswered ?? ''));
  banner.scrollIntoView?.({ block: 'nearest' });
}
