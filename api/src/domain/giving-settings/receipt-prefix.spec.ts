import { freePrefix, receiptPrefixOf } from './receipt-prefix.ts';

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

it.each([
  ['SKT', [], 'SKT'],
  ['SKT', ['SKT'], 'SKT2'],
  ['SKT', ['SKT', 'SKT2'], 'SKT3'],
  ['SVTGCA', ['SVTGCA'], 'SVTGC2'],
] as const)('of %s beside %j is %s', (letters, taken, prefix) => {
  expect(freePrefix(letters, new Set(taken))).toBe(prefix);
});
