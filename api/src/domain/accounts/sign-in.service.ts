import { Injectable } from '@nestjs/common';
import { messagesOf, type Outcome, outcomeOf, type Role, type SignedIn, sessionNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, systemActor } from '../../platform/auth/actor.ts';
import { SessionTokens } from '../../platform/auth/session-token.ts';
import type { NamedVisitor, Visitor } from '../../platform/auth/visitor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Audit } from '../audit/audit.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';
import type { SecondFactorNews } from './account-mail-words.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { ArrivalsService } from './browsers/arrivals.service.ts';
import { FirstSignInsService } from './browsers/first-sign-ins.service.ts';
import { KnownBrowsersService } from './browsers/known-browsers.service.ts';
import { CurrentUserService } from './current-user.service.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { MailedCodesService } from './second-factor/mailed-codes.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SignInChallengesService, type TakenChallenge } from './second-factor/sign-in-challenges.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInRecords } from './sign-in-records.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

const say = messagesOf(sessionNoun);

/** Signing in and out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsersService,
    private readonly firsts: FirstSignInsService,
    private readonly arrivals: ArrivalsService,
    private readonly users: CurrentUserService,
    private readonly tokens: SessionTokens,
    private readonly challenges: SignInChallengesService,
    private readonly mailed: MailedCodesService,
    private readonly codes: SecondFactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly staff: StaffService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly records: SignInRecords,
  ) {}

  /**
   * The account with this role, email and password. Throws `invalid-credentials` alike for a wrong pair and a suspended account;
   * `email-unverified` and `registration-rejected` only if the password is right; `too-many-requests` to those who guess; and
   * `email-code-required` to every stranger, right or wrong, while strangers are guessing at this account.
   */
  async check(role: Role, email: string, password: string, visitor: Visitor): Promise<Account> {
    const named = { role, email };
    const place = { visitor, browser: await this.browsers.knownHashAt(named, visitor) };
    const isGuessedAt = await this.throttle.beforeTry(named, place);
    const account = await this.database.reader.findOneBy(Account, named);
    const right = await this.passwords.matches(account?.passwordHash, password);
    const proven = account && right && account.status === 'active' ? account : undefined;
    if (account && !right) this.records.failed(account, visitor);
    if (isGuessedAt) throw await this.mailed.required(proven?.emailVerifiedAt ? proven : undefined, email, visitor);
    if (!proven) throw new DomainError('invalid-credentials');
    await this.throttle.afterSuccess(named, place);
    if (proven.emailVerifiedAt === null) throw new DomainError('email-unverified');
    if (!(await this.staff.placeOf(proven))) throw new DomainError('registration-rejected');
    return proven;
  }

  /**
   * Opens a session for a checked account. Throws `second-factor-required` or, for the first sign-in from a place that didn't open the
   * verification link, `email-code-required`, each with a challenge.
   */
  async signIn(account: Account, visitor: NamedVisitor): Promise<SignedIn> {
    await this.askForSecondFactor(account);
    if (!(await this.firsts.isFamiliar(account, visitor))) throw await this.mailed.required(account, account.email, visitor);
    return this.enter(account, visitor, async () => undefined);
  }

  /**
   * Completes a sign-in with an emailed code, a code from the app or a recovery code. Throws `email-code-wrong`, `second-factor-wrong`,
   * `second-factor-expired` if the challenge has no time or attempts left, `second-factor-required` if the app's code is needed after the
   * emailed one, `too-many-requests` to those who guess.
   */
  async complete(role: Role, given: { challenge: string; code: string }, visitor: NamedVisitor): Promise<SignedIn> {
    await this.throttle.beforeCode(visitor);
    const taken = await this.challenges.take(given, role);
    return taken.awaits === 'email' ? this.completeByMail(taken, visitor) : this.completeByApp(taken, given.code, visitor);
  }

  private async completeByMail({ challengeId, account, isRight }: TakenChallenge, visitor: NamedVisitor): Promise<SignedIn> {
    if (account && !isRight) this.records.failed(account, visitor);
    if (!account || !isRight) throw new DomainError('email-code-wrong');
    if (!(await this.staff.placeOf(account))) throw new DomainError('registration-rejected');
    if (account.secondFactorAt) await this.database.transaction((tx) => this.challenges.close(tx, challengeId));
    await this.askForSecondFactor(account);
    return this.enter(account, visitor, (tx) => this.challenges.close(tx, challengeId), { isProvenByMail: true });
  }

  private async completeByApp({ challengeId, account }: TakenChallenge, code: string, visitor: NamedVisitor): Promise<SignedIn> {
    if (!account) throw new DomainError('second-factor-expired');
    const browser = await this.browsers.knownHashOf(account.id, visitor);
    await this.throttle.beforeSecondFactor(account.id, browser);
    const signedIn = await this.enter(account, visitor, async (tx) => {
      const used = await this.codes.use(tx, account.id, code);
      if (!used) this.records.failed(account, visitor);
      if (!used) throw new DomainError('second-factor-wrong');
      await this.challenges.close(tx, challengeId);
      if (used === 'recovery-code') await this.tellOfRecoveryCode(tx, account);
    });
    await this.throttle.afterSecondFactor(account.id, browser);
    return signedIn;
  }

  private async askForSecondFactor(account: Account): Promise<void> {
    if (!account.secondFactorAt) return;
    const hasPasskey = await this.passkeys.has(account.id);
    throw new DomainError('second-factor-required', { challenge: await this.challenges.issue(account), hasPasskey });
  }

  /** Opens a session in the same transaction as `work`; its browser is known from now on. */
  async enter(
    account: Account,
    visitor: NamedVisitor,
    work: (tx: EntityManager) => Promise<void>,
    proof: { isProvenByMail?: boolean } = {},
  ): Promise<SignedIn> {
    const arrive = await this.arrivals.prepare(account, visitor, proof);
    return this.signInAfter(account, visitor, async (tx) => {
      await work(tx);
      await arrive(tx);
    });
  }

  /** Opens a session in the same transaction as `work`. A visitor without a name opens it in a browser that remains unknown. */
  async signInAfter(account: Account, visitor: Visitor, work: (tx: EntityManager) => Promise<void>): Promise<SignedIn> {
    const sessionId = await this.database.transaction(async (tx) => {
      await work(tx);
      await this.records.signedIn(tx, account, visitor);
      return this.sessions.open(tx, account.id, visitor.userAgent, this.browsers.hashOf(visitor));
    });
    const authToken = this.tokens.sign(sessionId);
    return { user: { ...(await this.users.of(account)), authToken }, authToken };
  }

  private async tellOfRecoveryCode(tx: EntityManager, { id, email, fullName }: Account): Promise<void> {
    const subject = { kind: 'account', id };
    await this.audit.record(tx, { actor: systemActor('accounts'), templeId: null, action: 'account.recovery-code-used', subject });
    const data = { fullName, news: 'recovery-code' satisfies SecondFactorNews };
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.secondFactor, data };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `second-factor:${newId()}` });
  }

  /** Ends the actor's session; harmless if there is none. */
  async signOut(actor: Actor): Promise<Outcome> {
    if (actor.kind === 'account') await this.database.transaction((tx) => this.sessions.end(tx, actor.sessionId));
    return outcomeOf(true, say('session.signed-out'));
  }
}
