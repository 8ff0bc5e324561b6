import type { DoorTicket } from '@sannidhi/contracts';

/** A ticket at a door by the name it is found by. */
export interface NamedTicket {
  ticket: DoorTicket;
  /** Its own; that of the first person of its party for what was only added to a ticket. */
  name: string;
}

/** By name, what was added right below its person. */
export function byName(tickets: readonly DoorTicket[]): NamedTicket[] {
  const holders = new Map<string, string>();
  for (const { partyId, name } of tickets) if (name && !holders.has(partyId)) holders.set(partyId, name);
  return tickets
    .map((ticket) => ({ ticket, name: ticket.name || (holders.get(ticket.partyId) ?? '') }))
    .sort((one, other) => one.name.localeCompare(other.name) || Number(other.ticket.takesSeat) - Number(one.ticket.takesSeat));
}
