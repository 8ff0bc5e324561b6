import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountEndpoints, type BodyOf, MESSAGES, type Outcome, ROLE_FACTS, type Role, roleOfAccountType } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { AccountLinksService } from './account-links.service.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const FORGOT = 'accounts.forgot-password';
const LINK_ENDED = 'This link has expired or was used already. Please ask for a new one.';
const linkEnded = () => new DomainError('rule-violation', { message: LINK_ENDED });
/** A temple hall shares one address; nobody resets by the hundred. */
const RESETS: RateRule = { free: 100, windowSeconds: 60 * 60, firstWaitSeconds: 30 };

/** Getting back into an account. */
@Injectable()
export class RecoveryService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly networks: NetworkLimits,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinksService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(FORGOT, ({ data }) => this.mailReset(String(data.email), data.role as Role));
  }

  /** Asks for a reset link. The account is looked up later, so that the answer and its time tell nothing about it. */
  async forgot({ email, userType }: BodyOf<typeof accountEndpoints.forgotPassword>, address: string): Promise<Outcome> {
    await this.throttle.beforeMail(`forgot:${userType}`, email, address);
    const data = { email, role: roleOfAccountType(userType) };
    await this.database.transaction((tx) => this.outbox.enqueue(tx, { kind: FORGOT, data, dedupeKey: `${FORGOT}:${newId()}` }));
    return { success: true, message: MESSAGES.resetLinkSent };
  }

  /** Sets a new password by a mailed link and signs every device out. Throws `rule-violation` for a link that ended. */
  async reset({ token, password, userType }: BodyOf<typeof accountEndpoints.resetPassword>, address: string): Promise<Outcome> {
    await this.networks.take('reset-password', address, RESETS);
    // Only who holds a link that is still good makes the server hash.
    if (!(await this.links.isOpen(this.database.reader, token, 'reset-password'))) throw linkEnded();
    await refuseCommonPassword(password);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      const accountId = await this.links.use(tx, token, 'reset-password');
      const account = accountId && (await tx.findOneBy(Account, { id: accountId, status: 'active' }));
      if (!account || account.role !== roleOfAccountType(userType)) throw linkEnded();
      await this.change(tx, account, passwordHash);
    });
    return { success: true, message: MESSAGES.passwordReset };
  }

  private async change(tx: EntityManager, { id, email, fullName, role, emailVerifiedAt }: Account, passwordHash: string): Promise<void> {
    // Following the mailed link proved the address too.
    await tx.update(Account, { id }, { passwordHash, emailVerifiedAt: emailVerifiedAt ?? new Date() });
    await this.sessions.endAll(tx, id);
    await this.audit.record(tx, {
      actor: systemActor('accounts'),
      templeId: null,
      action: 'account.password-reset',
      subject: { kind: 'account', id },
    });
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.passwordChanged, data: { fullName, role } };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `password-changed:${newId()}` });
  }

  private async mailReset(email: string, role: Role): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await tx.findOneBy(Account, { email, role, status: 'active' });
      if (!account) return;
      const token = await this.links.issue(tx, account.id, 'reset-password');
      const data = { fullName: account.fullName, token, accountType: ROLE_FACTS[role].accountType };
      await this.outbox.enqueue(tx, {
        kind: 'email',
        to: email,
        template: ACCOUNT_MAILS.resetPassword,
        data,
        dedupeKey: `reset-password:${newId()}`,
      });
    });
  }
}
