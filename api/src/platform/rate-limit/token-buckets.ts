/** The burst, and the sustained rate per second. */
export interface Budget {
  burst: number;
  perSecond: number;
}

/** A flood of made-up keys must not fill the memory. */
const MAX_KEYS = 50_000;

/**
 * Volume per key, in this process: protecting a process's own time needs no coordination with others. Taking never extends a wait, so a
 * caller that keeps to the rate is never locked out.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** The clock only moves forward: one that is set back would leave everyone in debt. In milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes one and returns 0, or refuses and returns the seconds until the next is available. */
  take(key: string, { burst, perSecond }: Budget): number {
    const now = this.now();
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: burst, at: now };
    const left = Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left >= 1 ? left - 1 : left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
    return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
  }
}
