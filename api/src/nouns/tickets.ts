import { ticketsDemo } from '../demo/events/tickets.demo.ts';
import { attendeeSegment } from '../domain/tickets/attendee-segment-part.ts';
import { eventNeedsCard } from '../domain/tickets/figures/event-needs-card.ts';
import { ticketSearch } from '../domain/tickets/ticket-search-part.ts';
import { TicketsModule } from '../domain/tickets/tickets.module.ts';
import { ticketsSchema } from '../domain/tickets/tickets.schema.ts';
import { DevoteeTicketsController } from '../portals/devotee/tickets.controller.ts';
import { GuestTicketsController } from '../portals/guest/guest-tickets.controller.ts';
import { GuestWaitsController } from '../portals/guest/guest-waits.controller.ts';
import { PublicTicketsController } from '../portals/public/public-tickets.controller.ts';
import { EventCallsController } from '../portals/temple-admin/event-calls.controller.ts';
import { EventFiguresController } from '../portals/temple-admin/event-figures.controller.ts';
import { TicketDiscountsController } from '../portals/temple-admin/ticket-discounts.controller.ts';
import { TicketsController } from '../portals/temple-admin/tickets.controller.ts';
import { apiNoun } from './api-noun.ts';

export const tickets = apiNoun({
  nouns: ['ticket', 'ticket-type'],
  module: TicketsModule,
  schema: ticketsSchema,
  search: [ticketSearch],
  segments: [attendeeSegment],
  cards: [eventNeedsCard],
  demo: ticketsDemo,
  controllers: {
    public: [PublicTicketsController],
    guest: [GuestTicketsController, GuestWaitsController],
    devotee: [DevoteeTicketsController],
    'temple-admin': [EventCallsController, EventFiguresController, TicketDiscountsController, TicketsController],
  },
});
