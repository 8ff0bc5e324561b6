/** Sets what time it is for the code under test; timers keep running. Put back by `afterEach(() => jest.useRealTimers())`. */
export const setClock = (iso: string): void => fakeDate({ now: new Date(iso) });

/** Moves the clock on to the next multiple of a period, and lets it go on from there. */
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
