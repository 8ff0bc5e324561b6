import type { KeyRing } from './key-ring.ts';

/** 128 bits in hexadecimal digits. */
const SIGNATURE_DIGITS = 32;
const UUID_DIGITS = 32;

/** A record of a temple. */
interface Linked {
  templeId: string;
  id: string;
}

/**
 * Links that let anyone who has them open one record without an account: both ids and 128 bits of a keyed hash in base64url, short enough for
 * a text message. A link made for one purpose opens nothing else.
 */
export class SignedLinks {
  constructor(
    private readonly ring: KeyRing,
    private readonly purpose: string,
  ) {}

  linkOf({ templeId, id }: Linked): string {
    const named = digitsOf(templeId) + digitsOf(id);
    return Buffer.from(named + this.ring.hash(this.purpose, named).slice(0, SIGNATURE_DIGITS), 'hex').toString('base64url');
  }

  /** The record that a link was made for, or null. */
  recordOf(link: string): Linked | null {
    const bytes = Buffer.from(link, 'base64url');
    // Only as it was made: decoding passes over what doesn't belong.
    if (bytes.toString('base64url') !== link) return null;
    const digits = bytes.toString('hex');
    if (digits.length !== 2 * UUID_DIGITS + SIGNATURE_DIGITS) return null;
    const named = digits.slice(0, 2 * UUID_DIGITS);
    if (!this.ring.matches(this.purpose, named, digits.slice(2 * UUID_DIGITS), SIGNATURE_DIGITS)) return null;
    return { templeId: uuidOf(named.slice(0, UUID_DIGITS)), id: uuidOf(named.slice(UUID_DIGITS)) };
  }
}

const digitsOf = (uuid: string): string => uuid.replaceAll('-', '');
const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
