import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  messagesOf,
  type Outcome,
  outcomeOf,
  type PriestInvitationOffer,
  type priestInvitationEndpoints,
  priestInvitationNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf, systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import { Account } from '../accounts/account.entity.ts';
import { RegistrationService } from '../accounts/registration.service.ts';
import { Audit } from '../audit/audit.ts';
import { LINK_OPENINGS, openByLink, useUp } from '../invitations/invitation-links.ts';
import { openProfile } from '../priests/priest-profile-row.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { isCurrent } from '../staff/membership-period.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { rolesOf } from '../staff/staff-permissions.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

const say = messagesOf(priestInvitationNoun);
const PURPOSE = 'priest-invitation';

/** Answering a priest's invitation. */
@Injectable()
export class PriestJoiningService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly limits: NetworkLimits,
    private readonly accounts: RegistrationService,
    private readonly audit: Audit,
  ) {}

  /** What a link offers. Throws `invitation-ended` and `invitation-beyond-inviter`. */
  async open({ token }: BodyOf<typeof priestInvitationEndpoints.open>, address: string): Promise<PriestInvitationOffer> {
    await this.limits.take(PURPOSE, address, LINK_OPENINGS);
    const manager = this.database.reader;
    const { templeId, email, invitedBy, expiresAt } = await mustBeOpen(manager, token);
    const { name, city, state } = await this.temples.byId(templeId);
    const hasAccount = await manager.existsBy(Account, { email, role: 'priest' });
    return { temple: { name, city, state }, email, invitedBy, expiresAt: expiresAt.toISOString(), hasAccount };
  }

  /**
   * Accepts with a new account. The link alone opens nothing: the first sign-in asks for a code from the mailbox. Throws
   * `invitation-ended`, `invitation-needs-sign-in` where the address has an account, `invalid-fields`.
   */
  async acceptAsNew(
    { token, fullName, password }: BodyOf<typeof priestInvitationEndpoints.acceptAsNew>,
    address: string,
    language: Language,
  ): Promise<Outcome> {
    await this.limits.take(PURPOSE, address, LINK_OPENINGS);
    const passwordHash = await this.accounts.hashNew(password);
    await this.database.transaction(async (tx) => {
      const invitation = await mustBeOpen(tx, token);
      const person = { fullName, email: invitation.email, role: 'priest' as const, passwordHash };
      const accountId = await this.accounts.openInvited(tx, person, language);
      await this.serve(tx, invitation, { accountId, fullName }, systemActor(fullName));
    });
    return outcomeOf(true, say('priest-invitation.account-created'));
  }

  /** Accepts as the signed-in priest. Throws `invitation-ended` and `invitation-for-another`. */
  async accept(actor: Actor, { token }: BodyOf<typeof priestInvitationEndpoints.accept>): Promise<Outcome> {
    const priest = accountOf(actor);
    const templeId = await this.database.transaction(async (tx) => {
      const invitation = await mustBeOpen(tx, token);
      if (invitation.email !== priest.email) throw new DomainError('invitation-for-another');
      await this.serve(tx, invitation, priest, priest);
      return invitation.templeId;
    });
    const { name: temple } = await this.temples.byId(templeId);
    return outcomeOf(true, say('priest-invitation.accepted', { temple }));
  }

  /** Uses the invitation up. A priest the office added in the meantime keeps their place. */
  private async serve(
    tx: EntityManager,
    { templeId, id }: PriestInvitation,
    { accountId, fullName }: Pick<AccountActor, 'accountId' | 'fullName'>,
    actor: Actor,
  ): Promise<void> {
    await useUp(tx, PriestInvitation, { templeId, id });
    await openProfile(tx, accountId);
    await this.audit.record(tx, { actor, templeId, action: 'priest-invitation.accepted', subject: { kind: 'priest-invitation', id } });
    const row = { templeId, id: newId(), accountId, skills: null, createdAt: new Date() };
    if (!(await insertOnce(tx, PriestTemple, row))) return;
    const subject = { kind: 'priest', id: accountId };
    await this.audit.record(tx, { actor, templeId, action: 'priest.appointed', subject, after: { fullName } });
  }
}

/** Throws `invitation-ended`, also at a rejected temple, and `invitation-beyond-inviter` where its sender no longer manages priests there. */
async function mustBeOpen(manager: EntityManager, token: string): Promise<PriestInvitation> {
  const invitation = await openByLink(manager, PriestInvitation, token);
  const { templeId, invitedById: accountId } = invitation;
  const sender = await manager.findOneBy(StaffMember, { templeId, accountId });
  const may = sender && isCurrent(sender) && (await rolesOf(manager, [sender]))(sender).permissions.includes('priests:manage');
  if (!may) throw new DomainError('invitation-beyond-inviter');
  return invitation;
}
