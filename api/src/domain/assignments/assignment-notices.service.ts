import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { assignmentNotifications, type ServiceFacts, type Withdrawn } from './assignment-notifications.ts';
import type { Need } from './candidate.ts';
import type { PriestAssignmentRow } from './priest-assignment.entity.ts';

const { kinds } = assignmentNotifications;
const OFFICE_PATH = '/temple-admin/pooja-booking-management?view=priests';

/** A service as its notifications name it: still there when the slot no longer is. */
export type NamedService = Pick<Need, 'temple' | 'service' | 'startsAt'>;

/** Notifies priests and offices about assignments, in the transaction of the change. */
@Injectable()
export class AssignmentNotices {
  constructor(private readonly notifications: Notifications) {}

  async given(tx: EntityManager, row: PriestAssignmentRow, need: NamedService): Promise<void> {
    const facts = factsOf(need);
    if (row.state === 'accepted') return this.notifications.notify(tx, kinds.assigned, { ...concerned(row), params: facts });
    const params = { ...facts, answerBy: row.answerBy.toISOString() };
    await this.notifications.notify(tx, kinds.offered, { ...concerned(row), params, usefulUntil: row.answerBy });
  }

  /** Of the time its priest knew; `need` has the one it moved to. */
  async withdrawn(tx: EntityManager, row: PriestAssignmentRow, need: NamedService, why: Withdrawn, reason: string): Promise<void> {
    const { startsAt } = row;
    const params = { ...factsOf({ ...need, startsAt }), why, reason, after: need.startsAt.toISOString() };
    await this.notifications.notify(tx, kinds.withdrawn, { ...concerned(row), params });
  }

  /** `row` has the time its priest knew; who was only asked is asked for the new one, until `answerBy`. */
  async moved(
    tx: EntityManager,
    row: PriestAssignmentRow,
    need: NamedService,
    { at, answerBy }: { at: Date; answerBy: Date },
  ): Promise<void> {
    const asked = row.state === 'offered';
    const params = { ...factsOf(need), before: row.startsAt.toISOString(), ...(asked ? { answerBy: answerBy.toISOString() } : {}) };
    const until = asked ? { usefulUntil: answerBy } : {};
    await this.notifications.notify(tx, kinds.moved, { ...concerned(row), key: `${row.id}:${at.getTime()}`, params, ...until });
  }

  async returned(tx: EntityManager, row: PriestAssignmentRow, need: NamedService, priest: string, reason: string): Promise<void> {
    const params = { ...factsOf(need), priest, reason };
    await this.notifications.notify(tx, kinds.returned, { concerned: { templeId: row.templeId }, key: row.id, path: OFFICE_PATH, params });
  }

  /** Once for each time that nobody was left. */
  async unfilled(tx: EntityManager, need: Need, position: number, asked: number): Promise<void> {
    const key = `${need.slotId}:${position}:${asked}`;
    await this.notifications.notify(tx, kinds.unfilled, {
      concerned: { templeId: need.temple.id },
      key,
      path: OFFICE_PATH,
      params: factsOf(need),
    });
  }
}

const factsOf = ({ temple, service, startsAt }: NamedService): ServiceFacts => ({
  temple: temple.name,
  service,
  startsAt: startsAt.toISOString(),
  timeZone: temple.timeZone,
});

const concerned = ({ accountId, templeId, id, state }: PriestAssignmentRow) => ({
  concerned: { accountId, templeId },
  key: id,
  path: state === 'offered' ? '/priest/dashboard?view=offers' : '/priest/dashboard',
});
