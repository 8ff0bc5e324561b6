import { type Observer, observerAt } from '../astronomy/earth.ts';
import { PanchangaRangeError } from '../range-error.ts';
import { type Zone, zoneOf } from './zone.ts';

/** A point on the Earth: geodetic degrees (north and east positive), meters above sea level, and its IANA zone. */
export type Place = { latitude: number; longitude: number; timeZone: string; elevation?: number };

export type PreparedPlace = { latitude: number; longitude: number; observer: Observer; zone: Zone };

/** Checks a place once and prepares what every day needs. Throws a `PanchangaRangeError` with the allowed range. */
export function preparePlace({ latitude, longitude, timeZone, elevation = 0 }: Place): PreparedPlace {
  check('latitude', latitude, -90, 90, 'degrees');
  check('longitude', longitude, -180, 180, 'degrees');
  check('elevation', elevation, -500, 9000, 'metres');
  return { latitude, longitude, observer: observerAt(latitude, longitude, elevation), zone: zoneOf(timeZone) };
}

function check(field: 'latitude' | 'longitude' | 'elevation', value: number, least: number, most: number, unit: string): void {
  if (typeof value === 'number' && value >= least && value <= most) return;
  throw new PanchangaRangeError(field, `The ${field} ${value} is outside the allowed range: ${least} to ${most} ${unit}.`);
}
