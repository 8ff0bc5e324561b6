export interface RateRule {
  /** Takes that are free within the window. */
  free: number;
  /** How long after the last take a key is forgotten. */
  windowSeconds: number;
  /** The wait before the first take beyond the free ones; doubles with each one more. */
  firstWaitSeconds: number;
}

/** Counts tries per key, in this process or in Redis. A take that must wait is refused at once, never held open. */
export abstract class RateLimiter {
  /** Counts a try and gives 0, or refuses it and gives the seconds to wait. */
  abstract take(key: string, rule: RateRule): Promise<number>;

  /** Forgets the tries of a key: the right password ends the count. */
  abstract forget(key: string): Promise<void>;

  /** Lets go of connections. */
  async close(): Promise<void> {}
}

const LONGEST_WAIT_SECONDS = 15 * 60;

/** The wait in seconds after take number `taken`; 0 while takes are free. */
export const waitAfter = (taken: number, { free, firstWaitSeconds }: RateRule): number =>
  taken < free ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(taken - free, 20), LONGEST_WAIT_SECONDS);
