import { Injectable } from '@nestjs/common';
import type { Role } from '@sannidhi/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { RateLimiter, type RateRule } from '../../platform/rate-limit/rate-limiter.ts';

const MINUTE = 60;
/** From the sixth failure in a quarter of an hour. */
const ACCOUNT_AT_ADDRESS: RateRule = { free: 5, windowSeconds: 15 * MINUTE, firstWaitSeconds: 15 };
/** One account guessed at from many addresses. */
const ACCOUNT: RateRule = { free: 10, windowSeconds: 60 * MINUTE, firstWaitSeconds: 60 };
/** One address guessing at many accounts; an office or a temple hall shares one. */
const ADDRESS: RateRule = { free: 100, windowSeconds: 60 * MINUTE, firstWaitSeconds: 30 };
/** Codes of a second factor, whoever brings them: a million are possible and three are right. */
const SECOND_FACTOR: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 30 };
/** Mails one address may cause for one account. */
const MAILS: RateRule = { free: 5, windowSeconds: 60 * MINUTE, firstWaitSeconds: 60 };

/** Slows down guessing. Known and unknown accounts count alike, so that the limits tell nothing. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts a try before the password is looked at. Throws `too-many-requests` with a growing `Retry-After`. */
  async beforeTry(role: Role, email: string, address: string): Promise<void> {
    await this.take(`sign-in:address:${address}`, ADDRESS);
    await this.take(`sign-in:account:${role}:${email}:${address}`, ACCOUNT_AT_ADDRESS);
    await this.take(`sign-in:account:${role}:${email}`, ACCOUNT);
  }

  /** The password was right: the account's tries are forgotten. The address's are not, or one right account would cover for guesses at others. */
  async afterSuccess(role: Role, email: string, address: string): Promise<void> {
    await this.limiter.forget(`sign-in:account:${role}:${email}:${address}`);
    await this.limiter.forget(`sign-in:account:${role}:${email}`);
  }

  /** Counts a code before it is looked at. Throws `too-many-requests`. */
  beforeSecondFactor(accountId: string): Promise<void> {
    return this.take(`second-factor:${accountId}`, SECOND_FACTOR);
  }

  /** The code was right: the account's tries are forgotten. */
  afterSecondFactor(accountId: string): Promise<void> {
    return this.limiter.forget(`second-factor:${accountId}`);
  }

  /** Counts a request that may send a mail. Throws `too-many-requests`. */
  async beforeMail(kind: string, email: string, address: string): Promise<void> {
    await this.take(`mail:address:${address}`, ADDRESS);
    await this.take(`mail:${kind}:${email}:${address}`, MAILS);
  }

  /** Counts an account opened from an address. Throws `too-many-requests`. */
  beforeRegistration(address: string): Promise<void> {
    return this.take(`register:address:${address}`, ADDRESS);
  }

  private async take(key: string, rule: RateRule): Promise<void> {
    const wait = await this.limiter.take(key, rule);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }
}
