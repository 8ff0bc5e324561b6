import { giftEnd, isOpen } from './gift-end.ts';

it('thanks only for what the API says was paid, whatever the address claims', () => {
  expect(giftEnd('pending', 'paid')).toBe('waiting');
  expect(giftEnd('succeeded', 'left')).toBe('thanks');
  expect(giftEnd('refunded', 'paid')).toBe('thanks');
});

it('tells a payer who left from a card that was declined', () => {
  expect(giftEnd('pending', 'left')).toBe('left');
  expect(giftEnd('failed', 'paid')).toBe('failed');
  expect(giftEnd('canceled', 'left')).toBe('left');
  expect(giftEnd('canceled', 'paid')).toBe('canceled');
});

it('keeps listening until the gift is paid and its receipt is there', () => {
  const receipt = { id: '1', number: 'SKT-2026-000001', status: 'valid' as const };
  expect(isOpen({ status: 'pending', receipt: null })).toBe(true);
  expect(isOpen({ status: 'failed', receipt: null })).toBe(false);
  expect(isOpen({ status: 'succeeded', receipt: null })).toBe(true);
  expect(isOpen({ status: 'succeeded', receipt })).toBe(false);
});
