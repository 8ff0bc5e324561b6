import { Injectable } from '@nestjs/common';
import type { OfferedTicket, TicketOffer } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { PublicEvents } from '../events/public-events.service.ts';
import { type CurrentTaxPolicy, TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { isInCare } from './children/ticket-child-rows.ts';
import { seriesPriceOf } from './series/ticket-series.ts';
import { seriesOffer } from './series/ticket-series-dates.ts';
import { before, closedDate, closedType, leftOf, orderable, placesLeft, type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { deductibleShare } from './ticket-line.ts';
import type { TicketTypeRow } from './ticket-type.entity.ts';

/** What a date sells, as everyone sees it. */
@Injectable()
export class TicketOffers {
  constructor(
    private readonly database: Database,
    private readonly events: PublicEvents,
    private readonly taxPolicy: TaxPolicyService,
  ) {}

  /** Throws `not-found`. */
  async of(slug: string, occurrenceId: string, now = new Date()): Promise<TicketOffer> {
    const { reader } = this.database;
    const { temple } = await this.events.shown(slug, occurrenceId);
    const all = await ticketFacts(reader, temple.id, occurrenceId);
    const shown = all.filter(({ type }) => type.isOffered && !type.staffOnly);
    const [first] = shown;
    if (!first) return nothing(occurrenceId);
    const series = await seriesOffer(reader, shown, now);
    const policy = await this.taxPolicy.current(reader, temple.id);
    const { date, sale, total } = first;
    const { taxClass, benefit } = policy.ruleOf('ticket');
    const seats = shown.filter(({ type }) => type.takesSeat);
    const left = leftOf(total, sale.capacity);
    return {
      occurrenceId: date.id,
      capacity: total ? total.capacity : sale.capacity,
      left: left !== null && seats.length > 0 && seats.every(isGone) ? 0 : left,
      closed: closedDate(first, now) ?? (shown.every(isGone) ? 'tickets-sold-out' : null),
      types: shown.map((facts) => ({ ...offered(facts, policy, now), series: ofSeries(series.leftOf(facts.type), facts.type, policy) })),
      questions: sale.questions,
      benefit: taxClass === 'partial' ? (benefit ?? '') : '',
      refundUntil: before(date, sale.refundHours).toISOString(),
      passOnUntil: before(date, sale.passOnHours).toISOString(),
      seriesDates: series.seriesDates,
      seriesLeft: series.seriesLeft,
    };
  }
}

const leftToOrder = (facts: TicketFacts): number | null => orderable(placesLeft(facts), facts.type);
const isGone = (facts: TicketFacts): boolean => leftToOrder(facts) === 0;

const nothing = (occurrenceId: string): TicketOffer => ({
  occurrenceId,
  capacity: null,
  left: null,
  closed: null,
  types: [],
  questions: [],
  benefit: '',
  refundUntil: null,
  passOnUntil: null,
  seriesDates: [],
  seriesLeft: null,
});

function offered(facts: TicketFacts, policy: CurrentTaxPolicy, now: Date): Omit<OfferedTicket, 'series'> {
  const { id, name, detail, pricing, priceCents, orderMin, orderMax, minAge, maxAge, takesSeat, needsApproval, saleFrom } = facts.type;
  const left = leftToOrder(facts);
  const closed = closedType(facts, now) ?? (left === 0 ? 'tickets-sold-out' : null);
  return {
    id,
    name,
    detail,
    pricing,
    priceCents,
    deductibleCents: deductibleShare(policy, priceCents),
    left,
    orderMin,
    orderMax,
    minAge,
    maxAge,
    takesSeat,
    needsApproval,
    isDropOff: isInCare(facts.type),
    closed,
    opensOn: closed === 'tickets-not-open' ? saleFrom : null,
  };
}

function ofSeries(left: number | null | undefined, type: TicketTypeRow, policy: CurrentTaxPolicy): OfferedTicket['series'] {
  const priceCents = seriesPriceOf(type);
  return left === undefined ? null : { priceCents, deductibleCents: deductibleShare(policy, priceCents), left };
}
