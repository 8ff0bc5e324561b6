import elpMppFull from 'astronomia/data/elpMppDeFull';
import vsop87Earth from 'astronomia/data/vsop87Bearth';
import { Moon } from 'astronomia/elp';
import { Planet } from 'astronomia/planetposition';
import { precession } from '../src/astronomy/ayanamsa.ts';
import { ARCSECOND } from '../src/astronomy/fundamental-arguments.ts';
import type { Quantity } from '../src/astronomy/mean-series.ts';

const J2000 = 2_451_545;
const SECONDS_PER_DAY = 86_400;
const SPEED_OF_LIGHT_KM_S = 299_792.458;
const MEAN_MOON_DISTANCE_KM = 385_000;
/** Constant of aberration over the radius vector in astronomical units (Meeus 25.10). */
const ABERRATION = 20.4898 * ARCSECOND;
/** From the dynamical equinox of VSOP87 to the FK5 equinox (Meeus, chapter 25). */
const FK5_EQUINOX = 0.09033 * ARCSECOND;

const moon = new Moon(elpMppFull);
const earth = new Planet(vsop87Earth);

/**
 * Apparent place without nutation, mean equinox and ecliptic of date: the Moon by ELP/MPP02, the Sun by VSOP87B. `days` is Terrestrial Time
 * since J2000.0; longitudes in [0, 2π), latitude in radians, distance in kilometers.
 */
export function apparentPlace(days: number): Record<Quantity, number> {
  const lightTime = MEAN_MOON_DISTANCE_KM / SPEED_OF_LIGHT_KM_S / SECONDS_PER_DAY;
  const seen = moon.position(J2000 + days - lightTime);
  const home = earth.position2000(J2000 + days);
  const sun = home.lon + Math.PI - FK5_EQUINOX - ABERRATION / home.range + precession(days);
  return { moonLongitude: seen.lon, moonLatitude: seen.lat, moonDistance: seen.range, sunLongitude: sun };
}
