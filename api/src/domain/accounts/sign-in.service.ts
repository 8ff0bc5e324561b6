import { Injectable } from '@nestjs/common';
import type { Outcome, Role, SignedIn } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, systemActor } from '../../platform/auth/actor.ts';
import { SessionTokens } from '../../platform/auth/session-token.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Audit } from '../audit/audit.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';
import { ACCOUNT_MAILS, type SecondFactorNews } from './account-mails.ts';
import { CurrentUserService } from './current-user.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.ts';
import { SignInChallengesService } from './second-factor/sign-in-challenges.service.ts';
import { SessionsService } from './sessions.service.ts';
import { type SignInPlace, SignInRecords } from './sign-in-records.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

/** Signing in and out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionsService,
    private readonly users: CurrentUserService,
    private readonly tokens: SessionTokens,
    private readonly challenges: SignInChallengesService,
    private readonly codes: SecondFactorCodesService,
    private readonly staff: StaffService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly records: SignInRecords,
  ) {}

  /**
   * The account of a role with this email and password. Throws `invalid-credentials` alike for a wrong pair and a
   * suspended account, `email-unverified` and `registration-rejected` only to who knows the password, `too-many-requests` to who
   * guesses.
   */
  async check(role: Role, email: string, password: string, place: SignInPlace): Promise<Account> {
    await this.throttle.beforeTry(role, email, place.address);
    const account = await this.database.reader.findOneBy(Account, { role, email });
    const right = await this.passwords.matches(account?.passwordHash, password);
    if (account && !right) this.records.failed(account, place);
    if (!account || !right || account.status !== 'active') throw new DomainError('invalid-credentials');
    await this.throttle.afterSuccess(role, email, place.address);
    if (account.emailVerifiedAt === null) throw new DomainError('email-unverified');
    if (!(await this.staff.placeOf(account))) throw new DomainError('registration-rejected');
    return account;
  }

  /** Opens a session for a checked account. Throws `second-factor-required` with a challenge where a code is asked for. */
  async signIn(account: Account, place: SignInPlace): Promise<SignedIn> {
    if (account.secondFactorAt) throw new DomainError('second-factor-required', { challenge: await this.challenges.issue(account) });
    return this.signInAfter(account, place, async () => undefined);
  }

  /**
   * Completes a sign-in by a code of the app or a recovery code. Throws `second-factor-wrong`, `second-factor-expired` where the
   * challenge has no time or tries left, `too-many-requests` to who guesses.
   */
  async complete(role: Role, { challenge, code }: { challenge: string; code: string }, place: SignInPlace): Promise<SignedIn> {
    const { challengeId, account } = await this.challenges.take(challenge, role);
    await this.throttle.beforeSecondFactor(account.id);
    const signedIn = await this.signInAfter(account, place, async (tx) => {
      const used = await this.codes.use(tx, account.id, code);
      if (!used) this.records.failed(account, place);
      if (!used) throw new DomainError('second-factor-wrong');
      await this.challenges.close(tx, challengeId);
      if (used === 'recovery-code') await this.tellOfRecoveryCode(tx, account);
    });
    await this.throttle.afterSecondFactor(account.id);
    return signedIn;
  }

  /** Opens a session in the same transaction as `work`. */
  async signInAfter(account: Account, place: SignInPlace, work: (tx: EntityManager) => Promise<void>): Promise<SignedIn> {
    const sessionId = await this.database.transaction(async (tx) => {
      await work(tx);
      await this.records.signedIn(tx, account, place);
      return this.sessions.open(tx, account.id, place.userAgent);
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

  /** Ends the actor's session; fine for who has none. */
  async signOut(actor: Actor): Promise<Outcome> {
    if (actor.kind === 'account') await this.database.transaction((tx) => this.sessions.end(tx, actor.sessionId));
    return { success: true, message: 'You are signed out.' };
  }
}
