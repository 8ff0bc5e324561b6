import { defineSchema } from '../../platform/database/schema.ts';
import { BookingRow } from './booking.entity.ts';
import { BookingTerm } from './booking-term.entity.ts';
import { FamilyCallRow } from './calls/family-call.entity.ts';
import { DepartedNameRow } from './departed-names/departed-name.entity.ts';
import { FormerBookingRow } from './departed-names/former-booking.entity.ts';
import { BookingTables1767610000000 } from './migrations/1767610000000-booking-tables.migration.ts';
import { BookingPhotos1767800001000 } from './migrations/1767800001000-booking-photos.migration.ts';
import { BookingRefundTerms1768000100000 } from './migrations/1768000100000-booking-refund-terms.migration.ts';
import { DepartedNames1768000300000 } from './migrations/1768000300000-departed-names.migration.ts';
import { PrasadamIndex1768000400000 } from './migrations/1768000400000-prasadam-index.migration.ts';
import { MovedBookings1771100001000 } from './migrations/1771100001000-moved-bookings.migration.ts';
import { BookingFilters1771200001000 } from './migrations/1771200001000-booking-filters.migration.ts';
import { BookingTerms1771600000000 } from './migrations/1771600000000-booking-terms.migration.ts';
import { BookingPrasadamLine1772200000000 } from './migrations/1772200000000-booking-prasadam-line.migration.ts';
import { BookingRequests1775100030000 } from './migrations/1775100030000-booking-requests.migration.ts';
import { PerformedNotices1775300010000 } from './migrations/1775300010000-performed-notices.migration.ts';
import { PerformedFrom1775400010000 } from './migrations/1775400010000-performed-from.migration.ts';
import { BookingSaleTerms1776100000000 } from './migrations/1776100000000-booking-sale-terms.migration.ts';
import { RemoteBookings1776304000000 } from './migrations/1776304000000-remote-bookings.migration.ts';
import { FormerBookings1776304100000 } from './migrations/1776304100000-former-bookings.migration.ts';
import { NamesDepartedBefore1776500000000 } from './migrations/1776500000000-names-departed-before.migration.ts';
import { WaitPlaces1777300000000 } from './migrations/1777300000000-wait-places.migration.ts';
import { WalkInWaits1777400166000 } from './migrations/1777400166000-walk-in-waits.migration.ts';
import { FamilyCalls1777400173010 } from './migrations/1777400173010-family-calls.migration.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';

export const bookingsSchema = defineSchema({
  entities: [BookingRow, BookingTerm, DepartedNameRow, FamilyCallRow, FormerBookingRow, PoojaWaitRow],
  migrations: [
    BookingTables1767610000000,
    BookingPhotos1767800001000,
    BookingRefundTerms1768000100000,
    DepartedNames1768000300000,
    PrasadamIndex1768000400000,
    MovedBookings1771100001000,
    BookingFilters1771200001000,
    BookingTerms1771600000000,
    BookingPrasadamLine1772200000000,
    BookingRequests1775100030000,
    PerformedNotices1775300010000,
    PerformedFrom1775400010000,
    BookingSaleTerms1776100000000,
    RemoteBookings1776304000000,
    FormerBookings1776304100000,
    NamesDepartedBefore1776500000000,
    WaitPlaces1777300000000,
    WalkInWaits1777400166000,
    FamilyCalls1777400173010,
  ],
});
