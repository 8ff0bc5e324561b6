import { milesBetween } from './miles-between.ts';

const NEW_YORK = { latitude: 40.71, longitude: -74.01 };
const LOS_ANGELES = { latitude: 34.05, longitude: -118.24 };

it('measures the way between two places on a sphere', () => {
  expect(Math.round(milesBetween(NEW_YORK, LOS_ANGELES))).toBe(2_445);
  expect(milesBetween(NEW_YORK, NEW_YORK)).toBe(0);
});

it('takes the shorter way across the date line', () => {
  expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 1);
});
