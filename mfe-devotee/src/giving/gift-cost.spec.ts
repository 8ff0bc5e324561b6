import { deductibility, giftCost } from './gift-cost.ts';

it('adds the card’s cost only when the donor covers it', () => {
  expect(giftCost(51_00, false)).toEqual({ giftCents: 5100, coverCents: 183, totalCents: 5100, feeCents: 178 });
  expect(giftCost(51_00, true)).toEqual({ giftCents: 5100, coverCents: 183, totalCents: 5283, feeCents: 183 });
});

it('charges nothing while no amount is chosen', () => {
  expect(giftCost(0, true)).toEqual({ giftCents: 0, coverCents: 0, totalCents: 0, feeCents: 0 });
});

it('names one tax class only when every purpose has it', () => {
  expect(deductibility(['gift', 'gift'])).toBe('gift');
  expect(deductibility(['gift', 'fee'])).toBe('mixed');
});
