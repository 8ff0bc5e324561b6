import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  accountEndpoints,
  accountNoun,
  type BodyOf,
  type LinkOutcome,
  literal,
  messagesOf,
  type Outcome,
  outcomeOf,
  ROLE_FACTS,
  type Role,
  roleOfAccountType,
  secondFactorNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { AccountLinksService, linkedAccount } from './account-links.service.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { OpenAccessService } from './open-access.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const say = messagesOf(accountNoun);

const FORGOT = 'accounts.forgot-password';
const RESET = 'reset-password';
/** A temple hall shares one address; nobody resets hundreds of accounts. */
const RESETS: RateRule = { free: 100, windowSeconds: 60 * 60, firstWaitSeconds: 30 };
const sayFactor = messagesOf(secondFactorNoun);
const CODE_NEEDED = sayFactor('second-factor.code-needed', { digits: 6 });
const CODE_WRONG = sayFactor('second-factor.code-wrong');

/** Getting back into an account. */
@Injectable()
export class RecoveryService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly networks: NetworkLimits,
    private readonly access: OpenAccessService,
    private readonly codes: SecondFactorCodesService,
    private readonly mails: MailLimits,
    private readonly links: AccountLinksService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(FORGOT, ({ data }) => this.mailReset(String(data.email), data.role as Role));
  }

  /** Requests a reset link. The account is looked up later, so that neither the response nor its time reveals anything about it. */
  async forgot({ email, userType }: BodyOf<typeof accountEndpoints.forgotPassword>, address: string): Promise<Outcome> {
    await this.throttle.beforeMail(`forgot:${userType}`, email, address);
    const outcome = outcomeOf(true, literal('resetLinkSent'));
    // Silent, because a link emailed a moment ago is in the mailbox and valid for an hour.
    if (!(await this.mails.allows(`forgot:${userType}`, email))) return outcome;
    const data = { email, role: roleOfAccountType(userType) };
    await this.database.transaction((tx) => this.outbox.enqueue(tx, { kind: FORGOT, data, dedupeKey: `${FORGOT}:${newId()}` }));
    return outcome;
  }

  /**
   * Sets a new password with an emailed link, signs every device out and invalidates every link. The server hashes only for a valid link.
   * Throws `rule-violation` for an expired link, `invalid-fields` at `code` if the account keeps a second factor and the code is missing.
   */
  async reset({ token, password, userType, code }: BodyOf<typeof accountEndpoints.resetPassword>, address: string): Promise<LinkOutcome> {
    await this.networks.take('reset-password', address, RESETS);
    const role = roleOfAccountType(userType);
    const linked = await this.accountOf(this.database.reader, await this.links.peek(this.database.reader, token, RESET), role);
    await refuseCommonPassword(password);
    if (keepsSecondFactor(linked)) await this.beforeCode(linked, code ?? '');
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      const account = await this.accountOf(tx, await this.links.use(tx, token, RESET), role);
      if (keepsSecondFactor(account) && !(await this.codes.use(tx, account.id, code ?? ''))) throw fieldError('code', CODE_WRONG);
      await this.change(tx, account, passwordHash);
    });
    return { ...outcomeOf(true, literal('passwordReset')), account: linkedAccount(linked) };
  }

  private async accountOf(manager: EntityManager, id: string | undefined, role: Role | undefined): Promise<Account> {
    const account = id !== undefined && (await manager.findOneBy(Account, { id, status: 'active' }));
    if (!account || account.role !== role) throw new DomainError('rule-violation', { message: say('account.reset-link-ended') });
    return account;
  }

  private async beforeCode({ id }: Account, code: string): Promise<void> {
    if (!code) throw fieldError('code', CODE_NEEDED);
    await this.throttle.beforeResetCode(id);
  }

  private async change(tx: EntityManager, account: Account, passwordHash: string): Promise<void> {
    const { id, email, fullName, role, emailVerifiedAt } = account;
    // Following the emailed link verified the address too. Anyone who knows the new password read the email, so no notice about the next
    // sign-in is needed.
    const proved = { emailVerifiedAt: emailVerifiedAt ?? new Date(), firstSignInAt: null, verifiedFromHash: null };
    const secondFactorAt = keepsSecondFactor(account) ? account.secondFactorAt : null;
    await tx.update(Account, { id }, { passwordHash, secondFactorAt, ...proved });
    if (secondFactorAt === null) await this.codes.forget(tx, id);
    await this.access.endAll(tx, id);
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
      const token = await this.links.issue(tx, account.id, RESET);
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

/** Whether the second factor is the owner's: one set up before the address was verified may be someone else's. */
const keepsSecondFactor = ({ secondFactorAt, emailVerifiedAt }: Account): boolean =>
  secondFactorAt !== null && emailVerifiedAt !== null && secondFactorAt >= emailVerifiedAt;
