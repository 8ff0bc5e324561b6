import { Injectable } from '@nestjs/common';
import {
  accountNoun,
  type BodyOf,
  messagesOf,
  type Outcome,
  type OwnProfile,
  outcomeOf,
  type ownAccountEndpoints,
  type Role,
  secondFactorNoun,
} from '@sannidhi/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Audit } from '../audit/audit.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { Account } from './account.entity.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { assertAnotherOperator } from './last-operator.ts';
import { OwnPasswordService } from './own-password.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const say = messagesOf(accountNoun);

const CODE_NEEDED = messagesOf(secondFactorNoun)('second-factor.code-format', { digits: 6 });

/** What users may do with their own account. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: Database,
    private readonly passwords: OwnPasswordService,
    private readonly codes: SecondFactorCodesService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionsService,
    private readonly personalData: PersonalData,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly consents: MessageConsents,
  ) {}

  async profile(actor: Actor): Promise<OwnProfile> {
    const account = found(await this.database.reader.findOneBy(Account, { id: accountOf(actor).accountId }));
    return profileOf(account);
  }

  /** Changes the given fields; a phone of null is removed. Consents given for the previous number end. */
  async changeProfile(actor: Actor, change: BodyOf<typeof ownAccountEndpoints.changeProfile>): Promise<OwnProfile> {
    const { accountId: id } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      if (change.phone !== undefined) await this.leavePhone(tx, id, change.phone);
      await tx.update(Account, { id }, change);
      await this.audit.record(tx, { actor, templeId: null, action: 'account.profile-changed', subject: { kind: 'account', id } });
      this.sessions.forgetActors();
      return profileOf(found(await tx.findOneBy(Account, { id })));
    });
  }

  private async leavePhone(tx: EntityManager, id: string, next: string | null): Promise<void> {
    const { phone, phoneVerifiedAt } = found(await tx.findOneBy(Account, { id }));
    if (phone === null || phone === next) return;
    // Another account of the same person may keep the number.
    const isKept = await tx.existsBy(Account, { phone, phoneVerifiedAt: Not(IsNull()), id: Not(id) });
    if (phoneVerifiedAt && !isKept) await this.consents.endAll(tx, 'sms', phone, 'phone-changed');
    await tx.update(Account, { id }, { phoneVerifiedAt: null });
  }

  /** Everything stored about the actor. */
  async export(actor: Actor): Promise<Record<string, unknown>> {
    const parts = await this.personalData.exportOf(this.database.reader, accountOf(actor).accountId);
    return { exportedAt: new Date().toISOString(), ...parts };
  }

  /**
   * Deletes the account permanently, with the positions it has. Throws `invalid-fields` unless email, password and, with a second factor, a
   * code are right, and `last-owner` or `last-operator` for who can't go before somebody else has taken over.
   */
  async delete(actor: Actor, { email, password, code }: BodyOf<typeof ownAccountEndpoints.deleteAccount>): Promise<Outcome> {
    const person = accountOf(actor);
    this.assertOwnEmail(actor, email);
    await this.passwords.confirm(actor, password);
    await this.throttle.beforeOwnCode(person.sessionId);
    return this.deleteConfirmed(actor, async (tx) => {
      const { secondFactorAt } = found(await tx.findOneBy(Account, { id: person.accountId }));
      if (secondFactorAt && !(await this.codes.use(tx, person.accountId, code ?? ''))) throw fieldError('code', CODE_NEEDED);
    });
  }

  /** Throws `invalid-fields` for another address than the actor's. */
  assertOwnEmail(actor: Actor, email: string): void {
    if (email !== accountOf(actor).email) throw fieldError('email', say('account.not-your-email'));
  }

  /** Deletes the actor's account once `confirm` has passed in the same transaction. Throws `last-owner` and `last-operator`. */
  async deleteConfirmed(actor: Actor, confirm: (tx: EntityManager) => Promise<void>): Promise<Outcome> {
    const person = accountOf(actor);
    await this.database.transaction(async (tx) => {
      await confirm(tx);
      if (person.role === 'superadmin') await assertAnotherOperator(tx);
      const language = (await tx.findOneBy(Account, { id: person.accountId }))?.language ?? 'en';
      await this.personalData.erase(tx, person.accountId);
      await this.audit.record(tx, { actor: { ...person, fullName: FORMER[person.role] }, templeId: null, ...deletionOf(person.accountId) });
      this.sessions.forgetActors();
      const { email: to, fullName, role } = person;
      const message = { kind: 'email', to, template: ACCOUNT_MAILS.deleted, data: { fullName, role, language } };
      await this.outbox.enqueue(tx, { ...message, dedupeKey: `account-deleted:${newId()}` });
    });
    return outcomeOf(true, say('account.deleted'));
  }
}

/** How the record of the deletion names its actor: by what they were. */
const FORMER: Readonly<Record<Role, string>> = {
  donor: 'A devotee',
  'temple-admin': 'Former staff',
  priest: 'A former priest',
  superadmin: 'A former operator',
};

const deletionOf = (id: string) => ({ action: 'account.deleted', subject: { kind: 'account', id } }) as const;

const profileOf = ({ fullName, email, emailVerifiedAt, phone, language }: Account): OwnProfile => ({
  fullName,
  email,
  emailVerified: emailVerifiedAt !== null,
  phone,
  language,
});
