/** Letters and digits that nobody mistakes for each other, read aloud or written by hand. */
export const PICKUP_LETTERS = '234679CDFGHJKMNPQRTVWXY';
export const PICKUP_LENGTH = 6;
/**
 * About 30 ms on a phone, which would need more than a month for all 148 million codes of one child. A graphics card may need half an hour:
 * the list is for helpers the temple trusts, and every hand-over says who kept the door.
 */
const ITERATIONS = 100_000;
const HASH_BITS = 256;

/** A pickup code as people read it: `K7M 4PX`. */
export const shownPickupCode = (code: string): string => `${code.slice(0, PICKUP_LENGTH / 2)} ${code.slice(PICKUP_LENGTH / 2)}`;

/** What somebody typed for a code, without case, spaces and hyphens. */
export const typedPickupCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/gu, '');

/** What a door's device keeps of a ticket's pickup code (PBKDF2, RFC 8018): enough to check one, slow to find it. Hexadecimal. */
export async function pickupHash(ticketId: string, code: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(typedPickupCode(code)), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(ticketId), iterations: ITERATIONS };
  const hash = new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
