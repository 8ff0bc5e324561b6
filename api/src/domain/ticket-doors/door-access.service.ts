import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { DoorHelperRow } from './door-helper.entity.ts';

/** A helper's device can be read, and sends what it noted, for a day after the end. */
const AFTERWARD_MS = 24 * 3_600_000;

/** What it noted before its door ended is taken for so long after that. */
export const LATE_MS = 7 * 24 * 3_600_000;

interface SendersDoor {
  date: EventOccurrenceRow;
  endedAt: Date | null;
}

/** Who keeps which door: helpers of its date, and the office. */
@Injectable()
export class DoorAccess {
  constructor(private readonly database: Database) {}

  /** The date whose door this devotee keeps. Throws `not-found` for any other, and from a day after its end on. */
  async ofHelper(actor: Actor, occurrenceId: string): Promise<EventOccurrenceRow> {
    const account = accountOf(actor);
    const helper = found(await this.helperOf(account, occurrenceId));
    await this.recognize(helper, account);
    const { templeId } = helper;
    const endsAt = MoreThan(new Date(Date.now() - AFTERWARD_MS));
    return found(await this.database.reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId, endsAt }));
  }

  /**
   * The date whose door this devotee keeps or kept, as scans of theirs arrive, and since when they don't keep it any more; null while they do.
   * Throws `not-found` for any other, and where that was longer ago than a phone has to send what waits.
   */
  async ofSender(actor: Actor, occurrenceId: string, now = new Date()): Promise<SendersDoor> {
    const account = accountOf(actor);
    const helper = await this.helperOf(account, occurrenceId);
    if (helper) await this.recognize(helper, account);
    const { templeId, removedAt } = found(helper ?? (await this.formerOf(account, occurrenceId)));
    const date = found(await this.database.reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
    const closesAtMs = date.endsAt.getTime() + AFTERWARD_MS;
    // Without their row's address they don't keep the door, whenever that ended.
    const endedAtMs = Math.min(closesAtMs, helper ? closesAtMs : (removedAt ?? now).getTime());
    if (endedAtMs + LATE_MS <= now.getTime()) throw new DomainError('not-found');
    return { date, endedAt: endedAtMs <= now.getTime() ? new Date(endedAtMs) : null };
  }

  /** A date of the staff member's temple. Throws `not-found`. */
  async ofOffice(actor: Actor, occurrenceId: string): Promise<EventOccurrenceRow> {
    const templeId = staffOf(actor).temple.id;
    return found(await this.database.reader.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
  }

  /** Whether an account still keeps a door, or still belongs to its temple's staff. */
  async keeps(account: AccountActor, templeId: string, occurrenceId: string): Promise<boolean> {
    if (account.role === 'temple-admin') return account.temple?.id === templeId && account.permissions.includes('door:check-in');
    return (await this.helperOf(account, occurrenceId)) !== null;
  }

  /** The doors of an account, with their dates that aren’t long over. */
  async datesOf(actor: Actor): Promise<EventOccurrenceRow[]> {
    const { email, emailVerified } = accountOf(actor);
    if (!emailVerified) return [];
    const helpers = await this.database.reader.find(DoorHelperRow, {
      where: { email, removedAt: IsNull() },
      order: { id: 'DESC' },
      take: DOORS_MAX,
    });
    const endsAt = MoreThan(new Date(Date.now() - AFTERWARD_MS));
    const where = helpers.map(({ templeId, occurrenceId }) => ({ templeId, id: occurrenceId, endsAt }));
    return where.length === 0 ? [] : this.database.reader.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  private async helperOf({ email, emailVerified, role }: AccountActor, occurrenceId: string): Promise<DoorHelperRow | null> {
    if (role !== 'donor' || !emailVerified) return null;
    return this.database.reader.findOneBy(DoorHelperRow, { email, occurrenceId, removedAt: IsNull() });
  }

  /** Who opened this door when they kept it. */
  private async formerOf({ accountId, role }: AccountActor, occurrenceId: string): Promise<DoorHelperRow | null> {
    if (role !== 'donor') return null;
    const where: FindOptionsWhere<DoorHelperRow> = { accountId, occurrenceId };
    return this.database.reader.findOne(DoorHelperRow, { where, order: { id: 'DESC' } });
  }

  /** The office sees the name of a helper who opened the door. */
  private async recognize({ templeId, id, accountId }: DoorHelperRow, account: AccountActor): Promise<void> {
    if (accountId === account.accountId) return;
    const own = { accountId: account.accountId, name: account.fullName };
    await this.database.transaction((tx) => tx.update(DoorHelperRow, { templeId, id }, own));
  }
}

const DOORS_MAX = 100;
