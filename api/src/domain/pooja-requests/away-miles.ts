import { searchCities } from '@sannidhi/panchanga/cities';
import { milesBetween } from '../temples/miles-between.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Whole miles from a temple to the middle of an address's city; null for a city the gazetteer doesn't have. */
export function awayMiles(temple: Point, address: { city: string; state: string } | null): number | null {
  if (!address) return null;
  const { city, state } = address;
  const found = searchCities(`${city}, ${state}`, 5).find(
    ({ name, region, country }) => country === 'US' && region === state && name.toLowerCase() === city.trim().toLowerCase(),
  );
  return found ? Math.round(milesBetween(temple, found)) : null;
}
