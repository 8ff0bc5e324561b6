import { Injectable } from '@nestjs/common';
import { DomainError } from '../http/domain-error.ts';
import { networkOf } from './network-of.ts';
import { RateLimiter, type RateRule } from './rate-limiter.ts';
import { type Budget, TokenBuckets } from './token-buckets.ts';

/** A provider assigns a customer up to 256 /64 networks; together they may do what this many neighbors may. */
export const SITE_FACTOR = 8;

/** Counts what networks do. Every limit based on where a request comes from goes through here. */
@Injectable()
export class NetworkLimits {
  readonly #buckets = new TokenBuckets();

  constructor(private readonly limiter: RateLimiter) {}

  /** Counts one `purpose` for the address's network, and for its whole site. Throws `too-many-requests` with `Retry-After`. */
  async take(purpose: string, address: string, rule: RateRule): Promise<void> {
    const network = networkOf(address);
    const site = networkOf(address, 56);
    await this.count(`${purpose}:${network}`, rule);
    if (site !== network) await this.count(`${purpose}:${site}`, { ...rule, free: rule.free * SITE_FACTOR });
  }

  /**
   * Spends one of the tokens that the address's network, and its site, have for a `purpose` in this process. Throws `too-many-requests`
   * with `Retry-After`.
   */
  spend(purpose: string, address: string, budget: Budget): void {
    const network = networkOf(address);
    const site = networkOf(address, 56);
    this.spendOne(`${purpose}:${network}`, budget);
    if (site !== network)
      this.spendOne(`${purpose}:${site}`, { burst: budget.burst * SITE_FACTOR, perSecond: budget.perSecond * SITE_FACTOR });
  }

  private spendOne(key: string, budget: Budget): void {
    const wait = this.#buckets.take(key, budget);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }

  private async count(key: string, rule: RateRule): Promise<void> {
    const wait = await this.limiter.take(key, rule);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }
}
