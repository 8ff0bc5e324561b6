import { Inject, Injectable } from '@nestjs/common';
import { guestTicketsPath, guestWaitPath } from '@sannidhi/contracts';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import { SignedLinks } from '../../../platform/auth/signed-links.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import type { OrderKey } from '../../orders/sale.ts';
import type { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

type WaitKey = Pick<TicketWaitRow, 'templeId' | 'id'>;

/**
 * The signed links of guests. Who has the one to what they registered for shows, prints and cancels these tickets; the one to their place on a
 * waitlist shows and leaves it. Neither shows anything else of anybody.
 */
@Injectable()
export class GuestTicketLinks {
  readonly #links: SignedLinks;
  readonly #waits: SignedLinks;

  constructor(
    ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {
    this.#links = new SignedLinks(ring, 'guest-tickets');
    this.#waits = new SignedLinks(ring, 'guest-ticket-wait');
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

  waitLinkOf(wait: WaitKey): string {
    return this.#waits.linkOf(wait);
  }

  /** The page of a guest's place on a waitlist. */
  waitPathOf(slug: string, wait: WaitKey): `/${string}` {
    return guestWaitPath(slug, this.waitLinkOf(wait)) as `/${string}`;
  }

  /** That page's full address. */
  waitUrlOf(slug: string, wait: WaitKey): string {
    return `${this.settings.publicUrl}${this.waitPathOf(slug, wait)}`;
  }

  /** The place on a waitlist that a link was made for, or null. */
  waitOf(link: string): WaitKey | null {
    return this.#waits.recordOf(link);
  }
}
