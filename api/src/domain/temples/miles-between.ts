/** The Earth's mean radius (IUGG). */
const EARTH_MILES = 3_958.8;

interface Place {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
}

/** Miles between two places as the crow flies: a great circle of a sphere (haversine). */
export function milesBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
