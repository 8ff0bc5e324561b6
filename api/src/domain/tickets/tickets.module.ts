import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { AddedAlone } from './addons/added-alone.service.ts';
import { PickupCodes } from './children/pickup-codes.ts';
import { PickupSlips } from './children/pickup-slips.service.ts';
import { TicketChildDesk } from './children/ticket-child-desk.service.ts';
import { TicketChildErasure } from './children/ticket-child-erasure.ts';
import { TicketChildren } from './children/ticket-children.service.ts';
import { EventCalls } from './dates/event-calls.service.ts';
import { TicketDateEffects } from './dates/ticket-date-effects.service.ts';
import { TicketDates } from './dates/ticket-dates.service.ts';
import { TicketDiscounts } from './discounts/ticket-discounts.service.ts';
import { EventFigures } from './figures/event-figures.service.ts';
import { EventNeedsService } from './figures/event-needs.service.ts';
import { GuestRegistrations } from './guests/guest-registrations.service.ts';
import { GuestTicketLinks } from './guests/guest-ticket-links.ts';
import { GuestTicketNews } from './guests/guest-ticket-news.ts';
import { GuestTickets } from './guests/guest-tickets.service.ts';
import { TicketKeys } from './keys/ticket-keys.service.ts';
import { TicketMoves } from './moves/ticket-moves.service.ts';
import { TicketMail } from './notices/ticket-mail.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { ticketNotifications } from './notices/ticket-notifications.ts';
import { TicketReminders } from './notices/ticket-reminders.service.ts';
import { OwnTickets } from './own-tickets.service.ts';
import { TicketSetup } from './setup/ticket-setup.service.ts';
import { TicketCancellations } from './ticket-cancellations.service.ts';
import { TicketChanges } from './ticket-changes.service.ts';
import { TicketCounter } from './ticket-counter.service.ts';
import { TicketHolds } from './ticket-holds.service.ts';
import { TicketIssue } from './ticket-issue.service.ts';
import { TicketLists } from './ticket-lists.service.ts';
import { TicketOffers } from './ticket-offers.service.ts';
import { TicketReleases } from './ticket-releases.service.ts';
import { TicketSales } from './ticket-sales.service.ts';
import { TicketsData } from './tickets-data.ts';
import { GuestWaits } from './waits/guest-waits.service.ts';
import { TicketWaitDates } from './waits/ticket-wait-dates.service.ts';
import { TicketWaitTurns } from './waits/ticket-wait-turns.service.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';
import { TicketWaits } from './waits/ticket-waits.service.ts';

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
