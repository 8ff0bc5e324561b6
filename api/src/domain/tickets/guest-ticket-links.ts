import { Inject, Injectable } from '@nestjs/common';
import { guestTicketsPath } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import type { OrderKey } from '../orders/sale.ts';

const PURPOSE = 'guest-tickets';
/** 128 bits in hexadecimal digits. */
const SIGNATURE_DIGITS = 32;
const UUID_DIGITS = 32;

/** The signed links to what guests registered for. Who has one shows, prints and cancels these tickets, and nothing else of anybody. */
@Injectable()
export class GuestTicketLinks {
  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Short enough for a text message: both ids and the signature in base64url. */
  linkOf({ templeId, id }: OrderKey): string {
    const named = digitsOf(templeId) + digitsOf(id);
    return Buffer.from(named + this.ring.hash(PURPOSE, named).slice(0, SIGNATURE_DIGITS), 'hex').toString('base64url');
  }

  pathOf(slug: string, order: OrderKey): `/${string}` {
    return guestTicketsPath(slug, this.linkOf(order)) as `/${string}`;
  }

  /** The page's full address. */
  urlOf(slug: string, order: OrderKey): string {
    return `${this.settings.publicUrl}${this.pathOf(slug, order)}`;
  }

  /** The order that a link was made for, or null. */
  orderOf(link: string): OrderKey | null {
    const bytes = Buffer.from(link, 'base64url');
    // Only as it was made: decoding passes over what doesn't belong.
    if (bytes.toString('base64url') !== link) return null;
    const digits = bytes.toString('hex');
    if (digits.length !== 2 * UUID_DIGITS + SIGNATURE_DIGITS) return null;
    const named = digits.slice(0, 2 * UUID_DIGITS);
    if (!this.ring.matches(PURPOSE, named, digits.slice(2 * UUID_DIGITS), SIGNATURE_DIGITS)) return null;
    return { templeId: uuidOf(named.slice(0, UUID_DIGITS)), id: uuidOf(named.slice(UUID_DIGITS)) };
  }
}

const digitsOf = (uuid: string): string => uuid.replaceAll('-', '');
const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
