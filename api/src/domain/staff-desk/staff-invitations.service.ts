import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  messagesOf,
  STAFF_INVITATION_DAYS,
  type StaffInvitationView,
  type staffInvitationEndpoints,
  staffInvitationNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { newLink, openById, openFor, renewLink, takeBack } from '../invitations/invitation-links.ts';
import { firstDayOf, lastDayOf, periodOf } from '../staff/membership-period.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { assertWithin, roleToGive } from './grants.ts';
import { invitationViews } from './invitation-views.ts';
import { type InvitationMail, STAFF_INVITATION_MAIL } from './staff-mails.ts';

const say = messagesOf(staffInvitationNoun);
const MAIL = 'staff-invitation';

/** Invitations, as the office sends them. */
@Injectable()
export class StaffInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly mails: MailLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Those of the actor's temple that wait for an answer, the latest first; one that ran out can be sent again. */
  list(actor: Actor): Promise<StaffInvitationView[]> {
    return this.views(this.database.reader, staffOf(actor).temple.id);
  }

  /**
   * Invites an address to a role. Throws `role-beyond-yours`, `too-many-requests`, and `invalid-fields` for one's own address, somebody on
   * the staff, a suspended account and somebody invited already.
   */
  async invite(
    actor: Actor,
    { email, role, firstDay = null, lastDay = null }: BodyOf<typeof staffInvitationEndpoints.invite>,
  ): Promise<StaffInvitationView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    if (email === staff.email) throw fieldError('email', say('staff-invitation.own-address'));
    await this.mails.take(MAIL, email);
    return this.database.transaction(async (tx) => {
      await roleToGive(tx, staff, role);
      await assertMayJoin(tx, templeId, email);
      const { timeZone } = await this.temples.of(tx, templeId);
      const { startsAt: memberStartsAt, endsAt: memberEndsAt } = periodOf({ role, firstDay, lastDay }, timeZone);
      const at = new Date();
      const { secret, link } = freshLink(staff, at, memberEndsAt);
      const row = { ...openFor(templeId, email, at), staffRole: role, memberStartsAt, memberEndsAt, ...link };
      if (!(await insertOnce(tx, StaffInvitation, row))) throw fieldError('email', say('staff-invitation.pending'), 'duplicate');
      await this.send(tx, row, secret);
      await this.record(tx, staff, row.id, 'staff-invitation.sent', { after: { role, firstDay, lastDay } });
      return this.views(tx, templeId);
    });
  }

  /** Sends an invitation with a new link, good for its whole time again, as the actor's own. Throws `not-found`, `role-beyond-yours`, `too-many-requests`. */
  async resend(actor: Actor, id: string): Promise<StaffInvitationView[]> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id };
    const { email } = await openById(this.database.reader, StaffInvitation, key);
    await this.mails.take(MAIL, email);
    return this.database.transaction(async (tx) => {
      const invitation = await openById(tx, StaffInvitation, key);
      await roleToGive(tx, staff, invitation.staffRole);
      const { secret, link } = freshLink(staff, new Date(), invitation.memberEndsAt);
      await renewLink(tx, StaffInvitation, key, link);
      await this.send(tx, { ...invitation, ...link }, secret);
      await this.record(tx, staff, id, 'staff-invitation.resent', {});
      return this.views(tx, staff.temple.id);
    });
  }

  /** Takes an invitation back; its link no longer works. Throws `not-found` and `role-beyond-yours`. */
  async revoke(actor: Actor, id: string): Promise<StaffInvitationView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const invitation = await openById(tx, StaffInvitation, { templeId, id });
      assertWithin(staff, (await rolesOf(tx, [invitation]))(invitation));
      await takeBack(tx, StaffInvitation, { templeId, id });
      await this.record(tx, staff, id, 'staff-invitation.revoked', {});
      return this.views(tx, templeId);
    });
  }

  private async views(manager: EntityManager, templeId: string): Promise<StaffInvitationView[]> {
    return invitationViews(manager, templeId, (await this.temples.of(manager, templeId)).timeZone);
  }

  private async send(tx: EntityManager, invitation: StaffInvitation, token: string): Promise<void> {
    const { name: temple, timeZone } = await this.temples.of(tx, invitation.templeId);
    const { name: role } = (await rolesOf(tx, [invitation]))(invitation);
    const data: InvitationMail = {
      temple,
      role,
      invitedBy: invitation.invitedBy,
      firstDay: firstDayOf(invitation.memberStartsAt, timeZone),
      lastDay: lastDayOf(invitation.memberEndsAt, timeZone),
      worksUntil: localDateAt(new Date(invitation.expiresAt.getTime() - 1), timeZone),
      token,
    };
    const dedupeKey = `${STAFF_INVITATION_MAIL}:${newId()}`;
    await this.outbox.enqueue(tx, { kind: 'email', to: invitation.email, template: STAFF_INVITATION_MAIL, data: { ...data }, dedupeKey });
  }

  private record(tx: EntityManager, actor: StaffActor, id: string, action: AuditAction, change: object): Promise<void> {
    return this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'staff-invitation', id }, ...change });
  }
}

/** A new link, which works no longer than what it offers. Throws `rule-violation` where that is over. */
function freshLink(staff: StaffActor, at: Date, memberEndsAt: Date | null) {
  if (memberEndsAt && memberEndsAt <= at) throw new DomainError('rule-violation', { message: say('staff-invitation.last-day-past') });
  const { secret, link } = newLink(staff, { at, days: STAFF_INVITATION_DAYS });
  return { secret, link: memberEndsAt && memberEndsAt < link.expiresAt ? { ...link, expiresAt: memberEndsAt } : link };
}

/** Throws `invalid-fields` for somebody who is on the staff, or whose account is suspended. */
async function assertMayJoin(tx: EntityManager, templeId: string, email: string): Promise<void> {
  const account = await tx.findOneBy(Account, { email, role: 'temple-admin' });
  if (account?.status === 'suspended') throw fieldError('email', say('staff-invitation.account-suspended'));
  if (account && (await tx.existsBy(StaffMember, { templeId, accountId: account.id })))
    throw fieldError('email', say('staff-invitation.already-staff'));
}
