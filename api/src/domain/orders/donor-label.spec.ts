import type { LineKind } from '@sannidhi/contracts';
import { paidReason } from './donor-label.ts';

const meera = { anonymous: false, legalName: 'Meera Iyer', phone: null, source: 'web' } as const;
const reasonFor = (...kinds: LineKind[]) =>
  paidReason(
    meera,
    kinds.map((kind) => ({ kind })),
  ).sentence;

it('names what an order paid for in the books', () => {
  expect(reasonFor('donation', 'donation')).toBe('Donation, Meera Iyer');
  expect(reasonFor('pooja', 'prasadam')).toBe('Pooja, Meera Iyer');
  expect(reasonFor('request')).toBe('Pooja, Meera Iyer');
  expect(reasonFor('ticket', 'ticket')).toBe('Tickets, Meera Iyer');
  expect(reasonFor('pooja-move')).toBe('Pooja, moved, Meera Iyer');
});

it('says that an order was for several things', () => {
  expect(reasonFor('pooja', 'donation')).toBe('Several items, Meera Iyer');
  expect(reasonFor('test-seat')).toBe('Several items, Meera Iyer');
});

it('says how a guest is known', () => {
  const guest = { ...meera, legalName: null, phone: '+17325550148' };
  expect(paidReason(guest, [{ kind: 'ticket' }])).toMatchObject({
    sentence: 'Tickets, Guest, phone ending 0148',
    donor: { code: 'donation.donor-guest', params: { ending: '0148' } },
  });
});
