import { ERRORS, type ErrorCode } from '@sannidhi/contracts';

export interface DomainErrorDetails {
  /** A sentence for the person, where it can say more than the code's own. */
  message?: string;
  /** A sentence per field of the payload. */
  fields?: Record<string, string>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Names the sign-in that waits for its code. */
  challenge?: string;
}

/** An expected outcome that is not the wished one. One filter renders it; controllers and services never catch it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    const [status, sentence] = ERRORS[code];
    super(details.message ?? sentence);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
  }
}

/** The thing, or `not-found`: what is missing and what belongs to another temple look alike. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new DomainError('not-found');
  return thing;
}
