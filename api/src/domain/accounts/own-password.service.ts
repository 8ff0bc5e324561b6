import { Injectable } from '@nestjs/common';
import { accountNoun, type BodyOf, messagesOf, type Outcome, outcomeOf, type ownAccountEndpoints } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { OpenAccessService } from './open-access.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const say = messagesOf(accountNoun);

/** The signed-in user's password: requested again before sensitive actions, and changed. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly access: OpenAccessService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Succeeds for the actor's own password. Throws `invalid-fields` at `field`; guessing is slowed down. */
  async confirm(actor: Actor, password: string, field = 'password'): Promise<void> {
    const { accountId, sessionId } = accountOf(actor);
    await this.throttle.beforeOwnPassword(sessionId);
    const account = await this.database.reader.findOneBy(Account, { id: accountId });
    if (!(await this.passwords.matches(account?.passwordHash, password))) throw fieldError(field, say('account.not-your-password'));
    await this.throttle.afterOwnPassword(sessionId);
  }

  /** Sets a new password and signs every other device out. */
  async change(actor: Actor, { currentPassword, password }: BodyOf<typeof ownAccountEndpoints.changePassword>): Promise<Outcome> {
    const { accountId: id, sessionId, email, fullName, role } = accountOf(actor);
    await this.confirm(actor, currentPassword, 'currentPassword');
    await refuseCommonPassword(password);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      await tx.update(Account, { id }, { passwordHash });
      await this.access.endOthers(tx, id, sessionId);
      await this.audit.record(tx, { actor, templeId: null, action: 'account.password-changed', subject: { kind: 'account', id } });
      const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.passwordChanged, data: { fullName, role } };
      await this.outbox.enqueue(tx, { ...message, dedupeKey: `password-changed:${newId()}` });
    });
    return outcomeOf(true, say('account.password-changed'));
  }
}
