import { awayMiles } from './away-miles.ts';

const EDISON = { latitude: 40.52, longitude: -74.41 };

describe('the way to a home', () => {
  it('leads to the city of the address, in its own state', () => {
    expect(awayMiles(EDISON, { city: 'princeton', state: 'NJ' })).toBe(18);
    expect(awayMiles(EDISON, { city: 'Princeton', state: 'CA' })).toBeNull();
  });

  it('is not guessed for a city nobody knows, or without an address', () => {
    expect(awayMiles(EDISON, { city: 'Iselinn', state: 'NJ' })).toBeNull();
    expect(awayMiles(EDISON, null)).toBeNull();
  });
});
