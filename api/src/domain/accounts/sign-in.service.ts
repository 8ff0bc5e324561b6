import { Injectable } from '@nestjs/common';
import type { Outcome, Role, SignedIn } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { SessionTokens } from '../../platform/auth/session-token.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Account } from './account.entity.ts';
import { CurrentUserService } from './current-user.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsService } from './sessions.service.ts';
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
  ) {}

  /**
   * The account of a role with this email and password. Throws `invalid-credentials` alike for a wrong pair and a
   * suspended account, `email-unverified` only to who knows the password, `too-many-requests` to who guesses.
   */
  async check(role: Role, email: string, password: string, address: string): Promise<Account> {
    await this.throttle.beforeTry(role, email, address);
    const account = await this.database.reader.findOneBy(Account, { role, email });
    const right = await this.passwords.matches(account?.passwordHash, password);
    if (!account || !right || account.status !== 'active') throw new DomainError('invalid-credentials');
    await this.throttle.afterSuccess(role, email, address);
    if (account.emailVerifiedAt === null) throw new DomainError('email-unverified');
    return account;
  }

  /** Opens a session for a checked account. */
  signIn(account: Account, userAgent: string): Promise<SignedIn> {
    return this.signInAfter(account, userAgent, async () => undefined);
  }

  /** Opens a session in the same transaction as `work`. */
  async signInAfter(account: Account, userAgent: string, work: (tx: EntityManager) => Promise<void>): Promise<SignedIn> {
    const sessionId = await this.database.transaction(async (tx) => {
      await work(tx);
      return this.sessions.open(tx, account.id, userAgent);
    });
    const authToken = this.tokens.sign(sessionId);
    return { user: { ...(await this.users.of(account)), authToken }, authToken };
  }

  /** Ends the actor's session; fine for who has none. */
  async signOut(actor: Actor): Promise<Outcome> {
    if (actor.kind === 'account') await this.database.transaction((tx) => this.sessions.end(tx, actor.sessionId));
    return { success: true, message: 'You are signed out.' };
  }
}
