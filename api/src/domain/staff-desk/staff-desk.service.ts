import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  messagesOf,
  type StaffMemberView,
  staffMemberEndpoints,
  staffMemberNoun,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { asksForSecondFactor } from '../accounts/second-factor/owed.ts';
import { Session } from '../accounts/session.entity.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Audit } from '../audit/audit.ts';
import { firstDayOf, hasEnded, isCurrent, lastDayOf, type Period, periodOf } from '../staff/membership-period.ts';
import { OwnershipOfferRow } from '../staff/ownership-offer.entity.ts';
import { NO_SECOND_ROLE, secondRoleOf } from '../staff/second-role.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { loseOwner } from '../staff/staff-owners.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { assertWithin, roleToGive } from './grants.ts';
import { onStaff } from './on-staff.ts';
import { StaffNotices } from './staff-notices.ts';

const say = messagesOf(staffMemberNoun);
const OWNER = 'owner';

/** Who is on a temple's staff. */
@Injectable()
export class StaffDeskService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly sessions: SessionsService,
    private readonly notices: StaffNotices,
    private readonly audit: Audit,
  ) {}

  /** The staff of the actor's temple, in the order they joined. */
  list(actor: Actor): Promise<StaffMemberView[]> {
    return this.views(this.database.reader, staffOf(actor));
  }

  /**
   * Gives somebody another role, for good or until a day; it counts within a second everywhere. Ownership is offered, not given, and only
   * somebody who doesn't work here at the moment can have a first day to come: others would lose access until then. Throws
   * `not-found`, `own-role`, `role-beyond-yours`, `last-owner`, `invalid-fields`.
   */
  async changeRole(
    actor: Actor,
    staffId: string,
    { role, firstDay = null, lastDay = null }: BodyOf<typeof staffMemberEndpoints.changeRole>,
  ): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const member = await this.manageable(tx, staff, staffId);
      if (member.staffRole !== OWNER) assertNotOwnership({ role });
      const facts = await roleToGive(tx, staff, role);
      const { timeZone } = await this.temples.of(tx, member.templeId);
      const period = periodOf({ role, firstDay, lastDay }, timeZone);
      if (period.startsAt && isCurrent(member)) throw fieldError('firstDay', say('staff-member.works-already'));
      await this.become(tx, member, role, period);
      const { startsAt, endsAt } = member;
      const before = { role: member.staffRole, firstDay: firstDayOf(startsAt, timeZone), lastDay: lastDayOf(endsAt, timeZone) };
      await this.record(tx, staff, member, 'staff-member.role-changed', { before, after: { role, firstDay, lastDay } });
      const starts = firstDayOf(period.startsAt, timeZone);
      await this.notices.roleChanged(tx, staff, member.accountId, { ...facts, firstDay: starts, lastDay });
      return this.views(tx, staff);
    });
  }

  /** Takes somebody off the staff. Throws `not-found`, `own-role`, `role-beyond-yours`, `last-owner`. */
  async remove(actor: Actor, staffId: string): Promise<StaffMemberView[]> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const member = await this.manageable(tx, staff, staffId);
      await this.end(tx, member);
      await this.record(tx, staff, member, 'staff-member.removed', { before: member.staffRole });
      await this.notices.removed(tx, staff, member.accountId);
      return this.views(tx, staff);
    });
  }

  /** Signs somebody out on every device. Throws `not-found`, `own-role`, `role-beyond-yours`. */
  async signOut(actor: Actor, staffId: string): Promise<void> {
    const staff = staffOf(actor);
    await this.database.transaction(async (tx) => {
      const member = await this.manageable(tx, staff, staffId);
      await this.sessions.endAll(tx, member.accountId);
      await this.record(tx, staff, member, 'staff-member.signed-out', {});
      await this.notices.signedOut(tx, staff, member.accountId);
    });
  }

  /** Leaves the staff. Throws `last-owner`. */
  async leave(actor: Actor): Promise<void> {
    const staff = onStaff(actor);
    await this.database.transaction(async (tx) => {
      const member = found(await tx.findOneBy(StaffMember, { templeId: staff.temple.id, accountId: staff.accountId }));
      await this.end(tx, member);
      await this.record(tx, staff, member, 'staff-member.left', { before: member.staffRole });
      await this.notices.left(tx, staff, staff.temple.id);
    });
  }

  /**
   * Another role for a member, for a period, with owners counted. A second role ends where it is pointless now, and where the person comes
   * back: who takes them back hasn't chosen it. Throws `state-conflict` where it changed in the meantime, and `last-owner`.
   */
  async become(tx: EntityManager, member: StaffMember, role: string, period: Period = { startsAt: null, endsAt: null }): Promise<void> {
    const { templeId, id, staffRole } = member;
    const second = role === OWNER || role === member.alsoRole || hasEnded(member) ? NO_SECOND_ROLE : {};
    if (staffRole === OWNER && role !== OWNER) await this.loseOwnership(tx, { templeId, id });
    const { affected } = await tx.update(StaffMember, { templeId, id, staffRole }, { staffRole: role, ...period, ...second });
    if (affected !== 1) throw new DomainError('state-conflict');
    this.sessions.forgetActors();
  }

  /** Ends a membership, with owners counted. Throws `state-conflict`, and `last-owner` where fewer than `ownersLeft` would be left. */
  async end(tx: EntityManager, { templeId, id, staffRole }: StaffMember, ownersLeft: 0 | 1 = 1): Promise<void> {
    if (staffRole === OWNER) await this.loseOwnership(tx, { templeId, id }, ownersLeft);
    const { affected } = await tx.delete(StaffMember, { templeId, id, staffRole });
    if (affected !== 1) throw new DomainError('state-conflict');
    await tx.delete(OwnershipOfferRow, { templeId, toMemberId: id });
    this.sessions.forgetActors();
  }

  /** One owner less; what they offered ends, as it isn't theirs to give any more. Throws `last-owner`. */
  private async loseOwnership(
    tx: EntityManager,
    { templeId, id }: Pick<StaffMember, 'templeId' | 'id'>,
    ownersLeft: 0 | 1 = 1,
  ): Promise<void> {
    await loseOwner(tx, templeId, ownersLeft);
    await tx.delete(OwnershipOfferRow, { templeId, fromMemberId: id });
  }

  /** Somebody else of the temple who may do no more than the actor, in either role. Throws `not-found`, `own-role`, `role-beyond-yours`. */
  async manageable(tx: EntityManager, actor: StaffActor, id: string): Promise<StaffMember> {
    const member = found(await tx.findOneBy(StaffMember, { templeId: actor.temple.id, id }));
    if (member.accountId === actor.accountId) throw new DomainError('own-role');
    const { templeId, staffRole } = member;
    const roles = [staffRole, secondRoleOf(member)?.role ?? []].flat();
    const roleOf = await rolesOf(tx, [member]);
    assertWithin(actor, ...roles.map((role) => roleOf({ templeId, staffRole: role })));
    return member;
  }

  /** Owners first, then in the order they joined. */
  async views(manager: EntityManager, actor: StaffActor): Promise<StaffMemberView[]> {
    const templeId = actor.temple.id;
    const members = await manager.find(StaffMember, { where: { templeId }, order: { createdAt: 'ASC', id: 'ASC' } });
    members.sort((one, other) => Number(other.staffRole === OWNER) - Number(one.staffRole === OWNER));
    const accountIds = members.map(({ accountId }) => accountId);
    const [{ timeZone }, roleOf, accounts, lastSeen, offer] = await Promise.all([
      this.temples.of(manager, templeId),
      rolesOf(manager, members),
      manager.findBy(Account, { id: In(accountIds) }),
      lastSeenOf(manager, accountIds),
      manager.findOneBy(OwnershipOfferRow, { templeId }),
    ]);
    const owners = members.filter(({ staffRole }) => staffRole === OWNER).length;
    return members.map((member) => {
      const account = found(accounts.find(({ id }) => id === member.accountId));
      const { name, permissions } = roleOf(member);
      const second = secondRoleOf(member);
      const offered = offer?.toMemberId === member.id && offer.expiresAt > new Date();
      return {
        id: member.id,
        fullName: member.adminName ?? account.fullName,
        email: account.email,
        role: member.staffRole,
        roleName: name,
        firstDay: firstDayOf(member.startsAt, timeZone),
        lastDay: lastDayOf(member.endsAt, timeZone),
        second: second && {
          role: second.role,
          roleName: roleOf({ templeId, staffRole: second.role }).name,
          firstDay: firstDayOf(second.startsAt, timeZone),
          lastDay: lastDayOf(second.endsAt, timeZone) ?? '',
        },
        ended: hasEnded(member),
        lastOwner: member.staffRole === OWNER && owners === 1,
        self: member.accountId === actor.accountId,
        secondFactorAt: account.secondFactorAt?.toISOString() ?? null,
        secondFactorNeeded: asksForSecondFactor({ role: 'temple-admin', permissions }),
        lastSeenAt: lastSeen.get(member.accountId) ?? null,
        ownershipOfferedUntil: offered ? offer.expiresAt.toISOString() : null,
      };
    });
  }

  record(tx: EntityManager, actor: Actor, { templeId, id }: Pick<StaffMember, 'templeId' | 'id'>, action: AuditAction, change: object) {
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'staff-member', id }, ...change });
  }
}

/** Ownership takes the other person's consent, so it isn't given as a role. Throws `role-beyond-yours`. */
export function assertNotOwnership({ role }: { role: string }): void {
  if (role === OWNER) throw new DomainError('role-beyond-yours', { message: say('staff-member.owner-by-offer') });
}

/** When each account was last used, on any device. */
async function lastSeenOf(manager: EntityManager, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager
    .createQueryBuilder(Session, 'session')
    .where({ accountId: In([...accountIds]) })
    .groupBy('session.accountId')
    .select('session.accountId', 'accountId')
    .addSelect('MAX(session.lastSeenAt)', 'lastSeenAt')
    .getRawMany<{ accountId: string; lastSeenAt: string | Date }>();
  return new Map(rows.map(({ accountId, lastSeenAt }) => [accountId, instantOf(lastSeenAt)]));
}

const instantOf = (value: string | Date): string => (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)).toISOString();
