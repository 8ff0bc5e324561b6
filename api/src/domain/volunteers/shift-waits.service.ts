import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messagesOf, shiftAssignmentNoun } from '@sannidhi/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { isAway } from './household.service.ts';
import { isBusy, lockPeople } from './people-locks.ts';
import { movePlace, placedStatus, takePlace } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftContexts } from './shift-context.service.ts';
import { type NoticeContext, ShiftNotices } from './shift-notices.service.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';
import type { ShiftRefusal } from './volunteer-words.ts';

const say = messagesOf(shiftAssignmentNoun);
const EVERY_SECONDS = 20;
const SHIFTS = 50;

/** The waitlists of shifts: a freed place goes to who has waited longest. */
@Injectable()
export class ShiftWaits implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly contexts: ShiftContexts,
    private readonly notices: ShiftNotices,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('shift-waitlists', EVERY_SECONDS, () => this.fillAll());
  }

  /** Gives a shift's free places to those who wait, in order; a place that was freed is nobody else's meanwhile. */
  async fill(templeId: string, shiftId: string): Promise<void> {
    while (await this.placeNext(templeId, shiftId));
  }

  /** What a killed process left, and places that a higher maximum opened. */
  async fillAll(now = new Date()): Promise<void> {
    const shifts = await this.database.reader
      .createQueryBuilder(VolunteerShiftRow, 'shift')
      .where({ waiting: MoreThan(0), startsAt: MoreThan(now), status: 'open' })
      .andWhere('shift.taken < shift.maximum')
      .orderBy('shift.startsAt', 'ASC')
      .take(SHIFTS)
      .getMany();
    for (const { templeId, id } of shifts) await this.fill(templeId, id);
  }

  /** Returns whether there may be more to do. Who has another shift at this time by now, or is away, leaves the list, and is notified. */
  private async placeNext(templeId: string, shiftId: string): Promise<boolean> {
    const next = await this.firstOf(templeId, shiftId);
    if (!next) return false;
    return this.database.transaction(async (tx) => {
      await lockPeople(tx, [next.personId]);
      const context = await this.contexts.lock(tx, templeId, shiftId);
      const row = await tx.findOneBy(ShiftAssignmentRow, { templeId, id: next.id, status: 'waiting' });
      if (!row) return true;
      if (context.shift.status !== 'open' || context.shift.startsAt <= new Date()) return false;
      const refusal = await cannotCome(tx, context, row);
      if (refusal) {
        const why = { reason: say(refusal).sentence, refusal };
        await this.notices.turnedDown(tx, context, await movePlace(tx, row, 'canceled', why), why);
        return true;
      }
      if (!(await takePlace(tx, context.shift, { fromWaitlist: true }))) return false;
      const status = placedStatus(row, context.opportunity);
      const placed = await movePlace(tx, row, status, { nextReminderAt: new Date() });
      if (status === 'requested') await this.notices.requested(tx, context, placed);
      else await this.notices.placed(tx, context, placed);
      return true;
    });
  }

  private firstOf(templeId: string, shiftId: string): Promise<ShiftAssignmentRow | null> {
    const where = { templeId, shiftId, status: 'waiting' as const };
    return this.database.reader.findOne(ShiftAssignmentRow, { where, order: { waitNumber: 'ASC' } });
  }
}

/** Why somebody can't help at a shift they wait for, unless the office knew that when it asked them. */
async function cannotCome(tx: EntityManager, { shift }: NoticeContext, row: ShiftAssignmentRow): Promise<ShiftRefusal | null> {
  if (!row.isOverlapAllowed && (await isBusy(tx, { ...row, except: row.id }))) return 'shift-assignment.busy-then';
  if (row.accountId && !row.overrideReason && (await isAway(tx, row.accountId, shift))) return 'shift-assignment.away-then';
  return null;
}
