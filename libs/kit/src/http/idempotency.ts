/** Holds the Idempotency-Key of the attempt a form is making. */
export interface IdempotencyKeys {
  /** The key for this payload: the same one for every try of the same wish, a new one as soon as the wish changes. */
  keyFor(payload: unknown): string;
  /** Ends the attempt: what is sent next is a new wish. */
  settle(): void;
}

/**
 * One key per form attempt. A lost answer or a failure keeps the key, so that trying again can't give twice;
 * a changed payload is another wish (the API refuses an old key with a new body).
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  let attempt: { payload: string; key: string } | undefined;
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload) ?? '';
      if (attempt?.payload !== text) attempt = { payload: text, key: randomKey() };
      return attempt.key;
    },
    settle() {
      attempt = undefined;
    },
  };
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on plain-HTTP addresses of a local network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
