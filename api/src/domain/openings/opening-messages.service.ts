import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { OpeningReminderRow } from './opening-reminder.entity.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** In one round of the worker, so that a sale next door goes on. */
const BATCH = 200;

/** Messages to everybody who waits, a few hundred at a time; each row says whether its account was notified. */
@Injectable()
export class OpeningMessages {
  constructor(
    private readonly database: Database,
    private readonly notices: OpeningNotices,
  ) {}

  /** Reminds the next ones who asked for it. */
  async remind(opening: PoojaOpeningRow, now: Date): Promise<void> {
    const due = { templeId: opening.templeId, openingId: opening.id, sentAt: IsNull() };
    const reminders = await this.database.reader.find(OpeningReminderRow, { where: due, order: { id: 'ASC' }, take: BATCH });
    if (reminders.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const { templeId, id, accountId } of reminders) {
        const { affected } = await tx.update(OpeningReminderRow, { templeId, id, sentAt: IsNull() }, { sentAt: now });
        if (affected === 1) await this.notices.startsSoon(tx, opening, accountId);
      }
    });
  }

  /** Lets the next ones go who waited for an opening that was canceled; false once nobody does. */
  async dismiss(opening: PoojaOpeningRow): Promise<boolean> {
    const waiting = { templeId: opening.templeId, openingId: opening.id, status: In(['waiting', 'admitted', 'registered']) };
    const places = await this.database.reader.find(OpeningPlaceRow, { where: waiting, take: BATCH });
    if (places.length === 0) return false;
    await this.database.transaction(async (tx) => {
      for (const { templeId, id, accountId } of places) {
        const { affected } = await tx.update(OpeningPlaceRow, { ...waiting, templeId, id }, { status: 'left', admittedUntil: null });
        if (affected === 1) await this.notices.canceled(tx, opening, accountId);
      }
    });
    return true;
  }
}
