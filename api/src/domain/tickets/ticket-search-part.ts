import { In } from 'typeorm';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { TicketRow } from './ticket.entity.ts';

/** Tickets, by who paid for them or registered. */
export const ticketSearch: SearchPart = {
  noun: 'ticket',
  permission: 'tickets:read',
  label: { en: 'Tickets', hi: 'टिकट' },
  order: 35,
  all: (search) => pageAt('/temple-admin/events', { search }),
  find: async ({ reader, templeId, orderIds, limit }) => {
    const ids = [...(await orderIds())];
    const where = { templeId, orderId: In(ids) };
    const tickets = ids.length > 0 ? await reader.find(TicketRow, { where, order: { startsAt: 'DESC', id: 'ASC' }, take: limit }) : [];
    const dates = await reader.findBy(EventOccurrenceRow, {
      templeId,
      id: In([...new Set(tickets.map(({ occurrenceId }) => occurrenceId))]),
    });
    const eventOf = new Map(dates.map((date) => [date.id, date.eventId]));
    return tickets.map(({ id, name, bookedBy, type, occurrenceId, startsAt, amountCents }) => ({
      id,
      title: name || bookedBy,
      detail: type,
      amountCents,
      at: startsAt.toISOString(),
      path: pageAt(`/temple-admin/events/${eventOf.get(occurrenceId)}/manage`, {
        view: 'attendees',
        occurrenceId,
        search: name || bookedBy,
      }),
    }));
  },
};
