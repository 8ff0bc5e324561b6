import type { Language } from '@sannidhi/contracts';
import { momentOf } from '../events/moment-of.ts';
import type { Ticketed } from './dates/ticketed.ts';
import type { TicketRow } from './ticket.entity.ts';

/** A ticket as a message lists it. */
interface NamedTicket {
  /** Empty for what is only added. */
  name: string;
  type: string;
  startsAt: string;
}

/** Tickets that a message is about, of one event. Missing in what was sent before they were listed. */
export type Listing = Ticketed & { tickets?: readonly NamedTicket[] };

/** A text message has no room for more. */
const MOST = 8;

export const namedTickets = (tickets: readonly TicketRow[]): NamedTicket[] =>
  tickets.map(({ name, type, startsAt }) => ({ name, type, startsAt: startsAt.toISOString() }));

/** Whether a message is about the ticket of one person for one date, with what was only added to it. */
export function isOne({ tickets = [] }: Listing): boolean {
  const people = tickets.filter(({ name }) => name);
  return (people.length > 0 ? people : tickets).length === 1;
}

/** When, and whose tickets: `Tue, Dec 1, 6:30 PM EST: Meera (Adult), Lunch`. Dates with the same people are together. */
export function listedTickets({ startsAt, timeZone, tickets = [] }: Listing, language: Language): string {
  const moment = (at: string): string => momentOf({ startsAt: at, timeZone }, language);
  if (tickets.length === 0) return moment(startsAt);
  const dates = [...new Set(tickets.map((ticket) => ticket.startsAt))].sort();
  const together = new Map<string, string[]>();
  for (const date of dates) {
    const names = listed(tickets.filter((ticket) => ticket.startsAt === date).map(labelOf));
    together.set(names, [...(together.get(names) ?? []), date]);
  }
  return [...together].map(([names, own]) => `${listed(own.map(moment), '; ')}: ${names}`).join('. ');
}

const labelOf = ({ name, type }: NamedTicket): string => (name ? `${name} (${type})` : type);

const listed = (words: readonly string[], between = ', '): string =>
  [...words.slice(0, MOST), ...(words.length > MOST ? [`+${words.length - MOST}`] : [])].join(between);
