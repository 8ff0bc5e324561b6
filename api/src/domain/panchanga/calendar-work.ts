import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error.ts';

/** Anyone behind more than these would wait for seconds. */
const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;

/**
 * Computes calendars for uncached places, one at a time and in steps. After each step everyone else gets the processor for as long as the
 * step took, so that a flood of calendars slows only calendars.
 */
@Injectable()
export class CalendarWork {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the steps in order when it is their turn; returns the results in that order. Throws `unavailable` if too many are waiting. */
  run<Result>(steps: readonly (() => Result | Promise<Result>)[]): Promise<Result[]> {
    if (this.#waiting >= MOST_WAITING) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.#waiting += 1;
    const turn = this.#last
      .then(() => inSteps(steps))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

async function inSteps<Result>(steps: readonly (() => Result | Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    const startedAt = performance.now();
    results.push(await step());
    await pause(Math.ceil(performance.now() - startedAt));
  }
  return results;
}
