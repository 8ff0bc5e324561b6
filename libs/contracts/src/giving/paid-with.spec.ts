import { paidWithOf, paidWithParts } from './paid-with.ts';

it('reads back what it stored, and nothing else', () => {
  expect(paidWithOf('Visa', '4242')).toBe('Visa ending 4242');
  expect(paidWithParts(paidWithOf('Bank of the West', '6789'))).toEqual({ brand: 'Bank of the West', digits: '6789' });
  for (const other of ['Cash', 'Check 991', 'Visa ending 42']) expect(paidWithParts(other)).toBeNull();
});
