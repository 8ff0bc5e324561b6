import { line, requiredPhone } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, object } from '../schema.ts';
import { ticketNoun } from './ticket.noun.ts';

const say = messagesOf(ticketNoun);
const ADULTS_MAX = 6;
const NEEDS_LENGTH = 200;

const adults = () =>
  array(line(120).required(say('ticket.name-required')))
    .max(ADULTS_MAX, say('ticket.adults-most', { max: ADULTS_MAX }))
    .default([]);

/** What a temple has to know of a child that is left in its care. */
export const ticketChildSchema = object({
  guardian: line(120).required(say('ticket.guardian-required')),
  guardianPhone: requiredPhone(),
  /** Allergies, medicine, anything to look out for; empty for nothing. */
  needs: line(NEEDS_LENGTH).default(''),
  /** Adults who may pick the child up as well. */
  mayPickUp: adults(),
  /** Adults who may not, whatever they know. */
  mayNotPickUp: adults(),
}).noUnknown();

/** The same as it is kept until thirty days after the date. */
export interface TicketChild {
  guardian: string;
  guardianPhone: string;
  needs: string;
  mayPickUp: string[];
  mayNotPickUp: string[];
}

/** The same as the holder of the child's ticket sees it. Empty where the ticket was passed on to them and they haven't filled it in yet. */
export interface OwnTicketChild extends TicketChild {
  /** What the door asks for before it hands over the child; null once the ticket ended. */
  pickupCode: string | null;
}

/** What a family without an email takes home from the counter: a child's pickup code, with what it is for. */
export interface PickupSlip {
  /** Of the ticket. */
  id: string;
  child: string;
  guardian: string;
  pickupCode: string;
  event: string;
  temple: string;
  startsAt: string;
  timeZone: string;
}

/** Who can be told apart by spelling alone is the same person: names are compared without case, accents and double spaces. */
export const plainName = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether an adult is on the list of those who may not pick the child up. */
export const isBarred = ({ mayNotPickUp }: Pick<TicketChild, 'mayNotPickUp'>, name: string): boolean =>
  mayNotPickUp.some((barred) => plainName(barred) === plainName(name));
