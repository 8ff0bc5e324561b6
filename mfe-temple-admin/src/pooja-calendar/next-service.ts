import { minutesOf } from './hours.ts';
import type { Lane, LaneService } from './lanes.ts';

/** Where a lane's services run: along with the hours, or down a column or a list. */
export type Direction = 'right' | 'down';

const ALONG = { right: ['ArrowLeft', 'ArrowRight'], down: ['ArrowUp', 'ArrowDown'] } as const;
const ACROSS = { right: ['ArrowUp', 'ArrowDown'], down: ['ArrowLeft', 'ArrowRight'] } as const;

/** The service an arrow key, Home or End moves to from another one; undefined for any other key and at the edge. */
export function nextService(lanes: readonly Lane[], current: string, key: string, direction: Direction): string | undefined {
  const filled = lanes.map(({ services }) => byTime(services)).filter((services) => services.length > 0);
  const lane = filled.findIndex((services) => services.some((service) => service.key === current));
  const services = filled[lane] ?? [];
  const at = services.findIndex((service) => service.key === current);
  if (key === 'Home') return services[0]?.key;
  if (key === 'End') return services.at(-1)?.key;
  const along = stepOf(ALONG[direction], key);
  if (along !== 0) return services[at + along]?.key;
  const across = stepOf(ACROSS[direction], key);
  const from = services[at];
  return across === 0 || !from ? undefined : nearest(filled[lane + across] ?? [], from)?.key;
}

/** The first service of the day, which Tab reaches. */
export const firstService = (lanes: readonly Lane[]): string | undefined =>
  byTime(lanes.find(({ services }) => services.length > 0)?.services ?? [])[0]?.key;

const stepOf = ([back, on]: readonly [string, string], key: string): -1 | 0 | 1 => (key === back ? -1 : key === on ? 1 : 0);

const byTime = (services: readonly LaneService[]): LaneService[] => [...services].sort((a, b) => startOf(a) - startOf(b));
const startOf = ({ slot }: LaneService): number => minutesOf(slot).from;

/** The one that starts closest. */
const nearest = (services: readonly LaneService[], from: LaneService): LaneService | undefined =>
  [...services].sort((a, b) => Math.abs(startOf(a) - startOf(from)) - Math.abs(startOf(b) - startOf(from)))[0];
