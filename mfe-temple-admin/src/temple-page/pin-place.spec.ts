import { milesFrom, moved, placeAt, spotOf } from './pin-place.ts';

const EDISON = { latitude: 40.5187, longitude: -74.4121 };

it('moves a mile to the east and back', () => {
  const there = moved(EDISON, 1, 0);
  expect(milesFrom(EDISON, there)).toBeCloseTo(1, 2);
  expect(there.longitude).toBeGreaterThan(EDISON.longitude);
  expect(milesFrom(EDISON, moved(there, -1, 0))).toBeLessThan(0.001);
});

it('draws a place where a press on the map put it', () => {
  const { x, y } = spotOf(EDISON, placeAt(EDISON, 0.9, 0.2));
  expect(x).toBeCloseTo(270, 0);
  expect(y).toBeCloseTo(40, 0);
});

it('draws what is beyond the map at its edge', () => {
  expect(spotOf(EDISON, { latitude: 61, longitude: -150 })).toEqual({ x: 0, y: 0 });
});
