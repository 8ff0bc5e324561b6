import { Injectable } from '@nestjs/common';
import type { BodyOf, CheckoutStarted, guestTicketEndpoints, Language } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type GuestActor, guestOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { CartQuotes } from '../../orders/cart/cart-quotes.service.ts';
import { CheckoutService } from '../../orders/checkout/checkout.service.ts';
import { hasTriedLong, isTriedAgain } from '../../orders/checkout/unpaid-tries.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { DraftLine, OrderDraft } from '../../orders/order-draft.ts';
import { SettlementService } from '../../orders/payments/settlement.service.ts';
import { PlacesService } from '../../orders/places/places.service.ts';
import { PlacesGone } from '../../orders/places/places-gone.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { dateFacts } from '../ticket-facts.ts';
import type { TicketItem } from '../ticket-line.ts';
import { lockDatePlaces } from '../ticket-places.ts';
import { GuestWaits } from '../waits/guest-waits.service.ts';
import { renewedOf } from '../waits/ticket-wait-claims.ts';
import { TicketWaitlist } from '../waits/ticket-waitlist.service.ts';
import { GuestTicketLinks } from './guest-ticket-links.ts';

type Registration = BodyOf<typeof guestTicketEndpoints.register>;

/** People without an account who register for an event: who verified a phone may, with the rules and prices of everybody else. */
@Injectable()
export class GuestRegistrations {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly quotes: CartQuotes,
    private readonly places: PlacesService,
    private readonly checkouts: CheckoutService,
    private readonly settlement: SettlementService,
    private readonly waitlist: TicketWaitlist,
    private readonly waits: GuestWaits,
    private readonly links: GuestTicketLinks,
  ) {}

  /**
   * One order for the party, at one date or at all of them, also for what the waitlist offers. What the phone held at these dates and didn't
   * pay for gives way to it, as long as one checkout takes; then it is for those who wait. Throws `temple-not-accepting`, why a ticket can't be
   * had, `tickets-sold-out` where not all of them find a place, `checkout-replaced` where a newer request of the phone has its places,
   * `not-found` for a link of another date, `ticket-wait-other-phone`, `ticket-date-moved` and `ticket-price-changed` where the guest was shown
   * another time or sum, and `invalid-fields`.
   */
  async register(actor: Actor, body: Registration, language: Language, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const guest = guestOf(actor);
    const temple = await this.temples.acceptingBySlug(body.templeSlug);
    const ticketLink = this.links.linkOf({ templeId: temple.id, id: claim.operationId });
    const draft = async (tx: EntityManager): Promise<OrderDraft> => ({
      ...(await this.priced(tx, temple, guest, body)),
      templeId: temple.id,
      orderId: claim.operationId,
      source: 'web',
      method: 'card',
      coverFees: false,
      guestSessionId: guest.guestSessionId,
      phone: guest.phone,
      email: body.email ?? null,
      legalName: body.legalName,
      language,
      at: new Date(),
    });
    const place = { templeSlug: temple.slug, ticketLink };
    return this.checkouts
      .start({
        ...{ temple, settings: null, place, draft, claim },
        begun: async (tx, order) => {
          if (order.totalCents === 0) await this.settlement.free(tx, order);
          await this.offerLeft(tx, temple.id, body);
        },
      })
      .catch((error) => this.refuse(error, { templeId: temple.id, id: claim.operationId }, guest, body));
  }

  private async refuse(error: unknown, order: Pick<Order, 'templeId' | 'id'>, { phone }: GuestActor, body: Registration): Promise<never> {
    if (error instanceof PlacesGone) throw new DomainError('tickets-sold-out');
    const isOver = error instanceof DomainError && error.code === 'checkout-over';
    if (isOver && (await isTriedAgain(this.database.reader, order, phone, atDates(body)))) throw new DomainError('checkout-replaced');
    throw error;
  }

  private async priced(
    tx: EntityManager,
    temple: Temple,
    { phone }: GuestActor,
    body: Registration,
  ): Promise<Pick<OrderDraft, 'lines' | 'taxPolicyVersion'>> {
    const { occurrenceId, people, discountId, seenTotalCents, waitLink, series } = body;
    for (const id of datesOf(body)) {
      const date = await dateFacts(tx, temple.id, id);
      // Another request of the same phone waits here until this one's places are held.
      if (date) await lockDatePlaces(tx, temple.id, id, date.sale.id);
    }
    const places = atDates(body);
    await this.places.endUnpaid(tx, temple.id, phone, places);
    if (await hasTriedLong(tx, temple.id, phone, places)) await this.offerLeft(tx, temple.id, body);
    const date = { templeId: temple.id, occurrenceId };
    const wait = await (waitLink === null ? renewedOf(tx, date, phone, new Date()) : this.waits.rowOf(tx, waitLink));
    if (wait && wait.occurrenceId !== occurrenceId) throw new DomainError('not-found');
    if (wait && wait.phone !== phone) throw new DomainError('ticket-wait-other-phone');
    if (wait) await this.waitlist.offerAgain(tx, { templeId: wait.templeId, id: wait.id }, new Date());
    const [first, ...others] = people as [Registration['people'][number], ...Registration['people']];
    const item: TicketItem = { occurrenceId, ...first, others, waitId: wait?.id ?? null, discountId, series };
    const policy = await this.taxPolicy.current(tx, temple.id);
    const asker = { templeId: temple.id, payerAccountId: null };
    const lines = await this.quotes.priced(tx, { temple, policy }, asker, { kind: 'ticket', item });
    if (lines.some((line) => isMoved(line, body))) throw new DomainError('ticket-date-moved');
    if (lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== seenTotalCents) throw new DomainError('ticket-price-changed');
    return { lines, taxPolicyVersion: policy.version };
  }

  /** What the phone held and didn't take again is for who waits. */
  private async offerLeft(tx: EntityManager, templeId: string, body: Registration): Promise<void> {
    for (const occurrenceId of datesOf(body)) await this.waitlist.offerLeft(tx, { templeId, occurrenceId }, new Date());
  }
}

/** What a registration is for, in one order: two that lock the same dates wait for each other. */
const datesOf = ({ occurrenceId, series }: Registration): string[] => [...new Set([occurrenceId, ...(series?.dates ?? [])])].sort();

/** The lines of tickets for these dates. */
const atDates = (body: Registration) => ({ kind: 'ticket' as const, itemId: In(datesOf(body)) });

/** Whether a ticket's date is at another time than the guest was shown. */
function isMoved({ item, occasion }: DraftLine, { seenTimes = [] }: Registration): boolean {
  const { occurrenceId } = found(item) as TicketItem;
  const seen = seenTimes.find((time) => time.occurrenceId === occurrenceId);
  return seen !== undefined && occasion !== undefined && Date.parse(seen.startsAt) !== Date.parse(occasion.startsAt);
}
