import { type Horizon, heightAboveHorizon } from './altitude.ts';
import { equatorAt, type Observer } from './earth.ts';
import { crossing } from './root.ts';

const STEP_MS = 7_200_000;
/** Within one hour of its culmination the Moon climbs less than this many radians. */
const NEAR_HORIZON = 0.04;

export type MoonEvents = { rise: number | null; set: number | null };
type Height = (ms: number) => number;
type Sample = { ms: number; height: number };

/**
 * The first moonrise and the first moonset in [from, to), whole UTC milliseconds; null if there is none. The span is walked in two-hour
 * steps; near the horizon each step is also searched for a brief crossing.
 */
export function moonEvents(from: number, to: number, observer: Observer, horizon: Horizon): MoonEvents {
  const equator = equatorAt((from + to) / 2);
  const height: Height = (ms) => heightAboveHorizon('moon', ms, observer, equator, horizon);
  const found: MoonEvents = { rise: null, set: null };
  let start: Sample = { ms: from, height: height(from) };
  while (start.ms < to && (found.rise === null || found.set === null)) {
    const ms = Math.min(start.ms + STEP_MS, to);
    const end = { ms, height: height(ms) };
    noteCrossings(found, height, start, end);
    start = end;
  }
  return found;
}

function noteCrossings(found: MoonEvents, height: Height, start: Sample, end: Sample): void {
  if (start.height > 0 !== end.height > 0) {
    note(found, height, start, end);
    return;
  }
  const turn = turningPoint(height, start, end);
  if (!turn || turn.height > 0 === start.height > 0) return;
  note(found, height, start, turn);
  note(found, height, turn, end);
}

function note(found: MoonEvents, height: Height, start: Sample, end: Sample): void {
  const kind = end.height > start.height ? 'rise' : 'set';
  found[kind] ??= Math.round(crossing(height, start.ms, end.ms, start.height, end.height));
}

/** Top or bottom of the parabola through the ends and the middle of a step, if it lies inside. */
function turningPoint(height: Height, start: Sample, end: Sample): Sample | null {
  if (Math.min(Math.abs(start.height), Math.abs(end.height)) > NEAR_HORIZON) return null;
  const half = (end.ms - start.ms) / 2;
  const middle = height(start.ms + half);
  const slope = (end.height - start.height) / 2;
  const bend = (end.height + start.height) / 2 - middle;
  const offset = -slope / (2 * bend);
  if (!(Math.abs(offset) < 1)) return null;
  const ms = start.ms + half * (1 + offset);
  return { ms, height: height(ms) };
}
