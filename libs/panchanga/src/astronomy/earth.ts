import { ARCSECOND, DEGREE, fundamentalArguments } from './fundamental-arguments.ts';
import { terrestrialDays, universalDays } from './time-scale.ts';

const CENTURY = 36_525;
const FLATTENING = 1 / 298.257223563;
const EQUATORIAL_RADIUS_M = 6_378_137;

/**
 * The orientation of the equator and the equinox on one day: true obliquity, nutation in longitude and equation of the equinoxes, radians.
 */
export type Equator = { sinObliquity: number; cosObliquity: number; nutation: number; equationOfEquinoxes: number };

/** The largest terms of the IAU 1980 nutation; what is omitted is below 0.1″. */
export function equatorAt(ms: number): Equator {
  const days = terrestrialDays(ms);
  const t = days / CENTURY;
  const { moonLongitude, sunAnomaly, moonAnomaly } = fundamentalArguments(days);
  const node = (125.04452 - 1934.136261 * t) * DEGREE;
  const twiceSun = 2 * (280.4665 + 36000.7698 * t) * DEGREE;
  const twiceMoon = 2 * moonLongitude;
  const nutation =
    ((-17.1996 - 0.01742 * t) * Math.sin(node) -
      1.3187 * Math.sin(twiceSun) -
      0.2274 * Math.sin(twiceMoon) +
      0.2062 * Math.sin(2 * node) +
      0.1426 * Math.sin(sunAnomaly) +
      0.0712 * Math.sin(moonAnomaly)) *
    ARCSECOND;
  const inObliquity =
    (9.2025 * Math.cos(node) + 0.5736 * Math.cos(twiceSun) + 0.0977 * Math.cos(twiceMoon) - 0.0895 * Math.cos(2 * node)) * ARCSECOND;
  const obliquity = (23.4392911 - t * (0.0130042 + t * 1.64e-7)) * DEGREE + inObliquity;
  const cosObliquity = Math.cos(obliquity);
  return { sinObliquity: Math.sin(obliquity), cosObliquity, nutation, equationOfEquinoxes: nutation * cosObliquity };
}

/** Greenwich apparent sidereal time in radians, not reduced (Meeus 12.4). */
export function siderealTime(ms: number, equator: Equator): number {
  const days = universalDays(ms);
  const t = days / CENTURY;
  return (280.46061837 + 360.98564736629 * days + 0.000387933 * t * t) * DEGREE + equator.equationOfEquinoxes;
}

/** A point on the ellipsoid, prepared for many altitude evaluations; distances in equatorial radii. */
export type Observer = { longitude: number; sinLatitude: number; cosLatitude: number; axial: number; equatorial: number };

/** Geodetic degrees and meters above the ellipsoid (WGS 84) to an `Observer`. */
export function observerAt(latitude: number, longitude: number, elevation: number): Observer {
  const sinLatitude = Math.sin(latitude * DEGREE);
  const cosLatitude = Math.cos(latitude * DEGREE);
  const squash = (1 - FLATTENING) ** 2;
  const normal = 1 / Math.sqrt(cosLatitude ** 2 + squash * sinLatitude ** 2);
  const height = elevation / EQUATORIAL_RADIUS_M;
  return {
    longitude: longitude * DEGREE,
    sinLatitude,
    cosLatitude,
    axial: (squash * normal + height) * sinLatitude,
    equatorial: (normal + height) * cosLatitude,
  };
}
