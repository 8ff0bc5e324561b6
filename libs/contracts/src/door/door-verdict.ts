import type { DoorTicket } from '../tickets/ticket.ts';
import type { TicketCode } from '../tickets/ticket-code.ts';
import { type TicketAtDoor, ticketAtDoor } from './door-log.ts';

/**
 * What a code that our key signed means at this door. `in`: let them in. `again`: this ticket is inside already; a person decides.
 * `replaced`: its owner asked for a new code since. `canceled`, `passed-on`: it no longer counts. `moved`: it was for this date, and is for
 * another one now. `other-event`: it is for another date.
 */
export type DoorVerdict = 'in' | 'again' | 'replaced' | 'canceled' | 'passed-on' | 'moved' | 'other-event';

export interface DoorNow {
  occurrenceId: string;
  tickets: ReadonlyMap<string, DoorTicket>;
  log: ReadonlyMap<string, TicketAtDoor>;
}

/**
 * Judges a code by what this device knows. A ticket that isn't on its list was registered after the list was saved: the signature says that it
 * is ours, so nobody with a valid ticket is turned away for want of a network.
 */
export function verdictOf({ occurrenceId, tickets, log }: DoorNow, code: TicketCode): DoorVerdict {
  if (code.occurrenceId !== occurrenceId) return 'other-event';
  const ticket = tickets.get(code.ticketId);
  if (ticket?.status === 'canceled') return 'canceled';
  // A code that is newer than the list came with the ticket when it was moved back.
  if (ticket?.isMoved && code.version <= ticket.version) return 'moved';
  if (ticket?.status === 'transferred' && !ticket.isMoved) return 'passed-on';
  if (ticket && code.version < ticket.version) return 'replaced';
  return ticketAtDoor(log, code.ticketId).isIn ? 'again' : 'in';
}
