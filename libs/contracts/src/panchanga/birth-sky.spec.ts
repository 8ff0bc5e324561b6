import { rashisOf } from './birth-sky.ts';

it('finds the Moon signs of a star and the sign of its quarter', () => {
  expect(rashisOf(1)).toEqual([1]);
  expect(rashisOf(3)).toEqual([1, 2]);
  expect(rashisOf(3, 1)).toEqual([1]);
  expect(rashisOf(3, 2)).toEqual([2]);
  expect(rashisOf(4)).toEqual([2]);
  expect(rashisOf(27)).toEqual([12]);
});
