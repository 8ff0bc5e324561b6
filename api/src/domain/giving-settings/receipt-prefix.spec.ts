import { receiptPrefixOf } from './receipt-prefix.ts';

describe('receipt prefix', () => {
  it.each([
    ['Sri Kamakshi Temple', 'SKT'],
    ['Sri Venkateswara Temple of Greater Chicago', 'SVTGC'],
    ['Śrī Śiva', 'SRI'],
    ['श्री', 'TEM'],
    ['Om', 'OMT'],
  ])('is made of the initials of %s', (name, prefix) => {
    expect(receiptPrefixOf(name)).toBe(prefix);
  });
});
