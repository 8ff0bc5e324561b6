import { readFileSync } from 'node:fs';

/** Rows of a reference table without its heading; see `test/reference/README.md` for the columns. */
export function referenceRows(name: string): string[][] {
  const text = readFileSync(new URL(`./reference/${name}.csv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}

/** How far instants are from their reference, in seconds. */
export type Misses = { count: number; p999: number; worst: number };

/** Summary of the distances between two lists of instants in milliseconds. */
export function missesOf(distancesMs: number[]): Misses {
  const sorted = distancesMs.map((ms) => Math.abs(ms) / 1000).sort((a, b) => a - b);
  return { count: sorted.length, p999: sorted[Math.floor(sorted.length * 0.999)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** The three cities of the reference set, and others the tests visit. */
export const CITIES = {
  edison: { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' },
  phoenix: { latitude: 33.4484, longitude: -112.074, timeZone: 'America/Phoenix' },
  ujjain: { latitude: 23.1765, longitude: 75.7885, timeZone: 'Asia/Kolkata' },
  delhi: { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' },
  mumbai: { latitude: 19.076, longitude: 72.8777, timeZone: 'Asia/Kolkata' },
  chennai: { latitude: 13.0827, longitude: 80.2707, timeZone: 'Asia/Kolkata' },
  bengaluru: { latitude: 12.9716, longitude: 77.5946, timeZone: 'Asia/Kolkata' },
  jaipur: { latitude: 26.9124, longitude: 75.7873, timeZone: 'Asia/Kolkata' },
  thiruvananthapuram: { latitude: 8.5241, longitude: 76.9366, timeZone: 'Asia/Kolkata' },
  kolkata: { latitude: 22.5726, longitude: 88.3639, timeZone: 'Asia/Kolkata' },
  pune: { latitude: 18.5204, longitude: 73.8567, timeZone: 'Asia/Kolkata' },
  hyderabad: { latitude: 17.385, longitude: 78.4867, timeZone: 'Asia/Kolkata' },
  ahmedabad: { latitude: 23.0225, longitude: 72.5714, timeZone: 'Asia/Kolkata' },
  tirupati: { latitude: 13.6288, longitude: 79.4192, timeZone: 'Asia/Kolkata' },
  toronto: { latitude: 43.6532, longitude: -79.3832, timeZone: 'America/Toronto' },
  fremont: { latitude: 37.5485, longitude: -121.9886, timeZone: 'America/Los_Angeles' },
  seattle: { latitude: 47.6062, longitude: -122.3321, timeZone: 'America/Los_Angeles' },
  losAngeles: { latitude: 34.0522, longitude: -118.2437, timeZone: 'America/Los_Angeles' },
  chicago: { latitude: 41.8781, longitude: -87.6298, timeZone: 'America/Chicago' },
  houston: { latitude: 29.7604, longitude: -95.3698, timeZone: 'America/Chicago' },
  minneapolis: { latitude: 44.9778, longitude: -93.265, timeZone: 'America/Chicago' },
  newYork: { latitude: 40.7128, longitude: -74.006, timeZone: 'America/New_York' },
  sanFrancisco: { latitude: 37.7749, longitude: -122.4194, timeZone: 'America/Los_Angeles' },
  dallas: { latitude: 32.7767, longitude: -96.797, timeZone: 'America/Chicago' },
  sanDiego: { latitude: 32.7157, longitude: -117.1611, timeZone: 'America/Los_Angeles' },
  lagunaBeach: { latitude: 33.5427, longitude: -117.7854, timeZone: 'America/Los_Angeles' },
  boise: { latitude: 43.615, longitude: -116.2023, timeZone: 'America/Boise' },
  tromso: { latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
  kiritimati: { latitude: 1.8721, longitude: -157.4278, timeZone: 'Pacific/Kiritimati' },
  apia: { latitude: -13.8333, longitude: -171.7667, timeZone: 'Pacific/Apia' },
  honolulu: { latitude: 21.3069, longitude: -157.8583, timeZone: 'Pacific/Honolulu' },
} as const;
