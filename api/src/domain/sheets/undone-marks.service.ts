import { Injectable } from '@nestjs/common';
import { type BodyOf, type PriestDayService, type priestDayEndpoints, type sheetEndpoints, UNDO_MINUTES } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { SlotFollowers } from '../assignments/slot-followers.service.ts';
import { Audit } from '../audit/audit.ts';
import { SlotPerformance } from '../bookings/slots/slot-performance.service.ts';
import { lockSlot, type SlotKey } from '../poojas/slot-places.ts';
import { acceptedService, OFFLINE_TOLERANCE_MS } from './assigned-services.ts';
import { happenedAt } from './device-clock.ts';
import { bookingsOfOnly, isPerformed } from './marked-bookings.ts';
import { PriestDays } from './priest-days.service.ts';
import { ServiceMark } from './service-mark.entity.ts';

const MINUTE_MS = 60_000;

/** Marks that were a slip. An undo is a later mark: it changes what the first one did, and both stay on record. */
@Injectable()
export class UndoneMarks {
  constructor(
    private readonly database: Database,
    private readonly days: PriestDays,
    private readonly performance: SlotPerformance,
    private readonly completed: CompletedServices,
    private readonly followers: SlotFollowers,
    private readonly audit: Audit,
  ) {}

  /**
   * By the priest who marked it, within minutes, maybe sent hours later; again changes nothing. Throws `not-found`, `undo-too-late` and
   * `dakshina-settled`.
   */
  async byPriest(actor: Actor, slotId: string, { key, at, sentAt }: BodyOf<typeof priestDayEndpoints.undo>): Promise<PriestDayService> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { slot } = await acceptedService(tx, account, slotId);
      await lockSlot(tx, slot);
      const own = { templeId: slot.templeId, slotId, markKey: key, accountId: account.accountId };
      const mark = found(await tx.findOneBy(ServiceMark, own));
      const now = new Date();
      if (!mark.undoneAt && isTooLate(mark, happenedAt(at, sentAt, now), now)) throw new DomainError('undo-too-late');
      await this.undo(tx, account, mark, null, now);
      const shown = await acceptedService(tx, account, slotId);
      return this.days.view(tx, shown.slot, shown.assignment, 'latin');
    });
  }

  /** By the office, at any time. Throws `not-found`, `state-conflict` where it was taken back before, and `dakshina-settled`. */
  async byOffice(actor: Actor, markId: string, { reason }: BodyOf<typeof sheetEndpoints.undo>): Promise<void> {
    const staff = staffOf(actor);
    await this.database.transaction(async (tx) => {
      const mark = found(await tx.findOneBy(ServiceMark, { templeId: staff.temple.id, id: markId }));
      await lockSlot(tx, slotOf(mark));
      if (!(await this.undo(tx, staff, mark, reason, new Date()))) throw new DomainError('state-conflict');
    });
  }

  private async undo(tx: EntityManager, actor: AccountActor, mark: ServiceMark, reason: string | null, now: Date): Promise<boolean> {
    const { templeId, id, slotId } = mark;
    const by = { undoneAt: now, undoneBy: actor.fullName, undoneById: actor.accountId, undoneWhy: reason };
    if ((await tx.update(ServiceMark, { templeId, id, undoneAt: IsNull() }, by)).affected === 0) return false;
    const slot = slotOf(mark);
    const undone = await this.performance.undo(tx, actor, slot, await bookingsOfOnly(tx, mark), reason);
    await this.completed.takeBack(tx, slot, undone, now);
    if (!(await isPerformed(tx, slot))) await this.reopen(tx, slot, now);
    const subject = { kind: 'pooja-slot', id: slotId };
    const after = reason ? { reason } : {};
    await this.audit.record(tx, { actor, templeId, action: 'sankalpam-sheet.undone', subject, after });
    return true;
  }

  /** The service is its priests' again, unless its time was canceled or moved meanwhile to when they can't. */
  private async reopen(tx: EntityManager, slot: SlotKey, now: Date): Promise<void> {
    await this.completed.reopen(tx, slot, now);
    await this.followers.follow(tx, slot, now);
  }
}

const slotOf = ({ templeId, slotId }: ServiceMark): SlotKey => ({ templeId, id: slotId });

/** By when it was undone on the device, and by when that arrived. */
const isTooLate = ({ performedAt, createdAt }: ServiceMark, undoneAt: Date, now: Date): boolean =>
  undoneAt.getTime() - performedAt.getTime() > UNDO_MINUTES * MINUTE_MS || now.getTime() - createdAt.getTime() > OFFLINE_TOLERANCE_MS;
