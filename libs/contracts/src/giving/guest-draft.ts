import type { Cents } from '../money.ts';
import { PHONE_CODE, type PhoneCodeSent } from './phone-code.ts';

/** Where a tab keeps a guest's gift until it is paid. A painted page begins it, the guest's screens go on with it. */
export const GUEST_DRAFT_KEY = 'guest-gift';

/** What a guest chooses and enters before a code is there. */
export interface GuestChoice {
  templeSlug: string;
  qrCodeId: string;
  amountCents: Cents | null;
  fundId: string;
  coverFees: boolean;
  /** E.164, as far as typed. */
  phone: string;
  email: string;
}

/** A code that was texted. Instants are milliseconds since 1970. */
export interface SentCode {
  phone: string;
  /** "(732) 555-0148" */
  sentTo: string;
  sentAt: number;
  expiresAt: number;
  resendAfterSeconds: number;
  triesLeft: number;
}

/** When a code that was just sent expires, when another may be sent, and how many attempts it has. */
export const sentCode = (phone: string, { sentTo, expiresInSeconds, resendAfterSeconds }: PhoneCodeSent, now = Date.now()): SentCode => ({
  phone,
  sentTo,
  sentAt: now,
  expiresAt: now + expiresInSeconds * 1000,
  resendAfterSeconds,
  triesLeft: PHONE_CODE.tries,
});
