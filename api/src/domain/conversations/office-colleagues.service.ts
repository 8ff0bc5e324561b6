import { Injectable } from '@nestjs/common';
import type { Assignee, Colleague } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Conversation } from './conversation.entity.ts';
import { MessageAbsence } from './message-absence.entity.ts';
import { PLATFORM_BOX } from './side.ts';

type Office = Pick<Conversation, 'officeBox' | 'templeId'>;

/** Who of an office can answer, and who of them is away. */
@Injectable()
export class OfficeColleagues {
  constructor(private readonly staff: StaffService) {}

  /** By name; `templeId` is null for the platform. */
  async of(manager: EntityManager, templeId: string | null): Promise<Assignee[]> {
    const people = templeId
      ? { id: In(await this.staff.holdersOf(manager, templeId, 'messages:reply')), status: 'active' as const }
      : { role: 'superadmin' as const, status: 'active' as const };
    const accounts = await manager.find(Account, { where: people, order: { fullName: 'ASC' } });
    return accounts.map(({ id, fullName }) => ({ accountId: id, name: fullName }));
  }

  /** The same, with until when someone is away. */
  async withAbsences(manager: EntityManager, box: string, templeId: string | null, now = new Date()): Promise<Colleague[]> {
    const colleagues = await this.of(manager, templeId);
    const absences = await manager.findBy(MessageAbsence, { box, until: MoreThan(now) });
    const untilOf = (accountId: string) => absences.find((absence) => absence.accountId === accountId)?.until.toISOString() ?? null;
    return colleagues.map((colleague) => ({ ...colleague, awayUntil: untilOf(colleague.accountId) }));
  }

  /** Returns a conversation that needs an answer to the queue, if its assignee is away or can't answer anymore. */
  async release(
    tx: EntityManager,
    { id, assigneeId, officeBox, templeId }: Office & Pick<Conversation, 'id' | 'assigneeId'>,
    now: Date,
  ): Promise<void> {
    if (assigneeId === null || (await this.canAnswer(tx, { officeBox, templeId }, assigneeId, now))) return;
    await tx.update(Conversation, { id, assigneeId }, { assigneeId: null, assigneeName: null });
  }

  private async canAnswer(tx: EntityManager, { officeBox: box, templeId }: Office, accountId: string, now: Date): Promise<boolean> {
    if (await tx.existsBy(MessageAbsence, { box, accountId, until: MoreThan(now) })) return false;
    const colleagues = await this.of(tx, box === PLATFORM_BOX ? null : templeId);
    return colleagues.some((colleague) => colleague.accountId === accountId);
  }
}
