import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type StaffMemberView, type staffMemberEndpoints, staffMemberNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { lastDayOf, type Period, periodOf } from '../staff/membership-period.ts';
import { NO_SECOND_ROLE, type SecondRoleColumns, secondRoleOf } from '../staff/second-role.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { roleToGive } from './grants.ts';
import { assertNotOwnership, StaffDeskService } from './staff-desk.service.ts';
import { StaffNotices } from './staff-notices.ts';

const say = messagesOf(staffMemberNoun);

/** A role that a member has beside their first one for a while: they may do what either allows. */
@Injectable()
export class SecondRoles {
  constructor(
    private readonly database: Database,
    private readonly desk: StaffDeskService,
    private readonly temples: TemplesService,
    private readonly sessions: SessionsService,
    private readonly notices: StaffNotices,
  ) {}

  /** Gives a second role until its last day, in place of one they have. Throws `not-found`, `own-role`, `role-beyond-yours`, `invalid-fields`. */
  async give(actor: Actor, staffId: string, body: BodyOf<typeof staffMemberEndpoints.giveSecondRole>): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const member = await this.desk.manageable(tx, staff, staffId);
      assertNotOwnership(body);
      assertAddsTo(member, body);
      const facts = await roleToGive(tx, staff, body.role);
      const { timeZone } = await this.temples.of(tx, member.templeId);
      const { startsAt: alsoStartsAt, endsAt: alsoEndsAt } = periodOf(body, timeZone);
      assertDuring(member, { startsAt: alsoStartsAt, endsAt: alsoEndsAt }, timeZone);
      await this.write(tx, member, { alsoRole: body.role, alsoStartsAt, alsoEndsAt });
      await this.desk.record(tx, staff, member, 'staff-member.second-role-given', { after: body });
      await this.notices.secondRoleGiven(tx, staff, member.accountId, { ...facts, ...body });
      return this.desk.views(tx, staff);
    });
  }

  /** Ends a second role before its last day. Throws `not-found`, `own-role`, `role-beyond-yours`. */
  async end(actor: Actor, staffId: string): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const member = await this.desk.manageable(tx, staff, staffId);
      const second = secondRoleOf(member);
      if (!second) throw new DomainError('not-found');
      await this.write(tx, member, NO_SECOND_ROLE);
      await this.desk.record(tx, staff, member, 'staff-member.second-role-ended', { before: second.role });
      const first = (await rolesOf(tx, [member]))({ templeId: member.templeId, staffRole: member.staffRole });
      await this.notices.roleChanged(tx, staff, member.accountId, first);
      return this.desk.views(tx, staff);
    });
  }

  private async write(tx: EntityManager, { templeId, id, staffRole }: StaffMember, columns: SecondRoleColumns): Promise<void> {
    const { affected } = await tx.update(StaffMember, { templeId, id, staffRole }, columns);
    if (affected !== 1) throw new DomainError('state-conflict');
    this.sessions.forgetActors();
  }
}

/** Owners may do everything already, and nobody needs a role twice. */
function assertAddsTo({ staffRole }: StaffMember, { role }: { role: string }): void {
  if (staffRole === 'owner') throw fieldError('role', say('staff-member.owner-has-all'));
  if (staffRole === role) throw fieldError('role', say('staff-member.role-already'));
}

/** A second role is of use only while they are on the staff. */
function assertDuring(member: StaffMember, second: Period, timeZone: string): void {
  if (member.endsAt && (second.endsAt ?? member.endsAt) > member.endsAt)
    throw fieldError('lastDay', say('staff-member.last-day-after-theirs', { lastDay: lastDayOf(member.endsAt, timeZone) ?? '' }));
  if (member.startsAt && second.endsAt && second.endsAt <= member.startsAt)
    throw fieldError('lastDay', say('staff-member.last-day-before-theirs'));
}
