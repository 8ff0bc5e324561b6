import { Injectable } from '@nestjs/common';
import type { OfferedTicket, TicketOffer } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { PublicEvents } from '../events/public-events.service.ts';
import { type CurrentTaxPolicy, TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { before, closedDate, closedType, leftOf, placesLeft, type TicketFacts, ticketFacts } from './ticket-facts.ts';
import { deductibleShare } from './ticket-line.ts';

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
    const policy = await this.taxPolicy.current(reader, temple.id);
    const { date, sale, total } = first;
    const { taxClass, benefit } = policy.ruleOf('ticket');
    return {
      occurrenceId: date.id,
      capacity: total ? total.capacity : sale.capacity,
      left: leftOf(total, sale.capacity),
      closed: closedDate(first, now) ?? (shown.every((facts) => placesLeft(facts) === 0) ? 'tickets-sold-out' : null),
      types: shown.map((facts) => offered(facts, policy, now)),
      questions: sale.questions,
      benefit: taxClass === 'partial' ? (benefit ?? '') : '',
      refundUntil: before(date, sale.refundHours).toISOString(),
      passOnUntil: before(date, sale.passOnHours).toISOString(),
    };
  }
}

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
});

function offered(facts: TicketFacts, policy: CurrentTaxPolicy, now: Date): OfferedTicket {
  const { id, name, detail, pricing, priceCents, orderMin, orderMax, minAge, maxAge, takesSeat, needsApproval, saleFrom } = facts.type;
  const left = placesLeft(facts);
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
    closed,
    opensOn: closed === 'tickets-not-open' ? saleFrom : null,
  };
}
