import { type CartOrder, ERRORS, type ErrorCode, type Message, type MessageParams, type MessageRef, refOf } from '@sannidhi/contracts';

export interface DomainErrorDetails {
  /** A message for the user, if it can say more than the code's own. */
  message?: Message | undefined;
  /** A message per field of the payload. */
  fields?: Readonly<Record<string, Message>>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Identifies the sign-in that waits for its code. */
  challenge?: string;
  /** That sign-in can be completed with a passkey. */
  hasPasskey?: boolean;
  /** The lines of a cart as they are now. */
  cart?: CartOrder;
}

/** An expected failure. One filter renders it; controllers and services never catch it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly status: number;
  /** The code of its message: its own, unless a message says more. */
  readonly messageCode: string;
  readonly params: MessageParams | undefined;
  /** The English sentence per field of the payload, and the same by code. */
  readonly fields: Record<string, string> | undefined;
  readonly fieldMessages: Record<string, MessageRef> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;
  readonly hasPasskey: boolean;
  readonly cart: CartOrder | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfterSeconds, challenge, hasPasskey = false, cart }: DomainErrorDetails = {}) {
    const [status, sentence] = ERRORS[code];
    super(message?.sentence ?? sentence);
    this.code = code;
    this.status = status;
    this.messageCode = message?.code ?? code;
    this.params = message?.params;
    this.fields = fields && mapped(fields, (each) => each.sentence);
    this.fieldMessages = fields && mapped(fields, refOf);
    this.retryAfterSeconds = retryAfterSeconds;
    this.challenge = challenge;
    this.hasPasskey = hasPasskey;
    this.cart = cart;
  }
}

/** An error about a single field: the same sentence for the field and for the whole. */
export const fieldError = (field: string, message: Message, code: ErrorCode = 'invalid-fields'): DomainError =>
  new DomainError(code, { message, fields: { [field]: message } });

/** What an error says, by its code: to keep, and to say later in another language. */
export const messageOf = ({ messageCode, params }: DomainError): MessageRef => refOf({ code: messageCode, ...(params ? { params } : {}) });

/** Returns the value, or throws `not-found`: a missing record and another temple's look the same. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new DomainError('not-found');
  return thing;
}

const mapped = <Value>(fields: Readonly<Record<string, Message>>, say: (message: Message) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, say(message)]));
