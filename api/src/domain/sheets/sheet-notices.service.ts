import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { ServiceMark } from './service-mark.entity.ts';
import { sheetNotifications } from './sheet-notifications.ts';

/** Notifies the office when a priest performed a service that it had changed by then. */
@Injectable()
export class SheetNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  async differs(tx: EntityManager, slot: PoojaSlotRow, mark: ServiceMark): Promise<void> {
    const { templeId, id, startsAt, onDate, serviceId } = slot;
    const { timeZone } = await this.temples.of(tx, templeId);
    const { name } = await serviceOf(tx, templeId, serviceId);
    const params = { pooja: name, priest: mark.markedBy, startsAt: startsAt.toISOString(), timeZone };
    const path = `/temple-admin/pooja-booking-management?view=sheets&date=${onDate}&sheet=${id}` as const;
    const fact = { concerned: { templeId }, key: mark.id, path };
    const families = mark.conflicts.filter(({ bookingId }) => bookingId !== null);
    if (mark.conflicts.some(({ bookingId, kind }) => bookingId === null && kind !== 'clock')) {
      await this.notifications.notify(tx, sheetNotifications.kinds.overtaken, { ...fact, params });
      return;
    }
    const count = families.length;
    await this.notifications.notify(tx, sheetNotifications.kinds.differs, { ...fact, params: { ...params, count } });
  }
}
