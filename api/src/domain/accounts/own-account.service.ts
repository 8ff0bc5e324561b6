import { Injectable } from '@nestjs/common';
import {
  accountNoun,
  type BodyOf,
  messagesOf,
  type Outcome,
  type OwnProfile,
  outcomeOf,
  type ownAccountEndpoints,
  secondFactorNoun,
} from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
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
  ) {}

  async profile(actor: Actor): Promise<OwnProfile> {
    const account = found(await this.database.reader.findOneBy(Account, { id: accountOf(actor).accountId }));
    return profileOf(account);
  }

  /** Changes the given fields; a phone of null is removed. */
  async changeProfile(actor: Actor, change: BodyOf<typeof ownAccountEndpoints.changeProfile>): Promise<OwnProfile> {
    const { accountId: id } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await tx.update(Account, { id }, change);
      await this.audit.record(tx, { actor, templeId: null, action: 'account.profile-changed', subject: { kind: 'account', id } });
      this.sessions.forgetActors();
      return profileOf(found(await tx.findOneBy(Account, { id })));
    });
  }

  /** Everything stored about the actor. */
  async export(actor: Actor): Promise<Record<string, unknown>> {
    const parts = await this.personalData.exportOf(this.database.reader, accountOf(actor).accountId);
    return { exportedAt: new Date().toISOString(), ...parts };
  }

  /** Deletes the account permanently. Throws `invalid-fields` unless email, password and, with a second factor, a code are right. */
  async delete(actor: Actor, { email, password, code }: BodyOf<typeof ownAccountEndpoints.deleteAccount>): Promise<Outcome> {
    const person = accountOf(actor);
    if (email !== person.email) throw fieldError('email', say('account.not-your-email'));
    await this.passwords.confirm(actor, password);
    await this.throttle.beforeOwnCode(person.sessionId);
    await this.database.transaction(async (tx) => {
      const { secondFactorAt } = found(await tx.findOneBy(Account, { id: person.accountId }));
      if (secondFactorAt && !(await this.codes.use(tx, person.accountId, code ?? ''))) throw fieldError('code', CODE_NEEDED);
      await this.personalData.erase(tx, person.accountId);
      await this.audit.record(tx, { actor: { ...person, fullName: 'A devotee' }, templeId: null, ...deletionOf(person.accountId) });
      this.sessions.forgetActors();
      const message = { kind: 'email', to: person.email, template: ACCOUNT_MAILS.deleted, data: { fullName: person.fullName } };
      await this.outbox.enqueue(tx, { ...message, dedupeKey: `account-deleted:${newId()}` });
    });
    return outcomeOf(true, say('account.deleted'));
  }
}

const deletionOf = (id: string) => ({ action: 'account.deleted', subject: { kind: 'account', id } }) as const;

const profileOf = ({ fullName, email, emailVerifiedAt, phone, language }: Account): OwnProfile => ({
  fullName,
  email,
  emailVerified: emailVerifiedAt !== null,
  phone,
  language,
});
