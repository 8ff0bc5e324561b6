/** Degrees north and east; the United States is west of zero. */
export interface Degrees {
  latitude: number;
  longitude: number;
}

/** From the map's middle to its upper edge. */
export const SPAN_MILES = 4;
/** How far one press of an arrow moves the pin: about 260 feet. */
export const STEP_MILES = 0.05;
const MILES_PER_DEGREE = 69.05;
/** The map is three wide and two high. */
const WIDE = 1.5;
const [WIDTH, HEIGHT] = [300, 200];

const milesPerEastDegree = (latitude: number): number => MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
/** About a yard. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Whether both are numbers of degrees. */
export const isPlaced = ({ latitude, longitude }: Degrees): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude) && latitude !== 0;

/** A place some miles to the east and north of another; flat, which is right within a yard over a few miles. */
export const moved = ({ latitude, longitude }: Degrees, east: number, north: number): Degrees => ({
  latitude: rounded(latitude + north / MILES_PER_DEGREE),
  longitude: rounded(longitude + east / milesPerEastDegree(latitude)),
});

function offset(center: Degrees, pin: Degrees): { east: number; north: number } {
  const north = (pin.latitude - center.latitude) * MILES_PER_DEGREE;
  return { east: (pin.longitude - center.longitude) * milesPerEastDegree(center.latitude), north };
}

export function milesFrom(center: Degrees, pin: Degrees): number {
  const { east, north } = offset(center, pin);
  return Math.hypot(east, north);
}

/** The place at a share (0–1) of the map's width and height. */
export const placeAt = (center: Degrees, across: number, down: number): Degrees =>
  moved(center, (across - 0.5) * 2 * SPAN_MILES * WIDE, (0.5 - down) * 2 * SPAN_MILES);

/** Where a place is drawn; one beyond the map, at its edge. */
export function spotOf(center: Degrees, pin: Degrees): { x: number; y: number } {
  const { east, north } = offset(center, pin);
  const within = (share: number, size: number) => Math.min(size, Math.max(0, size / 2 + share * (size / 2)));
  return { x: within(east / (SPAN_MILES * WIDE), WIDTH), y: within(-north / SPAN_MILES, HEIGHT) };
}
