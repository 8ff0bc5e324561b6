import { givingYear } from './giving-year.ts';

it('adds receipts up by the temple’s own month, over all temples', () => {
  const receipts = [
    { templeId: 'a', receivedOn: '2026-01-31', totalCents: 1100 },
    { templeId: 'b', receivedOn: '2026-10-02', totalCents: 2100 },
    { templeId: 'a', receivedOn: '2026-10-30', totalCents: 5100 },
  ];
  expect(givingYear(2026, receipts)).toEqual({
    year: 2026,
    totalCents: 8300,
    giftCount: 3,
    templeCount: 2,
    monthCents: [1100, 0, 0, 0, 0, 0, 0, 0, 0, 7200, 0, 0],
  });
});

it('is twelve empty months where nothing was given', () => {
  expect(givingYear(2026, [])).toMatchObject({ totalCents: 0, giftCount: 0, monthCents: new Array(12).fill(0) });
});
