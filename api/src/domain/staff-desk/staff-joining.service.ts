import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  messagesOf,
  type Outcome,
  outcomeOf,
  type StaffInvitationOffer,
  type staffInvitationEndpoints,
  staffInvitationNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf, systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import { Account } from '../accounts/account.entity.ts';
import { RegistrationService } from '../accounts/registration.service.ts';
import { SessionsService } from '../accounts/sessions.service.ts';
import { Audit } from '../audit/audit.ts';
import { LINK_OPENINGS, openByLink, useUp } from '../invitations/invitation-links.ts';
import { firstDayOf, isToCome, lastDayOf } from '../staff/membership-period.ts';
import { StaffService } from '../staff/staff.service.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { isStillGiven } from './invitation-views.ts';
import { offerOwnership } from './ownership-offers.ts';
import { StaffNotices } from './staff-notices.ts';

const say = messagesOf(staffInvitationNoun);
const PURPOSE = 'staff-invitation';
const OWNER = 'owner';

type Joining = Pick<AccountActor, 'accountId' | 'fullName'>;

/** Answering an invitation. */
@Injectable()
export class StaffJoiningService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly limits: NetworkLimits,
    private readonly accounts: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly staff: StaffService,
    private readonly notices: StaffNotices,
    private readonly audit: Audit,
  ) {}

  /** What a link offers. Throws `invitation-ended` and `invitation-beyond-inviter`. */
  async open({ token }: BodyOf<typeof staffInvitationEndpoints.open>, address: string): Promise<StaffInvitationOffer> {
    await this.limits.take(PURPOSE, address, LINK_OPENINGS);
    const manager = this.database.reader;
    const invitation = await mustBeOpen(manager, token);
    const { name, city, state, timeZone } = await this.temples.byId(invitation.templeId);
    const hasAccount = await manager.existsBy(Account, { email: invitation.email, role: 'temple-admin' });
    const { email, invitedBy, expiresAt, memberStartsAt, memberEndsAt } = invitation;
    const days = { firstDay: firstDayOf(memberStartsAt, timeZone), lastDay: lastDayOf(memberEndsAt, timeZone) };
    const { name: roleName } = (await rolesOf(manager, [invitation]))(invitation);
    return { temple: { name, city, state }, email, roleName, ...days, invitedBy, expiresAt: expiresAt.toISOString(), hasAccount };
  }

  /**
   * Accepts with a new account. The link alone opens nothing: the first sign-in asks for a code from the mailbox. Throws
   * `invitation-ended`, `invitation-needs-sign-in` where the address has an account, `invalid-fields`.
   */
  async acceptAsNew(
    { token, fullName, password }: BodyOf<typeof staffInvitationEndpoints.acceptAsNew>,
    address: string,
    language: Language,
  ): Promise<Outcome> {
    await this.limits.take(PURPOSE, address, LINK_OPENINGS);
    const passwordHash = await this.accounts.hashNew(password);
    await this.database.transaction(async (tx) => {
      const invitation = await mustBeOpen(tx, token);
      const person = { fullName, email: invitation.email, role: 'temple-admin' as const, passwordHash };
      const who = { accountId: await this.accounts.openInvited(tx, person, language), fullName };
      const actor = systemActor(fullName);
      if (invitation.staffRole === OWNER) await this.joinForOwnership(tx, invitation, who, actor);
      else await this.join(tx, invitation, who, actor);
      await this.notices.accountOpened(tx, who, invitation.templeId);
    });
    return outcomeOf(true, say('staff-invitation.account-created'));
  }

  /** Accepts as the signed-in person, whose browser is at the new temple from then on, unless their first day there is to come. Throws `invitation-ended` and `invitation-for-another`. */
  async accept(actor: Actor, { token }: BodyOf<typeof staffInvitationEndpoints.accept>): Promise<Outcome> {
    const person = accountOf(actor);
    const templeId = await this.database.transaction(async (tx) => {
      const invitation = await mustBeOpen(tx, token);
      if (invitation.email !== person.email) throw new DomainError('invitation-for-another');
      await this.join(tx, invitation, person, person);
      if (!isToCome(invitation.memberStartsAt)) await this.sessions.workAt(tx, person.sessionId, invitation.templeId);
      return invitation.templeId;
    });
    const { name: temple } = await this.temples.byId(templeId);
    return outcomeOf(true, say('staff-invitation.accepted', { temple }));
  }

  /**
   * A new account starts as a manager and becomes an owner by accepting the offer after signing in. A forwarded or stolen link therefore
   * never counts as an owner, so the last real owner can't leave. If another offer is open, an owner makes this one later.
   */
  private async joinForOwnership(tx: EntityManager, invitation: StaffInvitation, who: Joining, actor: Actor): Promise<void> {
    const { templeId, invitedById, invitedBy } = invitation;
    const to = await this.join(tx, { ...invitation, staffRole: 'manager' }, who, actor);
    const from = found(await tx.findOneBy(StaffMember, { templeId, accountId: invitedById }));
    await offerOwnership(tx, { from, fromName: invitedBy, to, becomes: OWNER });
  }

  /** An invitation is used once, by the first who accepts it. */
  private async join(
    tx: EntityManager,
    { templeId, id, staffRole, memberStartsAt: startsAt, memberEndsAt: endsAt }: StaffInvitation,
    who: Joining,
    actor: Actor,
  ): Promise<StaffMember> {
    await useUp(tx, StaffInvitation, { templeId, id });
    const { accountId, fullName } = who;
    const appointment = { templeId, accountId, role: staffRole, adminName: fullName, period: { startsAt, endsAt } };
    const member = await this.staff.appoint(tx, appointment).catch((error: unknown) => {
      throw isDuplicate(error) ? new DomainError('invitation-ended') : error;
    });
    await this.audit.record(tx, { actor, templeId, action: 'staff-invitation.accepted', subject: { kind: 'staff-invitation', id } });
    const subject = { kind: 'staff-member', id: member.id };
    await this.audit.record(tx, { actor, templeId, action: 'staff-member.joined', subject, after: { role: staffRole } });
    await this.notices.joined(tx, who, templeId);
    return member;
  }
}

/** Throws `invitation-ended`, also at a rejected temple, and `invitation-beyond-inviter` where its sender was demoted, was removed or left. */
async function mustBeOpen(manager: EntityManager, token: string): Promise<StaffInvitation> {
  const invitation = await openByLink(manager, StaffInvitation, token);
  const role = (await rolesOf(manager, [invitation]))(invitation);
  if (!(await isStillGiven(manager, invitation, role))) throw new DomainError('invitation-beyond-inviter');
  return invitation;
}
