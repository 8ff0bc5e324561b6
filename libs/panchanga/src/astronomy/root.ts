/** Half a millisecond: instants are whole milliseconds. */
const TOLERANCE_MS = 0.4;
const MOST_STEPS = 60;

/**
 * Instant between `from` and `to` at which `height` changes sign (Illinois variant of the false position).
 * The values at both ends must differ in sign.
 */
export function crossing(height: (ms: number) => number, from: number, to: number, heightFrom: number, heightTo: number): number {
  let [a, fa, b, fb] = [from, heightFrom, to, heightTo];
  for (let step = 0; step < MOST_STEPS && Math.abs(b - a) > TOLERANCE_MS; step++) {
    const middle = (a * fb - b * fa) / (fb - fa);
    const value = height(middle);
    if (Math.abs(middle - b) < TOLERANCE_MS) return middle;
    if (value * fb < 0) {
      a = b;
      fa = fb;
    } else {
      fa /= 2;
    }
    b = middle;
    fb = value;
  }
  return b;
}
