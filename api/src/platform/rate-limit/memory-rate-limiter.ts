import { RateLimiter, type RateRule, waitAfter } from './rate-limiter.ts';

/** A flood of made-up keys must not fill the memory. */
const MAX_KEYS = 50_000;

interface Tries {
  taken: number;
  lastAt: number;
  endsAt: number;
}

/** Attempts counted in this process: the built-in default. */
export class MemoryRateLimiter extends RateLimiter {
  readonly #tries = new Map<string, Tries>();

  constructor(private readonly now: () => number = Date.now) {
    super();
  }

  async take(key: string, rule: RateRule): Promise<number> {
    const now = this.now();
    const { taken, lastAt } = this.triesOf(key, now);
    const waitMs = lastAt + waitAfter(taken, rule) * 1000 - now;
    if (taken >= rule.free && waitMs > 0) return Math.ceil(waitMs / 1000);
    this.#tries.delete(key);
    this.#tries.set(key, { taken: taken + 1, lastAt: now, endsAt: now + rule.windowSeconds * 1000 });
    this.shrink(now);
    return 0;
  }

  async forget(key: string): Promise<void> {
    this.#tries.delete(key);
  }

  private triesOf(key: string, now: number): Pick<Tries, 'taken' | 'lastAt'> {
    const tries = this.#tries.get(key);
    return tries && tries.endsAt > now ? tries : { taken: 0, lastAt: now };
  }

  /** Expired keys are removed first, then the least recently used. */
  private shrink(now: number): void {
    if (this.#tries.size <= MAX_KEYS) return;
    for (const [key, { endsAt }] of this.#tries) if (endsAt <= now) this.#tries.delete(key);
    for (const key of this.#tries.keys()) {
      if (this.#tries.size <= MAX_KEYS) return;
      this.#tries.delete(key);
    }
  }
}
