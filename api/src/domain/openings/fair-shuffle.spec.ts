import { createHash } from 'node:crypto';
import { listHashOf, newSeed, seedHashOf, shuffled } from './fair-shuffle.ts';

const OPENINGS = 100;
const seedOf = (opening: number): string => createHash('sha256').update(`opening ${opening}`).digest('hex');
const ticket = (index: number): string => `ticket-${String(index).padStart(6, '0')}`;
const tickets = (count: number): string[] => Array.from({ length: count }, (_, index) => ticket(index));
/** Pearson's statistic for counts that should all be the same. */
const chiSquared = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
const tenth = (index: number, of: number): number => Math.floor((index * 10) / of);

it('gives the same order for the same seed, however the tickets come', () => {
  const all = tickets(500);
  expect(shuffled(seedOf(1), [...all].reverse())).toEqual(shuffled(seedOf(1), all));
  expect(shuffled(seedOf(2), all)).not.toEqual(shuffled(seedOf(1), all));
  expect([...shuffled(seedOf(1), all)].sort()).toEqual(all);
});

it('keeps to its published description', () => {
  // Worked out by a second implementation in Python (hashlib, hmac).
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  expect(seedHashOf(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(listHashOf(['b', 'a', 'c'])).toBe('ea7fb08b7a2dc4619ffb7c7bb38d95a2047935fa165d71b12efd3852a2e6d0cc');
  expect(shuffled(seed, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).join('')).toBe('fdbgchae');
});

it('favors nobody for arriving first, over 100 openings, at α = 0.001', () => {
  const size = 1_000;
  const cells = new Array<number>(100).fill(0);
  const winners = new Array<number>(10).fill(0);
  for (let opening = 0; opening < OPENINGS; opening++) {
    for (const [turn, drawn] of shuffled(seedOf(opening), tickets(size)).entries()) {
      const arrival = Number(drawn.slice(-6));
      const cell = tenth(arrival, size) * 10 + tenth(turn, size);
      cells[cell] = (cells[cell] ?? 0) + 1;
      if (turn < 10) winners[tenth(arrival, size)] = (winners[tenth(arrival, size)] ?? 0) + 1;
    }
  }
  // 0.999 quantiles of chi-squared with 81 and 9 degrees of freedom.
  expect(chiSquared(cells)).toBeLessThan(126.08);
  expect(chiSquared(winners)).toBeLessThan(27.88);
});

it('shuffles three tickets into each order equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 6_000; round++) {
    const order = shuffled(seedOf(round), ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // 0.999 quantile with 5 degrees of freedom.
  expect(chiSquared([...counts.values()])).toBeLessThan(20.52);
});

it('makes seeds of 32 bytes', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});
