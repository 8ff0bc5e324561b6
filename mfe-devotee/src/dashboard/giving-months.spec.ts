import type { YearStatement } from '@sannidhi/contracts';
import { giftCount, givingByMonth } from './giving-months.ts';

const receipt = (receivedOn: string, totalCents: number) => ({ number: receivedOn, receivedOn, totalCents, deductibleCents: totalCents });
const temple = (receipts: YearStatement['temples'][number]['receipts']): YearStatement['temples'][number] => ({
  slug: 'a',
  legalName: 'A',
  ein: '22-5550147',
  receipts,
  totalCents: 0,
  deductibleCents: 0,
});

it('adds a year’s receipts up by the temple’s own month, over all temples', () => {
  const statement = {
    temples: [temple([receipt('2026-01-31', 1100), receipt('2026-10-02', 2100)]), temple([receipt('2026-10-30', 5100)])],
  };
  expect(givingByMonth(statement)).toEqual([1100, 0, 0, 0, 0, 0, 0, 0, 0, 7200, 0, 0]);
  expect(giftCount(statement)).toBe(3);
});

it('is twelve empty months before anything was given', () => {
  expect(givingByMonth(undefined)).toEqual(new Array(12).fill(0));
});
