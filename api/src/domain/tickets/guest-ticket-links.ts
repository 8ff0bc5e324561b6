import { Inject, Injectable } from '@nestjs/common';
import { guestTicketsPath } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SignedLinks } from '../../platform/auth/signed-links.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import type { OrderKey } from '../orders/sale.ts';

/** The signed links to what guests registered for. Who has one shows, prints and cancels these tickets, and nothing else of anybody. */
@Injectable()
export class GuestTicketLinks {
  readonly #links: SignedLinks;

  constructor(
    ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    this.#links = new SignedLinks(ring, 'guest-tickets');
  }

  linkOf(order: OrderKey): string {
    return this.#links.linkOf(order);
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
    return this.#links.recordOf(link);
  }
}
