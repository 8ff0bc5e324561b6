import { TokenBuckets } from './token-buckets.ts';

const BUDGET = { burst: 3, perSecond: 2 };
let now = 0;
const buckets = () => new TokenBuckets(() => now);
beforeEach(() => {
  now = 0;
});

it('lets a burst through, then the rate, and says when to come again', () => {
  const subject = buckets();
  expect([1, 2, 3, 4].map(() => subject.take('a', BUDGET))).toEqual([0, 0, 0, 1]);
  now = 500;
  expect([subject.take('a', BUDGET), subject.take('a', BUDGET)]).toEqual([0, 1]);
});

it('never locks out who keeps to the rate, however long a flood goes on', () => {
  const subject = buckets();
  for (let n = 0; n < 1_000; n++) subject.take('a', BUDGET);
  now = 500;
  expect(subject.take('a', BUDGET)).toBe(0);
});

it('keeps keys apart and saves up no more than a burst', () => {
  const subject = buckets();
  for (let n = 0; n < 3; n++) subject.take('a', BUDGET);
  expect(subject.take('b', BUDGET)).toBe(0);
  now = 3_600_000;
  expect([1, 2, 3, 4].map(() => subject.take('a', BUDGET))).toEqual([0, 0, 0, 1]);
});
