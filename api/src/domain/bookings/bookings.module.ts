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
import { BookingNotices } from './booking-notices.service.ts';
import { bookingNotifications } from './booking-notifications.ts';
import { BookingsData } from './bookings-data.ts';
import { CounterWaits } from './counter-waits.service.ts';
import { DayCancellations } from './day-cancellations.service.ts';
import { DepartedNameHolders } from './departed-name-holders.ts';
import { DepartedNames } from './departed-names.service.ts';
import { FamilyCalls } from './family-calls.service.ts';
import { FestivalMoves } from './festival-moves.service.ts';
import { FormerBookings } from './former-bookings.service.ts';
import { LeftBookings } from './left-bookings.service.ts';
import { LinkedWaits } from './linked-waits.service.ts';
import { MoveSales } from './move-sales.service.ts';
import { OfficeBookings } from './office-bookings.service.ts';
import { OvertakenBookings } from './overtaken-bookings.service.ts';
import { OwnBookings } from './own-bookings.service.ts';
import { PaidInVain } from './paid-in-vain.service.ts';
import { PerformedNotices } from './performed-notices.service.ts';
import { PoojaRepeats } from './pooja-repeats.service.ts';
import { PoojaSales } from './pooja-sales.service.ts';
import { PoojaWaitOffers } from './pooja-wait-offers.service.ts';
import { PoojaWaitSlots } from './pooja-wait-slots.service.ts';
import { PoojaWaits } from './pooja-waits.service.ts';
import { PrasadamLabels } from './prasadam-labels.service.ts';
import { PrasadamSales } from './prasadam-sales.service.ts';
import { RequestedBookings } from './requested-bookings.ts';
import { SlotCancellations } from './slot-cancellations.service.ts';
import { SlotMoves } from './slot-moves.service.ts';
import { slotNotifications } from './slot-notifications.ts';
import { SlotPerformance } from './slot-performance.service.ts';
import { TempleCancellations } from './temple-cancellations.service.ts';
import { UndoneBookings } from './undone-bookings.service.ts';
import { WaitLinks } from './wait-links.service.ts';
import { WaitlistService } from './waitlist.service.ts';
import { WalkInPayments } from './walk-in-payments.service.ts';
import { WalkInWaitNews } from './walk-in-wait-news.service.ts';
import { WalkIns } from './walk-ins.service.ts';
import { ZoneMoves } from './zone-moves.service.ts';

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
