/** Sets the time for the code under test; timers keep running. Reset with `afterEach(() => jest.useRealTimers())`. */
export const setClock = (iso: string): void => fakeDate({ now: new Date(iso) });

/** Advances the clock to the next multiple of a period, and lets it run from there. */
export const startPeriod = (periodMs: number): void => fakeDate({ now: Math.ceil(Date.now() / periodMs) * periodMs, advanceTimers: true });

function fakeDate(clock: { now: Date | number; advanceTimers?: boolean }): void {
  jest.useFakeTimers({
    ...clock,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
