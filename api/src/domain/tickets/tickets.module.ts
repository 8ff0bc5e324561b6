import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { AddedAlone } from './added-alone.service.ts';
import { EventCalls } from './event-calls.service.ts';
import { EventFigures } from './event-figures.service.ts';
import { EventNeedsService } from './event-needs.service.ts';
import { GuestRegistrations } from './guest-registrations.service.ts';
import { GuestTicketLinks } from './guest-ticket-links.ts';
import { GuestTicketNews } from './guest-ticket-news.ts';
import { GuestTickets } from './guest-tickets.service.ts';
import { GuestWaits } from './guest-waits.service.ts';
import { OwnTickets } from './own-tickets.service.ts';
import { PickupCodes } from './pickup-codes.ts';
import { PickupSlips } from './pickup-slips.service.ts';
import { TicketCancellations } from './ticket-cancellations.service.ts';
import { TicketChanges } from './ticket-changes.service.ts';
import { TicketChildDesk } from './ticket-child-desk.service.ts';
import { TicketChildErasure } from './ticket-child-erasure.ts';
import { TicketChildren } from './ticket-children.service.ts';
import { TicketCounter } from './ticket-counter.service.ts';
import { TicketDateEffects } from './ticket-date-effects.service.ts';
import { TicketDates } from './ticket-dates.service.ts';
import { TicketDiscounts } from './ticket-discounts.service.ts';
import { TicketHolds } from './ticket-holds.service.ts';
import { TicketIssue } from './ticket-issue.service.ts';
import { TicketKeys } from './ticket-keys.service.ts';
import { TicketLists } from './ticket-lists.service.ts';
import { TicketMail } from './ticket-mail.ts';
import { TicketMoves } from './ticket-moves.service.ts';
import { TicketNotices } from './ticket-notices.service.ts';
import { ticketNotifications } from './ticket-notifications.ts';
import { TicketOffers } from './ticket-offers.service.ts';
import { TicketReleases } from './ticket-releases.service.ts';
import { TicketReminders } from './ticket-reminders.service.ts';
import { TicketSales } from './ticket-sales.service.ts';
import { TicketSetup } from './ticket-setup.service.ts';
import { TicketWaitDates } from './ticket-wait-dates.service.ts';
import { TicketWaitTurns } from './ticket-wait-turns.service.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';
import { TicketWaits } from './ticket-waits.service.ts';
import { TicketsData } from './tickets-data.ts';

const SERVICES = [
  EventCalls,
  EventFigures,
  EventNeedsService,
  GuestRegistrations,
  GuestTickets,
  GuestWaits,
  OwnTickets,
  PickupSlips,
  TicketChanges,
  TicketChildDesk,
  TicketCounter,
  TicketDateEffects,
  TicketDates,
  TicketDiscounts,
  TicketKeys,
  TicketLists,
  TicketMoves,
  TicketOffers,
  TicketSetup,
  TicketWaitDates,
  TicketWaitlist,
  TicketWaitTurns,
  TicketWaits,
];

@Module({
  imports: [EventsModule, OrdersModule, TaxPolicyModule, TemplesModule],
  providers: [
    ...SERVICES,
    AddedAlone,
    GuestTicketLinks,
    GuestTicketNews,
    PickupCodes,
    TicketCancellations,
    TicketChildErasure,
    TicketChildren,
    TicketMail,
    TicketNotices,
    TicketReminders,
    TicketSales,
    TicketHolds,
    TicketIssue,
    TicketReleases,
    TicketsData,
    provideNotifications(ticketNotifications),
  ],
  exports: SERVICES,
})
export class TicketsModule {}
