import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  accountEndpoints,
  accountNoun,
  type BodyOf,
  type Language,
  type LinkOutcome,
  literal,
  messagesOf,
  type Outcome,
  outcomeOf,
  type SignedIn,
} from '@sannidhi/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import type { NamedVisitor, Visitor } from '../../platform/auth/visitor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { AccountLinksService, linkedAccount } from './account-links.service.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { FirstSignInsService } from './browsers/first-sign-ins.service.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { languageOfPage, newAccount } from './new-account.ts';
import { OpenAccessService } from './open-access.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const say = messagesOf(accountNoun);

/** A temple's first owner; the language is that of the page they registered on. */
type NewOwner = Pick<Account, 'fullName' | 'email' | 'phone' | 'passwordHash'> & { language?: Language };

const VERIFY = 'verify';
const RESEND = 'accounts.resend-verification';
const SENT = outcomeOf(true, say('account.verification-sent'));

/** Opening a devotee's account and verifying its address. */
@Injectable()
export class RegistrationService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinksService,
    private readonly access: OpenAccessService,
    private readonly codes: SecondFactorCodesService,
    private readonly firsts: FirstSignInsService,
    private readonly mails: MailLimits,
    private readonly personalData: PersonalData,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RESEND, ({ data }) => this.mailUnverified(String(data.email)));
  }

  /** Opens the account, in the language of its page, and its first session. Throws `duplicate` if the address has a devotee account. */
  async register(
    { fullName, email, password }: BodyOf<typeof accountEndpoints.register>,
    visitor: Visitor,
    language: Language,
  ): Promise<SignedIn> {
    await this.throttle.beforeRegistration(visitor.address);
    if (await this.database.reader.existsBy(Account, { email, role: 'donor' })) throw await this.knownAddress(email);
    await this.mails.take(VERIFY, email);
    const passwordHash = await this.passwords.hash(password);
    const account = newAccount({ role: 'donor', fullName, email, passwordHash }, { language: languageOfPage(language) });
    try {
      return await this.signIns.signInAfter(account, { ...visitor, browserId: undefined }, async (tx) => {
        await insertRow(tx, Account, account);
        await this.mailVerification(tx, account);
      });
    } catch (error) {
      throw isDuplicate(error) ? await this.knownAddress(email) : error;
    }
  }

  /**
   * Opens the account of a temple's first owner in the caller's transaction and emails its verification; no session yet. Throws `duplicate`
   * if the address has a temple-admin account. `passwordHash` comes from `hashNew`, called outside the transaction.
   */
  async openOwner(tx: EntityManager, person: NewOwner): Promise<string> {
    const { phone, language = 'en' } = person;
    const account = newAccount({ ...person, role: 'temple-admin' }, { phone, language: languageOfPage(language) });
    await insertRow(tx, Account, account).catch((error: unknown) => {
      throw isDuplicate(error) ? fieldError('contact.email', say('account.owner-exists'), 'duplicate') : error;
    });
    await this.mailVerification(tx, account);
    return account.id;
  }

  /**
   * Opens the account of somebody who was invited to a temple's staff or as its priest, in the caller's transaction, and returns its id. The invitation's
   * link reached the address, but may have been passed on: no network is familiar, so the first sign-in asks for a code from the mailbox.
   * It has the language of the page where it was accepted. Throws `invitation-needs-sign-in` where the address has such an account.
   */
  async openInvited(
    tx: EntityManager,
    person: Pick<Account, 'fullName' | 'email' | 'passwordHash' | 'role'>,
    language: Language,
  ): Promise<string> {
    const known = { language: languageOfPage(language), emailVerifiedAt: new Date(), verifiedFromHash: hashSecret(newSecret()) };
    const account = newAccount(person, known);
    await insertRow(tx, Account, account).catch((error: unknown) => {
      throw isDuplicate(error) ? new DomainError('invitation-needs-sign-in') : error;
    });
    return account.id;
  }

  /** The hash of a new password for a role whose passwords must not be common. Throws `invalid-fields`. */
  async hashNew(password: string): Promise<string> {
    await refuseCommonPassword(password);
    return this.passwords.hash(password);
  }

  /** Whether an account's address is verified. */
  async isVerified(manager: EntityManager, id: string | null): Promise<boolean> {
    return id !== null && (await manager.existsBy(Account, { id, emailVerifiedAt: Not(IsNull()) }));
  }

  /**
   * Verifies an address. Nothing set up before survives it except the session of the browser that opened the link, because the person who
   * set it up may not be the address's owner; the same link can be opened again with the same result.
   */
  async verifyEmail(token: string, visitor: NamedVisitor, keepSessionId: string | undefined): Promise<LinkOutcome> {
    const account = await this.database.transaction(async (tx) => {
      const accountId = await this.links.use(tx, token, 'verify-email');
      if (accountId !== undefined) await this.startAfresh(tx, accountId, keepSessionId);
      const openedFor = accountId ?? (await this.links.usedBefore(tx, token, 'verify-email'));
      if (openedFor !== undefined) await this.firsts.linkOpened(tx, openedFor, visitor);
      return openedFor === undefined ? null : tx.findOneBy(Account, { id: openedFor });
    });
    if (!account) return outcomeOf(false, say('account.verification-link-ended'));
    return { ...outcomeOf(true, literal('emailVerified')), account: linkedAccount(account) };
  }

  /**
   * “This wasn't me”: the address's owner deletes the account someone opened with it. A verified account stays: its owner verified the
   * address. Throws `rule-violation` for an expired link.
   */
  async disown(token: string): Promise<Outcome> {
    await this.database.transaction(async (tx) => {
      const accountId = await this.links.use(tx, token, 'disown');
      const account = accountId && (await tx.findOneBy(Account, { id: accountId, emailVerifiedAt: IsNull() }));
      if (!account) throw new DomainError('rule-violation', { message: say('account.disown-link-ended') });
      await this.personalData.erase(tx, account.id);
      this.sessions.forgetActors();
      const subject = { kind: 'account', id: account.id };
      await this.audit.record(tx, { actor: systemActor('accounts'), templeId: null, action: 'account.disowned', subject });
    });
    return outcomeOf(true, say('account.disowned'));
  }

  /**
   * Requests the email again. What happens is decided later, so that neither the response nor its time reveals anything about the address.
   */
  async resend(email: string, address: string): Promise<Outcome> {
    await this.throttle.beforeMail('verify', email, address);
    // Silent, because a link emailed a moment ago is in the mailbox.
    if (!(await this.mails.allows(VERIFY, email))) return SENT;
    await this.database.transaction((tx) => this.outbox.enqueue(tx, { kind: RESEND, data: { email }, dedupeKey: `${RESEND}:${newId()}` }));
    return SENT;
  }

  private async startAfresh(tx: EntityManager, id: string, keptSessionId: string | undefined): Promise<void> {
    await tx.update(Account, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date(), secondFactorAt: null });
    await this.codes.forget(tx, id);
    await this.access.endAll(tx, id, keptSessionId);
    const subject = { kind: 'account', id };
    await this.audit.record(tx, { actor: systemActor('accounts'), templeId: null, action: 'account.verified', subject });
  }

  /** The error for an address that already has an account; callers who try many get only `too-many-requests`. */
  private async knownAddress(email: string): Promise<DomainError> {
    await this.mails.take('known-address', email);
    return new DomainError('duplicate', { message: say('account.exists') });
  }

  private async mailUnverified(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const accounts = await tx.findBy(Account, { email, emailVerifiedAt: IsNull(), status: 'active' });
      for (const account of accounts) await this.mailVerification(tx, account);
    });
  }

  private async mailVerification(tx: EntityManager, { id, email, fullName }: Account): Promise<void> {
    const token = await this.links.issue(tx, id, 'verify-email');
    const disownToken = await this.links.issue(tx, id, 'disown');
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.verifyEmail, data: { fullName, token, disownToken } };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `verify-email:${newId()}` });
  }
}
