import {
  formatMoney,
  messagesOf,
  type TaxRule,
  type TicketPerson,
  type TicketQuestion,
  ticketLineSchema,
  ticketNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import type { EventSeriesRow } from '../events/event.entity.ts';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import type { DraftLine } from '../orders/order-draft.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { deductibleOf } from '../receipts/receipt-record.ts';
import type { CurrentTaxPolicy } from '../tax-policy/tax-policy.service.ts';
import type { TicketDiscountRow } from './discounts/ticket-discount.entity.ts';
import { fullPriceOf, type SeriesSeat, seatOf } from './series/ticket-series.ts';
import type { TicketFacts } from './ticket-facts.ts';
import { assertFamily } from './ticket-family.ts';
import type { TicketTypeRow } from './ticket-type.entity.ts';

/** What a line asks for. `seat`: of the lines along with the first of a registration for all dates, which no browser writes. */
export type TicketItem = Omit<InferType<typeof ticketLineSchema>, 'child'> & Pick<TicketPerson, 'child'> & { seat?: SeriesSeat };

const say = messagesOf(ticketNoun);
const LABEL_LENGTH = 120;

/** What was asked for, as its schema read it. */
export const itemOf = ({ item }: Pick<OrderLine, 'item'>): TicketItem => found(item) as TicketItem;

/** A ticket's price and description: a code's discount lowers the price and is named in the text. */
export const ticketLine = (
  { date, series, type }: TicketFacts,
  policy: CurrentTaxPolicy,
  person: Priced,
  discount: Discounted | null = null,
): DraftLine => {
  const amountCents = priceOf(type, person) - (discount?.offCents ?? 0);
  const what = `, ${type.name}${seatOf(person) ? ` (${dayOf(date, series)})` : ''}${discount ? ` (${discount.row.code} -${formatMoney(discount.offCents)})` : ''}`;
  return {
    kind: 'ticket',
    itemId: date.id,
    quantity: 1,
    credits: { incomeAccount: 'tickets' },
    label: `${series.title.slice(0, LABEL_LENGTH - what.length)}${what}`,
    amountCents,
    rule: ticketRule(policy, amountCents),
  };
};

type Priced = Pick<TicketPerson, 'amountCents'> & Partial<Pick<TicketItem, 'series' | 'seat'>>;

/** By which the tickets of one order for many dates differ on its receipt. In digits: the text is kept, and read in every language. */
const dayOf = ({ startsAt }: Pick<EventOccurrenceRow, 'startsAt'>, { timeZone }: Pick<EventSeriesRow, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-US', { month: 'numeric', day: 'numeric', year: 'numeric', timeZone }).format(startsAt);

/** What a code takes off a ticket. */
interface Discounted {
  row: Pick<TicketDiscountRow, 'code'>;
  offCents: number;
}

/** All of it: nothing is added later. */
export const priceOf = (type: TicketTypeRow, item: Priced): number =>
  type.pricing === 'free' ? 0 : type.pricing === 'wish' ? (item.amountCents ?? 0) : fullPriceOf(type, item);

/** The policy's rule; what isn't paid for is no part of a gift. */
export function ticketRule(policy: CurrentTaxPolicy, amountCents: number): TaxRule {
  const rule = policy.ruleOf('ticket');
  return amountCents > 0 ? rule : { kind: 'ticket', taxClass: 'fee' };
}

/** What of a price may be deducted, in cents. */
export function deductibleShare(policy: CurrentTaxPolicy, amountCents: number): number {
  const { taxClass, fairMarketValueCents = 0 } = ticketRule(policy, amountCents);
  return deductibleOf({ amountCents, coveredFeeCents: 0, taxClass, fairMarketValueCents });
}

/** Names who comes, and answers what has to be. Throws `invalid-fields`. */
export async function assertFilledIn(
  tx: EntityManager,
  { payerAccountId }: Pick<Order, 'payerAccountId'>,
  facts: TicketFacts,
  item: TicketItem,
): Promise<void> {
  assertPerson(facts, item, item.others !== null);
  assertChild(facts, item);
  await assertFamily(tx, payerAccountId, facts, item);
}

/** The first of a party also answers what is asked once for all. Throws `invalid-fields`. */
export function assertPerson(
  { type, sale }: Pick<TicketFacts, 'type' | 'sale'>,
  person: Omit<TicketPerson, 'typeId'>,
  isFirst: boolean,
): void {
  if (type.takesSeat && person.name === '') throw fieldError('name', say('ticket.name-required'));
  for (const question of sale.questions) {
    if (question.ask === 'ticket' ? type.takesSeat : isFirst) assertAnswer(question, person);
  }
}

/** Who is left in the temple's care has a guardian. Waitlists don't ask yet: it is filled in with the claim. Throws `invalid-fields`. */
export function assertChild({ type }: Pick<TicketFacts, 'type'>, { child }: Pick<TicketPerson, 'child'>): void {
  if (type.isDropOff === true && type.takesSeat && !child) throw fieldError('child.guardian', say('ticket.guardian-required'));
}

function assertAnswer({ id, kind, choices, required }: TicketQuestion, { answers }: Pick<TicketPerson, 'answers'>): void {
  const answer = answers.find(({ questionId }) => questionId === id)?.answer ?? '';
  if (required && answer === '') throw fieldError('answers', say('ticket.answer-required'));
  const known = kind === 'choice' ? choices : kind === 'yes-no' ? ['yes', 'no'] : null;
  if (answer !== '' && known && !known.includes(answer)) throw fieldError('answers', say('ticket.answer-unknown'));
}
