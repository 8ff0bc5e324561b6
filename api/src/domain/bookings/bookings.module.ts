import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { CalendarLinksModule } from '../calendar-links/calendar-links.module.ts';
import { FamilyModule } from '../family/family.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { PlansModule } from '../plans/plans.module.ts';
import { PoojasModule } from '../poojas/poojas.module.ts';
import { ResourcesModule } from '../resources/resources.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { BookingCalendar } from './booking-calendar.service.ts';
import { BookingChanges } from './booking-changes.service.ts';
import { BookingsData } from './bookings-data.ts';
import { FamilyCalls } from './calls/family-calls.service.ts';
import { DepartedNameHolders } from './departed-names/departed-name-holders.ts';
import { DepartedNames } from './departed-names/departed-names.service.ts';
import { FormerBookings } from './departed-names/former-bookings.service.ts';
import { LeftBookings } from './left-bookings.service.ts';
import { MoveSales } from './moves/move-sales.service.ts';
import { BookingNotices } from './notices/booking-notices.service.ts';
import { bookingNotifications } from './notices/booking-notifications.ts';
import { PerformedNotices } from './notices/performed-notices.service.ts';
import { slotNotifications } from './notices/slot-notifications.ts';
import { OfficeBookings } from './office-bookings.service.ts';
import { OvertakenBookings } from './overtaken-bookings.service.ts';
import { OwnBookings } from './own-bookings.service.ts';
import { PoojaRepeats } from './pooja-repeats.service.ts';
import { PoojaSales } from './pooja-sales.service.ts';
import { PrasadamLabels } from './prasadam/prasadam-labels.service.ts';
import { PrasadamSales } from './prasadam/prasadam-sales.service.ts';
import { RequestedBookings } from './requested-bookings.ts';
import { DayCancellations } from './slots/day-cancellations.service.ts';
import { FestivalMoves } from './slots/festival-moves.service.ts';
import { SlotCancellations } from './slots/slot-cancellations.service.ts';
import { SlotMoves } from './slots/slot-moves.service.ts';
import { SlotPerformance } from './slots/slot-performance.service.ts';
import { TempleCancellations } from './slots/temple-cancellations.service.ts';
import { ZoneMoves } from './slots/zone-moves.service.ts';
import { UndoneBookings } from './undone-bookings.service.ts';
import { CounterWaits } from './waits/counter-waits.service.ts';
import { LinkedWaits } from './waits/linked-waits.service.ts';
import { PaidInVain } from './waits/paid-in-vain.service.ts';
import { PoojaWaitOffers } from './waits/pooja-wait-offers.service.ts';
import { PoojaWaitSlots } from './waits/pooja-wait-slots.service.ts';
import { PoojaWaits } from './waits/pooja-waits.service.ts';
import { WaitLinks } from './waits/wait-links.service.ts';
import { WaitlistService } from './waits/waitlist.service.ts';
import { WalkInWaitNews } from './waits/walk-in-wait-news.service.ts';
import { WalkInPayments } from './walk-ins/walk-in-payments.service.ts';
import { WalkIns } from './walk-ins/walk-ins.service.ts';

const SERVICES = [
  BookingCalendar,
  CounterWaits,
  DepartedNameHolders,
  FamilyCalls,
  FestivalMoves,
  LeftBookings,
  LinkedWaits,
  OwnBookings,
  OfficeBookings,
  PerformedNotices,
  PoojaRepeats,
  PoojaWaits,
  PrasadamLabels,
  RequestedBookings,
  DayCancellations,
  SlotCancellations,
  SlotMoves,
  SlotPerformance,
  UndoneBookings,
  WaitlistService,
  PoojaWaitOffers,
  PoojaWaitSlots,
  WalkInPayments,
  WalkIns,
];

@Module({
  imports: [
    ResourcesModule,
    AssignmentsModule,
    CalendarLinksModule,
    FamilyModule,
    OrdersModule,
    PanchangaModule,
    PlansModule,
    PoojasModule,
    TaxPolicyModule,
    TemplesModule,
  ],
  providers: [
    ...SERVICES,
    BookingChanges,
    BookingNotices,
    BookingsData,
    DepartedNames,
    FormerBookings,
    MoveSales,
    OvertakenBookings,
    PaidInVain,
    PoojaSales,
    PrasadamSales,
    TempleCancellations,
    WaitLinks,
    WalkInWaitNews,
    ZoneMoves,
    provideNotifications(bookingNotifications),
    provideNotifications(slotNotifications),
  ],
  exports: SERVICES,
})
export class BookingsModule {}
