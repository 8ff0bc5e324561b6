import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  messagesOf,
  PRIEST_INVITATION_DAYS,
  type PriestInvitationView,
  type priestInvitationEndpoints,
  priestInvitationNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { newLink, openById, openFor, openOf, renewLink, takeBack } from '../invitations/invitation-links.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';
import { PRIEST_INVITATION_MAIL, type PriestInvitationMail } from './priest-mails.ts';

const say = messagesOf(priestInvitationNoun);
const MAIL = 'priest-invitation';

/** Invitations of priests, as the office sends them. */
@Injectable()
export class PriestInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly mails: MailLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Those that wait for an answer, the latest first; one that ran out can be sent again. */
  list(actor: Actor): Promise<PriestInvitationView[]> {
    return invitationViews(this.database.reader, staffOf(actor).temple.id);
  }

  /** Throws `too-many-requests`, and `invalid-fields` for somebody who serves here, was invited already, or is suspended. */
  async invite(actor: Actor, { email }: BodyOf<typeof priestInvitationEndpoints.invite>): Promise<PriestInvitationView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.mails.take(MAIL, email);
    return this.database.transaction(async (tx) => {
      await assertMayServe(tx, templeId, email);
      const at = new Date();
      const { secret, link } = newLink(staff, { at, days: PRIEST_INVITATION_DAYS });
      const row: PriestInvitation = { ...openFor(templeId, email, at), ...link };
      if (!(await insertOnce(tx, PriestInvitation, row))) throw fieldError('email', say('priest-invitation.pending'), 'duplicate');
      await this.send(tx, row, secret);
      await this.record(tx, staff, row.id, 'priest-invitation.sent', {});
      return invitationViews(tx, templeId);
    });
  }

  /** Sends an invitation with a new link, good for its whole time again. Throws `not-found` and `too-many-requests`. */
  async resend(actor: Actor, id: string): Promise<PriestInvitationView[]> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id };
    const invitation = await openById(this.database.reader, PriestInvitation, key);
    await this.mails.take(MAIL, invitation.email);
    return this.database.transaction(async (tx) => {
      const { secret, link } = newLink(staff, { at: new Date(), days: PRIEST_INVITATION_DAYS });
      await renewLink(tx, PriestInvitation, key, link);
      await this.send(tx, { ...invitation, ...link }, secret);
      await this.record(tx, staff, id, 'priest-invitation.resent');
      return invitationViews(tx, key.templeId);
    });
  }

  /** Takes an invitation back; its link no longer works. Throws `not-found`. */
  async revoke(actor: Actor, id: string): Promise<PriestInvitationView[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await takeBack(tx, PriestInvitation, { templeId, id });
      await this.record(tx, staff, id, 'priest-invitation.revoked');
      return invitationViews(tx, templeId);
    });
  }

  private async send(tx: EntityManager, { templeId, email: to, invitedBy }: PriestInvitation, token: string): Promise<void> {
    const { name: temple } = await this.temples.of(tx, templeId);
    const data: PriestInvitationMail = { temple, invitedBy, token };
    const dedupeKey = `${PRIEST_INVITATION_MAIL}:${newId()}`;
    await this.outbox.enqueue(tx, { kind: 'email', to, template: PRIEST_INVITATION_MAIL, data: { ...data }, dedupeKey });
  }

  private record(tx: EntityManager, actor: StaffActor, id: string, action: AuditAction, change: object = {}): Promise<void> {
    return this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'priest-invitation', id }, ...change });
  }
}

async function assertMayServe(tx: EntityManager, templeId: string, email: string): Promise<void> {
  const account = await tx.findOneBy(Account, { email, role: 'priest' });
  if (account?.status === 'suspended') throw fieldError('email', say('priest-invitation.account-suspended'));
  if (account && (await tx.existsBy(PriestTemple, { templeId, accountId: account.id })))
    throw fieldError('email', say('priest-invitation.already-here'));
}

async function invitationViews(manager: EntityManager, templeId: string): Promise<PriestInvitationView[]> {
  const rows = await openOf(manager, PriestInvitation, templeId);
  return rows.map(({ id, email, invitedBy, createdAt, expiresAt }) => ({
    id,
    email,
    invitedBy,
    invitedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
