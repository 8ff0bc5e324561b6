import { bookingCard } from '../domain/bookings/booking-card.ts';
import { bookingRecord } from '../domain/bookings/booking-record-part.ts';
import { BookingsModule } from '../domain/bookings/bookings.module.ts';
import { bookingsSchema } from '../domain/bookings/bookings.schema.ts';
import { familyCallsCard } from '../domain/bookings/calls/family-calls-card.ts';
import { leftBookingsCard } from '../domain/bookings/left-bookings-card.ts';
import { bookingSearch } from '../domain/bookings/search/booking-search-part.ts';
import { bookingSegment } from '../domain/bookings/search/booking-segment-part.ts';
import { BookingCalendarController } from '../portals/devotee/booking-calendar.controller.ts';
import { DevoteeBookingsController } from '../portals/devotee/bookings.controller.ts';
import { WaitLinksController } from '../portals/public/wait-links.controller.ts';
import { OfficeBookingsController } from '../portals/temple-admin/bookings.controller.ts';
import { FamilyCallsController } from '../portals/temple-admin/family-calls.controller.ts';
import { SlotCancellationsController } from '../portals/temple-admin/slot-cancellations.controller.ts';
import { SlotMovesController } from '../portals/temple-admin/slot-moves.controller.ts';
import { WalkInPaymentsController } from '../portals/temple-admin/walk-in-payments.controller.ts';
import { apiNoun } from './api-noun.ts';

export const bookings = apiNoun({
  nouns: ['booking'],
  cards: [bookingCard, familyCallsCard, leftBookingsCard],
  module: BookingsModule,
  schema: bookingsSchema,
  search: [bookingSearch],
  records: [bookingRecord],
  segments: [bookingSegment],
  controllers: {
    devotee: [BookingCalendarController, DevoteeBookingsController],
    public: [WaitLinksController],
    'temple-admin': [
      OfficeBookingsController,
      FamilyCallsController,
      WalkInPaymentsController,
      SlotCancellationsController,
      SlotMovesController,
    ],
  },
});
