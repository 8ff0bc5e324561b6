const LEAST_POINTS = 10;
/** How much the distance from the center may vary, as a fraction of its mean. */
const VARIATION = 0.3;
/** How far apart the ends may be, as a fraction of the mean radius. */
const CLOSED_WITHIN = 0.5;
/** An open path counts if it goes around this far, in radians. */
const LEAST_SWEEP = 1.5 * Math.PI;
/** A resting finger trembles in circles too; a drawn one is larger. Mean radius in pixels. */
const LEAST_RADIUS_PX = 20;

export interface Point {
  x: number;
  y: number;
}

/** Whether a finger drew a rough circle: evenly far from its center, and closed or most of the way around. */
export function isCircle(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < LEAST_POINTS || !first || !last) return false;
  const center = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  const radii = points.map((point) => distance(point, center));
  const radius = mean(radii);
  if (radius < LEAST_RADIUS_PX || deviation(radii, radius) >= VARIATION * radius) return false;
  return distance(first, last) <= CLOSED_WITHIN * radius || sweep(points, center) > LEAST_SWEEP;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const deviation = (values: readonly number[], around: number): number => Math.sqrt(mean(values.map((value) => (value - around) ** 2)));

/** The angle the path covers as seen from `center`, in radians; moving backward subtracts. */
function sweep(points: readonly Point[], center: Point): number {
  const angles = points.map(({ x, y }) => Math.atan2(y - center.y, x - center.x));
  const turns = angles.slice(1).map((angle, index) => wrapped(angle - (angles[index] ?? 0)));
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0));
}

/** An angle between -π and π. */
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
