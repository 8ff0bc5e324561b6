import { cents, id, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { CART_LINES_MAX } from '../orders/holds.ts';
import { array, object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';
import { type TicketChild, ticketChildSchema } from './ticket-child.ts';
import { TICKETS_MAX } from './ticket-states.ts';
import { TICKET_PRICE_MAX, TICKET_QUESTIONS_MAX } from './ticket-type.ts';

const say = messagesOf(ticketNoun);
const AMOUNT = say('ticket.amount-range', { maxCents: TICKET_PRICE_MAX });

/** An answer to one of the event's questions. */
export interface TicketAnswer {
  questionId: string;
  answer: string;
}

/** Somebody who is registered, or something that is added: its name is empty then. */
export interface TicketPerson {
  typeId: string;
  name: string;
  /** The member of the devotee's family this was taken from. */
  familyMemberId: string | null;
  /** Where each gives what they wish. */
  amountCents: number | null;
  answers: TicketAnswer[];
  /** Of a child that is left in the temple's care. What is kept of earlier forms doesn't have it. */
  child?: TicketChild | null;
}

const answerSchema = object({ questionId: id().required(), answer: line(200).default('') }).noUnknown();
/** The first person also has the answers for all of them. */
export const ticketAnswersSchema = array(answerSchema.required())
  .max(2 * TICKET_QUESTIONS_MAX)
  .default([]);
const personFields = {
  typeId: id().required(say('ticket.type-required')),
  name: line(120).default(''),
  familyMemberId: id().nullable().default(null),
  amountCents: cents(0, TICKET_PRICE_MAX, AMOUNT).nullable().default(null),
  answers: ticketAnswersSchema,
  /** What earlier pages don't ask; for others it is never there. */
  child: ticketChildSchema.nullable().default(null),
};
const personSchema = object(personFields).noUnknown();
const SERIES_MOST = say('ticket.series-most', { max: CART_LINES_MAX });
const PEOPLE_MOST = say('ticket.people-most', { max: TICKETS_MAX });
export const ticketPeopleSchema = array(personSchema.required())
  .min(1, say('ticket.people-required'))
  .max(TICKETS_MAX, PEOPLE_MOST)
  .required(say('ticket.people-required'));

/**
 * Where a party comes to all dates: the id its browser gave this registration, and the dates besides its own. Each ticket needs a line of the
 * order; `sizeOf`: how many people are registered.
 */
export const ticketSeriesSchema = (sizeOf: (parent: Record<string, unknown>) => number) =>
  object({
    id: id().required(),
    dates: array(id().required()).min(1).max(CART_LINES_MAX).required(),
  })
    .noUnknown()
    .nullable()
    .default(null)
    .test(
      'room',
      SERIES_MOST,
      (series, { parent }) => !Array.isArray(series?.dates) || sizeOf(parent) * (1 + series.dates.length) <= CART_LINES_MAX,
    );

/** A line of the cart: one ticket, and those that are registered along with it, which become lines of their own (with `others` null). */
export const ticketLineSchema = object({
  occurrenceId: id().required(say('ticket.date-required')),
  ...personFields,
  others: array(personSchema.required())
    .max(TICKETS_MAX - 1, PEOPLE_MOST)
    .nullable()
    .default([]),
  /** The place on the list it was offered for. */
  waitId: id().nullable().default(null),
  /** The discount code for all of them, by the id that the check returned. */
  discountId: id().nullable().default(null),
  series: ticketSeriesSchema(({ others }) => 1 + (Array.isArray(others) ? others.length : 0)),
}).noUnknown();
