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
/** Second-factor codes: there are a million, and three are right. */
const SECOND_FACTOR: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 30 };
/** Emails that one network may cause for one account. */
const MAILS: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 60 };

/** One account as a sign-in names it, whether it exists or not. */
export interface Named {
  role: Role;
  email: string;
}

/** The origin of an attempt: `browser` is the hash of one that has signed in to this account before, null for a stranger's. */
export interface Place {
  visitor: Visitor;
  browser: string | null;
}

/**
 * Slows down guessing. A browser that has signed in to the account has its own count, so that strangers never lock out its owner; everyone
 * else is counted by network and by account. Known and unknown accounts count alike, so that the limits reveal nothing.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * Counts an attempt before the password is checked. True if strangers tried this account too often: then the password alone, right or
   * wrong, decides nothing. Throws `too-many-requests` with a growing `Retry-After` to the guessing browser or network.
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
   * The password was right: clears the attempts of this origin. The network's remain, or one right account would cover for guesses at
   * others; so do strangers', if the owner signs in from their own browser.
   */
  async afterSuccess(named: Named, { visitor, browser }: Place): Promise<void> {
    if (browser !== null) return this.limiter.forget(atBrowser(named, browser));
    await this.limiter.forget(atNetwork(named, visitor));
    await this.limiter.forget(byStrangers(named));
  }

  /** Counts a code submitted for a sign-in, by network. Throws `too-many-requests`. */
  beforeCode({ address }: Visitor): Promise<void> {
    return this.networks.take('sign-in-code', address, NETWORK);
  }

  /** Counts a request for a passkey's challenge, by network: nobody has failed yet. Throws `too-many-requests`. */
  beforePasskey({ address }: Visitor): Promise<void> {
    return this.networks.take('passkey', address, { ...NETWORK, free: NETWORK.free * 5 });
  }

  /** Counts a code from the app or a recovery code before it is checked, after a right password. Throws `too-many-requests`. */
  beforeSecondFactor(accountId: string, browser: string | null): Promise<void> {
    return this.take(codesOf(accountId, browser), SECOND_FACTOR);
  }

  /** The code was right: clears its attempts. */
  afterSecondFactor(accountId: string, browser: string | null): Promise<void> {
    return this.limiter.forget(codesOf(accountId, browser));
  }

  /**
   * Counts a password that a signed-in user has to enter again, by session: strangers' attempts don't matter here. Throws
   * `too-many-requests`.
   */
  beforeOwnPassword(sessionId: string): Promise<void> {
    return this.take(`own-password:${sessionId}`, ACCOUNT_AT_PLACE);
  }

  /** It was right: clears the session's attempts. */
  afterOwnPassword(sessionId: string): Promise<void> {
    return this.limiter.forget(`own-password:${sessionId}`);
  }

  /** The same for a code from a signed-in user's second factor. Throws `too-many-requests`. */
  beforeOwnCode(sessionId: string): Promise<void> {
    return this.take(`own-code:${sessionId}`, SECOND_FACTOR);
  }

  /** Counts a code submitted with an emailed reset link. Throws `too-many-requests`. */
  beforeResetCode(accountId: string): Promise<void> {
    return this.take(`reset-code:${accountId}`, SECOND_FACTOR);
  }

  /** Counts a request that may send an email, by network. Throws `too-many-requests`. */
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
