/** Stores the Idempotency-Key of a form's current attempt. */
export interface IdempotencyKeys {
  /** The key for this payload: the same for every retry, a new one as soon as the payload changes. */
  keyFor(payload: unknown): string;
  /** Ends the attempt: the next request gets a new key. */
  settle(): void;
}

/**
 * One key per form attempt. A lost response or a failure keeps the key, so a retry can't give twice; a changed payload gets a new one (the
 * API refuses an old key with a new body).
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

/** 128 random bits in hex; `crypto.randomUUID` is unavailable on a local network's plain-HTTP addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
