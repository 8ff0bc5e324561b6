const LEAST_POINTS = 10;
/** How much the distance from the center may vary, as a fraction of its mean. */
const VARIATION = 0.3;
/** How far apart the ends may be, as a fraction of the mean radius. */
const CLOSED_WITHIN = 0.5;
/** An open path counts if it goes around this far, in radians. */
const LEAST_SWEEP = 1.5 * Math.PI;
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
  if (radius === 0 || deviation(radii, radius) >= VARIATION * radius) return false;
  return distance(first, last) <= CLOSED_WITHIN * radius || sweep(points, drawnCenter(points, center)) > LEAST_SWEEP;
}

/**
 * The center of the circle that fits the points best (least squares, Kåsa 1976). An arc's points lie to one side of the center it was drawn
 * around, and from their mean it seems to go farther around than it does.
 */
function drawnCenter(points: readonly Point[], center: Point): Point {
  const from = points.map((point) => ({ x: point.x - center.x, y: point.y - center.y }));
  const sum = (term: (point: Point) => number) => from.reduce((total, point) => total + term(point), 0);
  const [xx, xy, yy] = [sum(({ x }) => x * x), sum(({ x, y }) => x * y), sum(({ y }) => y * y)];
  const [right, down] = [sum(({ x, y }) => x * (x * x + y * y)) / 2, sum(({ x, y }) => y * (x * x + y * y)) / 2];
  const spread = xx * yy - xy * xy;
  if (spread === 0) return center;
  return { x: center.x + (right * yy - down * xy) / spread, y: center.y + (down * xx - right * xy) / spread };
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
