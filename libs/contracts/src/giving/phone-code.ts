/** Limits for the one-time code that verifies a guest's phone. */
export const PHONE_CODE = {
  length: 6,
  lifetimeSeconds: 300,
  tries: 5,
  resendAfterSeconds: 60,
  sendsPerPhoneHour: 5,
  /** Per network: strangers elsewhere never use up the phone owner's attempts. */
  guessesPerPhoneHour: 10,
  guessesPerPhoneDay: 10,
  /** For all networks together, so that many of them can't guess a code either. */
  guessesPerPhoneDayInAll: 50,
  sendsPerAddressHour: 20,
  /** With a valid e-hundi code: a temple's Wi-Fi on Diwali. */
  sendsPerAddressHourWithCode: 500,
} as const;

/** Where a code is requested: a painted page does so before any schema has loaded. */
export const PHONE_CODE_PATH = '/api/guest/phone-code';

export interface PhoneCodeSent {
  /** "(732) 555-0148" */
  sentTo: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
}
