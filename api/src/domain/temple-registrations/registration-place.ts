import { type City, usCity } from '@sannidhi/panchanga/cities';

export interface RegistrationPlace extends Pick<City, 'latitude' | 'longitude' | 'timeZone'> {
  /** False if the city isn't in the gazetteer and its state's largest city is used instead. */
  exact: boolean;
}

/** A temple's location, by city and state (two letters). */
export function placeOf(city: string, state: string): RegistrationPlace {
  const known = usCity(city, state);
  const { latitude, longitude, timeZone } = known?.city ?? WASHINGTON;
  return { latitude, longitude, timeZone, exact: known?.exact ?? false };
}

const WASHINGTON = { latitude: 38.9072, longitude: -77.0369, timeZone: 'America/New_York' };
