import { Injectable } from '@nestjs/common';
import { LIVE_ASSIGNMENTS } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Audit } from '../audit/audit.ts';
import { moveAssignment } from './assignment-moves.ts';
import { AssignmentNotices, type NamedService } from './assignment-notices.service.ts';
import type { Withdrawn } from './assignment-notifications.ts';
import type { PriestAssignmentRow } from './priest-assignment.entity.ts';

/** Takes services back from priests, who hear why. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly notices: AssignmentNotices,
    private readonly audit: Audit,
  ) {}

  /** In the caller's transaction; `service` is at its new time where it moved. False where it was answered, withdrawn or performed before. */
  async withdraw(
    tx: EntityManager,
    actor: Actor,
    row: PriestAssignmentRow,
    service: NamedService,
    { why = 'office', reason = '', now = new Date() }: { why?: Withdrawn; reason?: string; now?: Date },
  ): Promise<boolean> {
    if (!(await moveAssignment(tx, row, 'withdrawn', { from: LIVE_ASSIGNMENTS, now, reason }))) return false;
    const subject = { kind: 'priest-assignment', id: row.id };
    const { templeId, accountId } = row;
    await this.audit.record(tx, { actor, templeId, action: 'priest-assignment.withdrawn', subject, after: { accountId, why, reason } });
    await this.notices.withdrawn(tx, row, service, why, reason);
    return true;
  }
}
