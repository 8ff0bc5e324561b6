import { Injectable } from '@nestjs/common';
import type { DoorHelper } from '@sannidhi/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import type { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { DoorAccess } from './door-access.service.ts';
import { DoorHelperRow } from './door-helper.entity.ts';
import { doorNotifications } from './door-notifications.ts';

/** Whom the office lets keep a door. */
@Injectable()
export class DoorHelpers {
  constructor(
    private readonly database: Database,
    private readonly access: DoorAccess,
    private readonly accounts: ReachableAccountsService,
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** Everyone who keeps this door, in the order they were added. Throws `not-found`. */
  async list(actor: Actor, occurrenceId: string): Promise<DoorHelper[]> {
    const { templeId, id } = await this.access.ofOffice(actor, occurrenceId);
    const rows = await this.database.reader.find(DoorHelperRow, {
      where: { templeId, occurrenceId: id, removedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({ id: row.id, name: row.name, email: row.email }));
  }

  /**
   * Lets the devotee with an email keep this door; a devotee who has the address is notified, and the answer is the same for any other. Throws
   * `not-found`, `door-over` and `door-helper-exists`.
   */
  async add(actor: Actor, occurrenceId: string, { email }: { email: string }): Promise<DoorHelper[]> {
    const date = await this.access.ofOffice(actor, occurrenceId);
    if (date.endsAt <= new Date()) throw new DomainError('door-over');
    const { templeId } = date;
    const row = { templeId, id: newId(), occurrenceId, email, accountId: null, name: '', createdAt: new Date(), removedAt: null };
    await this.database.transaction(async (tx) => {
      if (!(await revive(tx, row)) && !(await insertOnce(tx, DoorHelperRow, row))) throw new DomainError('door-helper-exists');
      const subject = { kind: 'door', id: occurrenceId } as const;
      await this.audit.record(tx, { actor: staffOf(actor), templeId, action: 'door.helper-added', subject, after: { email } });
      const accountId = await this.accounts.donorWith(tx, email);
      if (accountId) await this.notify(tx, accountId, row.id, date);
    });
    return this.list(actor, occurrenceId);
  }

  /** Ends that somebody keeps this door, on every device at once; what they scanned until now is still taken. Throws `not-found`. */
  async remove(actor: Actor, occurrenceId: string, helperId: string): Promise<DoorHelper[]> {
    const { templeId } = await this.access.ofOffice(actor, occurrenceId);
    await this.database.transaction(async (tx) => {
      const { email } = found(await tx.findOneBy(DoorHelperRow, { templeId, id: helperId, occurrenceId, removedAt: IsNull() }));
      if (!(await end(tx, templeId, helperId))) throw new DomainError('not-found');
      const subject = { kind: 'door', id: occurrenceId } as const;
      await this.audit.record(tx, { actor: staffOf(actor), templeId, action: 'door.helper-removed', subject, before: { email } });
    });
    return this.list(actor, occurrenceId);
  }

  private async notify(...[tx, accountId, key, date]: NotifyArguments): Promise<void> {
    const { templeId, eventId, id, startsAt } = date;
    const series = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
    const temple = await this.temples.of(tx, templeId);
    await this.notifications.notify(tx, doorNotifications.kinds.asked, {
      concerned: { accountId, templeId },
      key,
      path: `/devotee/door/${id}`,
      params: { event: series.title, temple: temple.name, startsAt: startsAt.toISOString(), timeZone: series.timeZone },
    });
  }
}

/** Who never opened the door has scanned nothing: nothing is kept of them. False where it had ended. */
async function end(tx: EntityManager, templeId: string, helperId: string): Promise<boolean> {
  const unknown = 'DELETE FROM door_helpers WHERE templeId = ? AND id = ? AND accountId IS NULL';
  if ((await execute(tx, unknown, [templeId, helperId])) === 1) return true;
  const { affected } = await tx.update(DoorHelperRow, { templeId, id: helperId, removedAt: IsNull() }, { removedAt: new Date() });
  return affected === 1;
}

/** Who is asked again keeps the door as the account that opened it before, and may send everything. False where nobody's ended. */
async function revive(tx: EntityManager, { templeId, occurrenceId, email }: DoorHelperRow): Promise<boolean> {
  const ended = { templeId, occurrenceId, email, removedAt: Not(IsNull()) };
  return (await tx.update(DoorHelperRow, ended, { removedAt: null })).affected === 1;
}

type NotifyArguments = [tx: Parameters<ReachableAccountsService['donorWith']>[0], accountId: string, key: string, date: EventOccurrenceRow];
