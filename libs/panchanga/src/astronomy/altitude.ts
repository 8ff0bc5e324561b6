import { type Equator, type Observer, siderealTime } from './earth.ts';
import { ephemeris } from './ephemeris.ts';
import { DEGREE, fundamentalArguments } from './fundamental-arguments.ts';
import { terrestrialDays } from './time-scale.ts';

export type Body = 'sun' | 'moon';

/** Which moment counts as rising: the upper limb with refraction, or the center of the disc on the true horizon. */
export type Horizon = 'upper-limb' | 'disc-center';

const EARTH_RADIUS_KM = 6378.137;
const AU_KM = 149_597_870.7;
const SUN_RADIUS_KM = 696_000;
const MOON_RADIUS_KM = 1737.5;
const ARCMINUTE = DEGREE / 60;

/** Refraction at a flat horizon at 1013.25 hPa and 15 °C. */
const REFRACTION = 33.594 * ARCMINUTE;

/** A body's position, equatorial and true of date: radians, distance in kilometers. */
export type Place = { rightAscension: number; sinDeclination: number; cosDeclination: number; distance: number };

/** Apparent equatorial place of the Sun or the Moon at a UTC instant. */
export function equatorialPlace(body: Body, ms: number, equator: Equator): Place {
  const days = terrestrialDays(ms);
  const longitude = ephemeris(body === 'sun' ? 'sunLongitude' : 'moonLongitude', days) + equator.nutation;
  const latitude = body === 'sun' ? 0 : ephemeris('moonLatitude', days);
  const distance = body === 'sun' ? sunDistance(days) : ephemeris('moonDistance', days);
  const cosLatitude = Math.cos(latitude);
  const x = cosLatitude * Math.cos(longitude);
  const inEcliptic = cosLatitude * Math.sin(longitude);
  const sinLatitude = Math.sin(latitude);
  const y = inEcliptic * equator.cosObliquity - sinLatitude * equator.sinObliquity;
  const sinDeclination = inEcliptic * equator.sinObliquity + sinLatitude * equator.cosObliquity;
  return { rightAscension: Math.atan2(y, x), sinDeclination, cosDeclination: Math.sqrt(x * x + y * y), distance };
}

/** Local hour angle in radians within half a turn of zero. */
export function hourAngle(ms: number, place: Place, observer: Observer, equator: Equator): number {
  const angle = siderealTime(ms, equator) + observer.longitude - place.rightAscension;
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/**
 * Topocentric true altitude of the center of the disc above the altitude at which `horizon` calls it risen; radians. Positive while the
 * body is up.
 */
export function heightAboveHorizon(body: Body, ms: number, observer: Observer, equator: Equator, horizon: Horizon): number {
  const place = equatorialPlace(body, ms, equator);
  const angle = hourAngle(ms, place, observer, equator);
  const radii = place.distance / EARTH_RADIUS_KM;
  const toMeridian = radii * place.cosDeclination * Math.cos(angle) - observer.equatorial;
  const toWest = radii * place.cosDeclination * Math.sin(angle);
  const toPole = radii * place.sinDeclination - observer.axial;
  const distance = Math.sqrt(toMeridian * toMeridian + toWest * toWest + toPole * toPole);
  const altitude = Math.asin((toMeridian * observer.cosLatitude + toPole * observer.sinLatitude) / distance);
  return horizon === 'disc-center'
    ? altitude
    : altitude + REFRACTION + Math.asin((body === 'sun' ? SUN_RADIUS_KM : MOON_RADIUS_KM) / (distance * EARTH_RADIUS_KM));
}

/** Radius vector of the Earth's orbit in kilometers, to a few parts in a hundred thousand. */
function sunDistance(days: number): number {
  const { sunAnomaly } = fundamentalArguments(days);
  return AU_KM * (1.00014 - 0.016708 * Math.cos(sunAnomaly) - 0.00014 * Math.cos(2 * sunAnomaly));
}
