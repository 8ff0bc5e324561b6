import type { StaffedSlot } from '@sannidhi/contracts';
import type { Lane, LaneService } from './lanes.ts';

const HOUR = 60;
/** The hours a day shows at least, in minutes. */
const [MORNING, EVENING] = [8 * HOUR, 20 * HOUR];
/** Shorter services have their words next to them, which takes about this many minutes. */
const ROOM_FOR_WORDS = 80;
const WORDS = 110;

/** A span of a day in minutes after midnight on the temple's clocks. */
export interface Minutes {
  from: number;
  to: number;
}

/** When a service is. Its length is real time, so the night the clocks change doesn't stretch it. */
export function minutesOf({ time, startsAt, endsAt }: StaffedSlot): Minutes {
  const from = Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
  return { from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 };
}

/** Whether a service is too short for its words. */
export const isShort = (slot: StaffedSlot): boolean => minutesOf(slot).to - minutesOf(slot).from < ROOM_FOR_WORDS;

/** The full hours that contain every service. */
export function hoursShown(lanes: readonly Lane[]): Minutes {
  const all = lanes.flatMap(({ services }) => services.map(({ slot }) => minutesOf(slot)));
  return {
    from: Math.floor(Math.min(MORNING, ...all.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(EVENING, ...all.map(({ to }) => to)) / HOUR) * HOUR,
  };
}

/** Services that meet are in rows below each other: the row of each, and how many there are. */
export function rowsOf(services: readonly LaneService[]): { rows: Map<string, number>; count: number } {
  const ends: number[] = [];
  const rows = new Map<string, number>();
  for (const { key, slot } of [...services].sort((a, b) => minutesOf(a.slot).from - minutesOf(b.slot).from)) {
    const { from, to } = minutesOf(slot);
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = isShort(slot) ? to + WORDS : to;
    rows.set(key, row);
  }
  return { rows, count: Math.max(1, ends.length) };
}
