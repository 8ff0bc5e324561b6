/** Shakes move the device faster than this, in meters per second squared. */
const THRESHOLD = 15;
const SHAKES = 3;
/** Shakes this far apart belong to separate attempts, in milliseconds. */
const GAP_MS = 1000;
/** Without a shake for this long the count starts over, in milliseconds. */
const RESET_MS = 2000;
/** A device reports one jolt many times; reports this close together are the same shake, in milliseconds. */
const SAME_JOLT_MS = 100;

/** Acceleration along the device's axes; null if it has no such sensor. */
export interface Acceleration {
  x: number | null;
  y: number | null;
  z: number | null;
}

/** Counts shakes of the device; returns true for the third in a row. `at` is in milliseconds. */
export function createBellShakes(): (acceleration: Acceleration, at: number) => boolean {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (acceleration, at) => {
    if (at - last >= RESET_MS) count = 0;
    if (strength(acceleration) <= THRESHOLD || at - last < SAME_JOLT_MS) return false;
    count = at - last < GAP_MS ? count + 1 : 1;
    last = at;
    if (count < SHAKES) return false;
    count = 0;
    return true;
  };
}

const strength = ({ x, y, z }: Acceleration): number => Math.hypot(x ?? 0, y ?? 0, z ?? 0);
