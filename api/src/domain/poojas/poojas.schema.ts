import { defineSchema } from '../../platform/database/schema.ts';
import { PoojaTables1767600000000 } from './1767600000000-pooja-tables.migration.ts';
import { MovedSlots1771100000000 } from './1771100000000-moved-slots.migration.ts';
import { SlotPriests1771100002000 } from './1771100002000-slot-priests.migration.ts';
import { BlackedOutSlots1772210000000 } from './1772210000000-blacked-out-slots.migration.ts';
import { BlackoutPlaces1773900000000 } from './1773900000000-blackout-places.migration.ts';
import { CanceledSlots1775600000000 } from './1775600000000-canceled-slots.migration.ts';
import { CanceledSlotsIndex1775700000000 } from './1775700000000-canceled-slots-index.migration.ts';
import { RequestTimes1776100010000 } from './1776100010000-request-times.migration.ts';
import { CounterHolds1777400173000 } from './1777400173000-counter-holds.migration.ts';
import { MovedWhy1777400176000 } from './1777400176000-moved-why.migration.ts';
import { PoojaBlackoutRow } from './pooja-blackout.entity.ts';
import { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';

export const poojasSchema = defineSchema({
  entities: [PoojaServiceRow, PoojaScheduleRow, PoojaBlackoutRow, PoojaSlotRow],
  migrations: [
    PoojaTables1767600000000,
    MovedSlots1771100000000,
    SlotPriests1771100002000,
    BlackedOutSlots1772210000000,
    BlackoutPlaces1773900000000,
    CanceledSlots1775600000000,
    CanceledSlotsIndex1775700000000,
    RequestTimes1776100010000,
    CounterHolds1777400173000,
    MovedWhy1777400176000,
  ],
});
