import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateRule } from './rate-limiter.ts';

const rule: RateRule = { free: 3, windowSeconds: 900, firstWaitSeconds: 10 };
let now = 0;
const at = (seconds: number) => {
  now = seconds * 1000;
};
const limiter = () => new MemoryRateLimiter(() => now);
beforeEach(() => at(0));

it('lets the free takes through and then asks for waits that double', async () => {
  const limit = limiter();
  for (let n = 0; n < 3; n++) expect(await limit.take('a', rule)).toBe(0);
  expect(await limit.take('a', rule)).toBe(10);
  at(9);
  expect(await limit.take('a', rule)).toBe(1);
  at(10);
  expect(await limit.take('a', rule)).toBe(0);
  expect(await limit.take('a', rule)).toBe(20);
  at(30);
  expect(await limit.take('a', rule)).toBe(0);
  expect(await limit.take('a', rule)).toBe(40);
});

it('counts takes that come at once', async () => {
  const limit = limiter();
  const waits = await Promise.all(Array.from({ length: 50 }, () => limit.take('a', rule)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

it('keeps keys apart and forgets them when asked or after the window', async () => {
  const limit = limiter();
  for (let n = 0; n < 4; n++) await limit.take('a', rule);
  expect(await limit.take('b', rule)).toBe(0);
  await limit.forget('a');
  expect(await limit.take('a', rule)).toBe(0);
  for (let n = 0; n < 4; n++) await limit.take('c', rule);
  at(901);
  expect(await limit.take('c', rule)).toBe(0);
});

it('never asks for more than a quarter of an hour', async () => {
  const limit = limiter();
  const long = { ...rule, windowSeconds: 1_000_000 };
  let wait = 0;
  for (let n = 0; n < 40; n++) {
    wait = await limit.take('a', long);
    at(now / 1000 + wait);
  }
  expect(wait).toBeLessThanOrEqual(900);
});
