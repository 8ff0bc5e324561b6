import { Injectable } from '@nestjs/common';
import type { CheckInMark, DeclinePath } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { recordHours } from './hour-records.ts';
import { movePlace } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftContexts } from './shift-context.service.ts';
import { type NoticeContext, ShiftNotices } from './shift-notices.service.ts';
import { ShiftWaits } from './shift-waits.service.ts';

type Key = Pick<ShiftAssignmentRow, 'templeId' | 'id'>;
export interface LockedPlace {
  tx: EntityManager;
  context: NoticeContext;
  row: ShiftAssignmentRow;
}

/** The steps of a place at a shift, no matter who takes them. */
@Injectable()
export class PlaceSteps {
  constructor(
    private readonly database: Database,
    private readonly contexts: ShiftContexts,
    private readonly notices: ShiftNotices,
    private readonly waits: ShiftWaits,
  ) {}

  /** Works on a place with its shift locked. Throws `not-found`. */
  async on<Result>({ templeId, id }: Key, work: (place: LockedPlace) => Promise<Result>): Promise<Result> {
    const { shiftId } = found(await this.database.reader.findOneBy(ShiftAssignmentRow, { templeId, id }));
    return this.database.transaction(async (tx) => {
      const context = await this.contexts.lock(tx, templeId, shiftId);
      return work({ tx, context, row: found(await tx.findOneBy(ShiftAssignmentRow, { templeId, id })) });
    });
  }

  /**
   * Gives a place back with a reason, which the coordinators read, whichever way it came; then it goes to who waits. Throws `shift-over`
   * once the shift has begun, and `shift-step-refused`.
   */
  async decline(
    key: Key,
    { reason, via, except }: { reason: string; via: DeclinePath; except?: string },
    record?: (place: LockedPlace) => Promise<void>,
  ): Promise<ShiftAssignmentRow> {
    const { before, row } = await this.on(key, async (place) => {
      const { tx, context, row: asked } = place;
      if (context.shift.startsAt <= new Date()) throw new DomainError('shift-over');
      const declined = await movePlace(tx, asked, 'declined', { reason, declinedVia: via });
      await this.notices.declined(tx, context, declined, { reason, ...(except ? { except } : {}) });
      await record?.(place);
      return { before: asked, row: declined };
    });
    if (before.status !== 'waiting') await this.waits.fill(row.templeId, row.shiftId);
    return row;
  }

  /** Marks who came and went, or takes that back. Throws `shift-step-refused`. */
  mark(place: LockedPlace, mark: CheckInMark): Promise<ShiftAssignmentRow> {
    const { tx, row } = place;
    if (mark === 'check-in') return this.checkIn(place);
    if (mark === 'check-out') return this.checkOut(place);
    if (mark === 'no-show') return movePlace(tx, row, 'no-show');
    return movePlace(tx, row, 'confirmed', { checkedInAt: null });
  }

  /** Checks someone in. After the shift's end it counts from its start: the office records it late. */
  async checkIn({ tx, row }: LockedPlace, now = new Date()): Promise<ShiftAssignmentRow> {
    return movePlace(tx, row, 'checked-in', { checkedInAt: now > row.endsAt ? row.startsAt : now, offeredAt: null });
  }

  /** Checks someone out and records their hours. */
  async checkOut({ tx, context, row }: LockedPlace, { at = new Date(), isAutoClosed = false } = {}): Promise<ShiftAssignmentRow> {
    const checkedOutAt = at > row.endsAt ? row.endsAt : at;
    const after = await movePlace(tx, row, 'checked-out', { checkedOutAt, isAutoClosed });
    await recordHours(tx, context, after);
    return after;
  }
}
