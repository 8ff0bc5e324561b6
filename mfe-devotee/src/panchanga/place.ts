import type { PanchangaCity, TemplePublic } from '@sannidhi/contracts';

/** The place the sky is observed from, as the URL names it: a city in the gazetteer or a temple. */
export interface PlaceChoice {
  kind: 'city' | 'temple';
  /** The city's id or the temple's slug. */
  id: string;
  /** "Edison, NJ". */
  name: string;
  /** The temple's own name. */
  temple?: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** The sky over a temple. */
export const templePlace = ({ slug, name, city, state, latitude, longitude, timeZone }: TemplePublic): PlaceChoice => ({
  kind: 'temple',
  id: slug,
  name: `${city}, ${state}`,
  temple: name,
  latitude,
  longitude,
  timeZone,
});

/** The sky over a city. */
export const cityPlace = ({ id, name, region, country, latitude, longitude, timeZone }: PanchangaCity): PlaceChoice => ({
  kind: 'city',
  id,
  name: [name, region || country].filter(Boolean).join(', '),
  latitude,
  longitude,
  timeZone,
});
