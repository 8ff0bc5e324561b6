import type { MessageParams, MessageRef } from './message.ts';
import { assembled, type KeysOf } from './nouns.ts';
import type { CartOrder } from './orders/cart.ts';
import { PLATFORM_ERRORS } from './platform-errors.ts';

/**
 * The shape of every API error. `fields` maps a payload's field to a message for the person who filled it in. Messages are in English;
 * `messageCode` with `params`, and `fieldMessages`, are the keys in catalogs of other languages.
 */
export interface ApiError {
  statusCode: number;
  code: ErrorCode;
  message: string;
  messageCode?: string;
  params?: MessageParams;
  fields?: Record<string, string>;
  fieldMessages?: Record<string, MessageRef>;
  requestId: string;
  /** With `second-factor-required` and `email-code-required`: identifies the sign-in that waits for its code, for five or ten minutes. */
  challenge?: string;
  /** With `second-factor-required`: the account has a passkey, which completes the sign-in too. */
  hasPasskey?: true;
  /** With `cart-changed`: the lines of that temple as they are now. */
  cart?: CartOrder;
}

/** Every error a caller can get: HTTP status and a sentence that says what happened and what to do. */
export const ERRORS: Readonly<Record<ErrorCode, readonly [number, string]>> = { ...PLATFORM_ERRORS, ...assembled('errors') };
export type ErrorCode = keyof typeof PLATFORM_ERRORS | KeysOf<'errors'>;
