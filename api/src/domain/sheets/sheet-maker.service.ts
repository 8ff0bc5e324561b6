import { Injectable } from '@nestjs/common';
import type { BookingStatus, HomeVisit, PerformedMark, RemovedFamily, SankalpamSheet, SheetScript } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { type EntityManager, In, IsNull } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { Calendars } from '../panchanga/calendars.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { homeVisits } from './home-visits.ts';
import { sankalpaOf } from './sankalpa.ts';
import { ServiceMark } from './service-mark.entity.ts';
import { sheetFamily, stampOf } from './sheet-families.ts';
import { SheetPrint } from './sheet-print.entity.ts';

/** Families that the service is for. */
export const SAID: readonly BookingStatus[] = ['confirmed', 'checked-in', 'performed'];

export interface SlotRecords {
  slot: PoojaSlotRow;
  temple: Temple;
  service: PoojaServiceRow;
  /** In the order of the ritual: as they were booked. */
  bookings: BookingRow[];
  /** Where it is performed if that is a family's home. */
  home: HomeVisit | null;
  /** Everyone else whom the last printed sheet named. */
  removed: RemovedFamily[];
  printed: SheetPrint | null;
  marks: ServiceMark[];
}

/** Makes sheets of slots. Everyone who may see one sees the same content. */
@Injectable()
export class SheetMaker {
  constructor(
    private readonly temples: TemplesService,
    private readonly calendars: Calendars,
  ) {}

  /** What the sheets of some slots are made of, in a fixed number of statements; slots of any temples, in their given order. */
  async records(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<SlotRecords[]> {
    if (slots.length === 0) return [];
    const templeId = In([...new Set(slots.map((slot) => slot.templeId))]);
    const slotId = In(slots.map(({ id }) => id));
    const temples = await this.temples.named(
      manager,
      slots.map((slot) => slot.templeId),
    );
    const services = await manager.findBy(PoojaServiceRow, { templeId, id: In([...new Set(slots.map(({ serviceId }) => serviceId))]) });
    const where = { templeId, slotId, status: In([...SAID]) };
    const bookings = await manager.find(BookingRow, { where, order: { createdAt: 'ASC', id: 'ASC' } });
    const prints = await manager.findBy(SheetPrint, { templeId, id: slotId });
    const kept = { templeId, slotId, undoneAt: IsNull() };
    const marks = await manager.find(ServiceMark, { where: kept, order: { createdAt: 'ASC', id: 'ASC' } });
    const gone = prints.flatMap(({ versions }) => Object.keys(versions).filter((id) => !bookings.some((booking) => booking.id === id)));
    const others = gone.length === 0 ? [] : await manager.findBy(BookingRow, { templeId, id: In(gone) });
    const homes = await homeVisits(manager, bookings);
    return slots.map((slot) => {
      const printed = prints.find(({ id }) => id === slot.id) ?? null;
      const own = bookings.filter((booking) => booking.slotId === slot.id);
      const named = others.filter(({ id }) => printed?.versions[id] !== undefined);
      return {
        slot,
        temple: found(temples.get(slot.templeId)),
        service: found(services.find(({ id }) => id === slot.serviceId)),
        bookings: own,
        home: own.map(({ id }) => homes.get(id)).find(Boolean) ?? null,
        removed: named.map(({ id, bookedBy }) => ({ bookingId: id, bookedBy })),
        printed,
        marks: marks.filter((mark) => mark.slotId === slot.id),
      };
    });
  }

  /** One slot's sheet in a script. */
  sheet({ slot, temple, service, bookings, home, removed, printed, marks }: SlotRecords, script: SheetScript): SankalpamSheet {
    const families = bookings.map((booking) => sheetFamily(booking, script, printed));
    const { name, city, state, timeZone } = temple;
    return {
      slotId: slot.id,
      script,
      temple: { name, city, state, timeZone },
      service: service.name,
      place: service.place,
      home,
      date: slot.onDate,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      status: slot.status,
      time: sankalpaOf(this.dayOf(slot, temple), slot.startsAt, script),
      families,
      removed,
      nameCount: families.reduce((count, { names }) => count + names.length, 0),
      stamp: stampOf(slot.id, bookings),
      printed: printed && { at: printed.printedAt.toISOString(), by: printed.printedBy, times: printed.times },
      marks: marks.map(markView),
    };
  }

  /** The Hindu day of a slot, which begins at sunrise. */
  private dayOf({ onDate, startsAt }: PoojaSlotRow, temple: Temple) {
    const calendar = this.calendars.of(temple, {});
    const day = calendar.day(onDate);
    return startsAt.getTime() < day.startsAt ? calendar.day(daysAfter(onDate, -1)) : day;
  }
}

const markView = ({ id, markKey, performedAt, markedBy, accountId, note, hasPhoto, conflicts }: ServiceMark): PerformedMark => ({
  id,
  key: markKey,
  at: performedAt.toISOString(),
  by: markedBy,
  byId: accountId,
  note,
  hasPhoto,
  conflicts,
});
