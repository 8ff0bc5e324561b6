export interface RateRule {
  /** Free attempts within the window. */
  free: number;
  /** How long after the last attempt a key is removed. */
  windowSeconds: number;
  /** The wait before the first attempt beyond the free ones; doubles with each further one. */
  firstWaitSeconds: number;
}

/** Counts attempts per key, in this process or in Redis. An attempt that must wait is refused immediately, never held open. */
export abstract class RateLimiter {
  /** Counts an attempt and returns 0, or refuses it and returns the seconds to wait. */
  abstract take(key: string, rule: RateRule): Promise<number>;

  /** Clears a key's attempts: the right password resets the count. */
  abstract forget(key: string): Promise<void>;

  /** Closes connections. */
  async close(): Promise<void> {}
}

const LONGEST_WAIT_SECONDS = 15 * 60;

/** The wait in seconds after attempt number `taken`; 0 while attempts are free. */
export const waitAfter = (taken: number, { free, firstWaitSeconds }: RateRule): number =>
  taken < free ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(taken - free, 20), LONGEST_WAIT_SECONDS);
