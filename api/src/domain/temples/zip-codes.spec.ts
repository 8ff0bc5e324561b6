import { statesOfZip, US_STATES } from '@sannidhi/contracts';
import { areas } from './zip-codes.generated.ts';
import { zipCode } from './zip-codes.ts';

it.each([
  ['08817', { city: 'Edison', state: 'NJ', latitude: 40.52, longitude: -74.4 }],
  ['85004', { city: 'Phoenix', state: 'AZ', latitude: 33.46, longitude: -112.07 }],
  ['10002', { city: 'New York', state: 'NY', latitude: 40.72, longitude: -73.99 }],
  ['96813', { city: 'Honolulu', state: 'HI', latitude: 21.32, longitude: -157.85 }],
])('knows where %s is', (zip, place) => {
  expect(zipCode(zip)).toEqual(place);
});

it.each(['00000', '99999', '8', ''])('doesn’t know “%s”', (zip) => {
  expect(zipCode(zip)).toBeNull();
});

it('has every ZIP code in a state that its first digits belong to', () => {
  const lines = areas.trim().split('\n');
  expect(lines.filter((line) => !Object.hasOwn(US_STATES, line.slice(3, 5)))).toEqual([]);
  expect(lines.filter((line) => !statesOfZip(`${line.slice(0, 3)}00`).includes(line.slice(3, 5)))).toEqual([]);
  expect(lines.join(';').split(';').length).toBeGreaterThan(40_000);
});
