import { allCities, type City } from '@sannidhi/panchanga/cities';

export interface RegistrationPlace extends Pick<City, 'latitude' | 'longitude' | 'timeZone'> {
  /** False if the city isn't in the gazetteer and its state's largest city is used instead. */
  exact: boolean;
}

/** A temple's location, by city and state (two letters). */
export function placeOf(city: string, state: string): RegistrationPlace {
  const inState = allCities().filter(({ country, region }) => country === 'US' && region === state);
  const wanted = city.trim().toLowerCase();
  const known = inState.find(({ name }) => name.toLowerCase() === wanted);
  const { latitude, longitude, timeZone } = known ?? inState[0] ?? WASHINGTON;
  return { latitude, longitude, timeZone, exact: known !== undefined };
}

const WASHINGTON = { latitude: 38.9072, longitude: -77.0369, timeZone: 'America/New_York' };
