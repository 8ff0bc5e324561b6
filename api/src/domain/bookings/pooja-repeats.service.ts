import { Injectable } from '@nestjs/common';
import { type BodyOf, type bookingEndpoints, bookingNoun, messagesOf, type PlanStarted } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { PricedLines } from '../plans/plan-draft.service.ts';
import { type PlanSale, PlansService } from '../plans/plans.service.ts';
import { repeatKeyOf } from '../plans/repeat-keys.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { BookingRow } from './booking.entity.ts';
import { poojaLine, prasadamLine, repeatCents } from './pooja-line.ts';
import type { RepeatedPooja } from './slots/repeated-slot.ts';
import { slotsOf } from './slots/slots-and-services.ts';

const say = messagesOf(bookingNoun);

/** How long before its date a repeated pooja is booked and charged, where its notice doesn't ask for more. */
const LEAD_DAYS = 14;

/** Booking a pooja again on each tithi or star of a rule, charged like a recurring gift. */
@Injectable()
export class PoojaRepeats {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly plans: PlansService,
  ) {}

  /**
   * Repeats a booking from the day after it, at its temple's sky, with its names and its time of day. Throws `not-found`, `not-for-sale` for a
   * pooja that is no longer offered, `repeat-price-changed` where another price than today's was shown, and what starting a plan throws.
   */
  async start(
    actor: Actor,
    bookingId: string,
    { rule, endsAfter, legalName, cardId, seenCents }: BodyOf<typeof bookingEndpoints.repeat>,
    claim: IdempotencyClaim,
  ): Promise<PlanStarted> {
    const { accountId } = accountOf(actor);
    const { reader } = this.database;
    const booking = found(await reader.findOneBy(BookingRow, { accountId, id: bookingId }));
    const temple = await this.temples.of(reader, booking.templeId);
    const { slot, service } = (await slotsOf(reader, [booking]))(booking);
    if (!service.active || booking.requestId) throw new DomainError('not-for-sale');
    const today = dateAt(Date.now(), temple.timeZone);
    const startsOn = slot.onDate >= today ? daysAfter(slot.onDate, 1) : today;
    const terms = { rule, startsOn, timeZone: temple.timeZone, endsAfter, cardId, legalName, anonymous: false, coverFees: false };
    const sale: PlanSale = { sells: 'pooja', leadDays: leadDaysOf(service), repeatKey: repeatKeyOf(booking.id, rule) };
    return this.plans.begin(actor, temple, terms, sale, claim, (tx) => this.priced(tx, booking, slot, seenCents));
  }

  private async priced(tx: EntityManager, booking: BookingRow, slot: PoojaSlotRow, seenCents: number | undefined): Promise<PricedLines> {
    const service = await serviceOf(tx, booking.templeId, slot.serviceId);
    const amountCents = repeatCents(booking, service);
    assertSeen(amountCents, seenCents);
    const policy = await this.taxPolicy.current(tx, booking.templeId);
    const { participants, intention, inAbsentia } = booking;
    const parcel = booking.prasadam && prasadamLine(service, policy, slot.id);
    const prasadamTo = parcel ? booking.prasadamTo : null;
    // The names stay as they are, whatever becomes of the family's list.
    const names = participants.map((each) => ({ ...each, familyMemberId: null }));
    const item: RepeatedPooja = { serviceId: service.id, atTime: slot.atTime, participants: names, intention, inAbsentia, prasadamTo };
    const pooja = poojaLine(service, policy, slot.id);
    const { credits } = pooja;
    // One line of the plan names the whole price; each of its orders has both.
    const { label } = parcel || pooja;
    const fundId = 'fundId' in credits ? credits.fundId : null;
    const line = { id: newId(), position: 0, kind: 'pooja' as const, fundId, itemId: service.id, item, label, amountCents };
    return { lines: [line], label, totalCents: amountCents };
  }
}

/** Nobody agrees to a price other than the one that was shown. Throws `repeat-price-changed` with the price as it is now. */
function assertSeen(nowCents: number, seenCents: number | undefined): void {
  if (seenCents !== undefined && seenCents !== nowCents)
    throw new DomainError('repeat-price-changed', { message: say('booking.price-now', { nowCents }) });
}

const leadDaysOf = ({ noticeHours, daysAhead }: PoojaServiceRow): number =>
  Math.max(1, Math.min(daysAhead - 1, Math.max(LEAD_DAYS, Math.ceil(noticeHours / 24) + 1)));
