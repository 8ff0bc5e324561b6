import { giftEnd, isOpen } from './gift-end.ts';

it('thanks only for what the API says was paid, whatever the address claims', () => {
  expect(giftEnd({ status: 'pending', processingAt: null, mayStillArrive: false }, 'paid')).toBe('waiting');
  expect(giftEnd({ status: 'succeeded', processingAt: null, mayStillArrive: false }, 'left')).toBe('thanks');
  expect(giftEnd({ status: 'refunded', processingAt: null, mayStillArrive: false }, 'paid')).toBe('thanks');
});

it('returns a payer who left from a card that was declined', () => {
  expect(giftEnd({ status: 'pending', processingAt: null, mayStillArrive: false }, 'left')).toBe('left');
  expect(giftEnd({ status: 'failed', processingAt: null, mayStillArrive: false }, 'paid')).toBe('failed');
  expect(giftEnd({ status: 'canceled', processingAt: null, mayStillArrive: false }, 'left')).toBe('left');
  expect(giftEnd({ status: 'canceled', processingAt: null, mayStillArrive: false }, 'paid')).toBe('canceled');
});

it('keeps listening until the gift is paid and its receipt is there', () => {
  const receipt = { id: '1', number: 'SKT-2026-000001', status: 'valid' as const };
  expect(isOpen({ status: 'pending', processingAt: null, mayStillArrive: false, receipt: null, totalCents: 51_00 }, 'paid')).toBe(true);
  expect(isOpen({ status: 'failed', processingAt: null, mayStillArrive: false, receipt: null, totalCents: 51_00 }, 'paid')).toBe(false);
  expect(isOpen({ status: 'succeeded', processingAt: null, mayStillArrive: false, receipt: null, totalCents: 51_00 }, 'paid')).toBe(true);
  expect(isOpen({ status: 'succeeded', processingAt: null, mayStillArrive: false, receipt: null, totalCents: 0 }, 'paid')).toBe(false);
  expect(isOpen({ status: 'succeeded', processingAt: null, mayStillArrive: false, receipt, totalCents: 51_00 }, 'paid')).toBe(false);
});

it('says that the bank has the payment, and waits no longer', () => {
  const gift = {
    status: 'pending' as const,
    processingAt: '2026-11-20T15:14:00.000Z',
    mayStillArrive: false,
    receipt: null,
    totalCents: 51_00,
  };
  expect(giftEnd(gift, 'paid')).toBe('processing');
  expect(giftEnd(gift, 'left')).toBe('processing');
  expect(giftEnd({ ...gift, status: 'failed' }, 'paid')).toBe('failed');
  expect(isOpen(gift, 'paid')).toBe(false);
});

it('waits for the word of another card that may have paid after the first was declined', () => {
  const gift = { status: 'failed' as const, processingAt: null, mayStillArrive: true, receipt: null, totalCents: 51_00 };
  expect([giftEnd(gift, 'paid'), isOpen(gift, 'paid')]).toEqual(['waiting', true]);
  expect([giftEnd(gift, 'left'), isOpen(gift, 'left')]).toEqual(['failed', false]);
});
