import { Injectable } from '@nestjs/common';
import type { Role } from '@sannidhi/contracts';
import type { Visitor } from '../../platform/auth/visitor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { RateLimiter, type RateRule } from '../../platform/rate-limit/rate-limiter.ts';

const MINUTE = 60;
/** From the sixth failure in a quarter of an hour: one account in one known browser, or from one network of strangers. */
const ACCOUNT_AT_PLACE: RateRule = { free: 5, windowSeconds: 15 * MINUTE, firstWaitSeconds: 15 };
/** One account guessed at by strangers from many networks. */
const ACCOUNT_BY_STRANGERS: RateRule = { free: 10, windowSeconds: 60 * MINUTE, firstWaitSeconds: 60 };
/** One network guessing at many accounts; an office or a temple hall shares one. */
const NETWORK: RateRule = { free: 100, windowSeconds: 60 * MINUTE, firstWaitSeconds: 30 };
/** Codes of a second factor: a million are possible and three are right. */
const SECOND_FACTOR: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 30 };
/** Mails one network may cause for one account. */
const MAILS: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 60 };

/** One account as a sign-in names it, whether it exists or not. */
export interface Named {
  role: Role;
  email: string;
}

/** Where a try comes from: `browser` is the hash of one that was signed in to this account before, null for a stranger's. */
export interface Place {
  visitor: Visitor;
  browser: string | null;
}

/**
 * Slows down guessing. A browser that was signed in to the account counts by itself, so that strangers never lock its person out;
 * everybody else counts by network and by account. Known and unknown accounts count alike, so that the limits tell nothing.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * Counts a try before the password is looked at. True when strangers tried this account too often: then the password alone,
   * right or wrong, decides nothing. Throws `too-many-requests` with a growing `Retry-After` to the browser or the network that guesses.
   */
  async beforeTry(named: Named, { visitor, browser }: Place): Promise<boolean> {
    if (browser !== null) {
      await this.take(atBrowser(named, browser), ACCOUNT_AT_PLACE);
      return false;
    }
    await this.networks.take('sign-in', visitor.address, NETWORK);
    await this.take(atNetwork(named, visitor), ACCOUNT_AT_PLACE);
    return (await this.limiter.take(byStrangers(named), ACCOUNT_BY_STRANGERS)) > 0;
  }

  /**
   * The password was right: the tries of its place are forgotten. The network's are not, or one right account would cover for
   * guesses at others; nor are strangers', when the person signs in from a browser of their own.
   */
  async afterSuccess(named: Named, { visitor, browser }: Place): Promise<void> {
    if (browser !== null) return this.limiter.forget(atBrowser(named, browser));
    await this.limiter.forget(atNetwork(named, visitor));
    await this.limiter.forget(byStrangers(named));
  }

  /** Counts a code brought to a sign-in, by its network. Throws `too-many-requests`. */
  beforeCode({ address }: Visitor): Promise<void> {
    return this.networks.take('sign-in-code', address, NETWORK);
  }

  /** Counts a code of the app or a recovery code before it is looked at, where the password was right. Throws `too-many-requests`. */
  beforeSecondFactor(accountId: string, browser: string | null): Promise<void> {
    return this.take(codesOf(accountId, browser), SECOND_FACTOR);
  }

  /** The code was right: its tries are forgotten. */
  afterSecondFactor(accountId: string, browser: string | null): Promise<void> {
    return this.limiter.forget(codesOf(accountId, browser));
  }

  /** Counts a password that a signed-in person is asked for again, by their session: strangers' tries don't matter here. Throws `too-many-requests`. */
  beforeOwnPassword(sessionId: string): Promise<void> {
    return this.take(`own-password:${sessionId}`, ACCOUNT_AT_PLACE);
  }

  /** It was right: the session's tries are forgotten. */
  afterOwnPassword(sessionId: string): Promise<void> {
    return this.limiter.forget(`own-password:${sessionId}`);
  }

  /** The same for a code of a signed-in person's second factor. Throws `too-many-requests`. */
  beforeOwnCode(sessionId: string): Promise<void> {
    return this.take(`own-code:${sessionId}`, SECOND_FACTOR);
  }

  /** Counts a code brought with a mailed reset link. Throws `too-many-requests`. */
  beforeResetCode(accountId: string): Promise<void> {
    return this.take(`reset-code:${accountId}`, SECOND_FACTOR);
  }

  /** Counts a request that may send a mail, by its network. Throws `too-many-requests`. */
  async beforeMail(kind: string, email: string, address: string): Promise<void> {
    await this.networks.take('mail', address, NETWORK);
    await this.take(`mail:${kind}:${email}:${networkOf(address)}`, MAILS);
  }

  /** Counts an account opened from a network. Throws `too-many-requests`. */
  beforeRegistration(address: string): Promise<void> {
    return this.networks.take('register', address, NETWORK);
  }

  private async take(key: string, rule: RateRule): Promise<void> {
    const wait = await this.limiter.take(key, rule);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }
}

const byStrangers = ({ role, email }: Named) => `sign-in:account:${role}:${email}`;
const atNetwork = (named: Named, { address }: Visitor) => `${byStrangers(named)}:${networkOf(address)}`;
const atBrowser = (named: Named, browser: string) => `${byStrangers(named)}:browser:${browser}`;
const codesOf = (accountId: string, browser: string | null) => `second-factor:${accountId}:${browser ?? 'strangers'}`;
