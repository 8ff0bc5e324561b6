import { milesBetween } from '../temples/miles-between.ts';
import type { Temple } from '../temples/temple.entity.ts';

/** Where a temple is. */
export type Spot = Pick<Temple, 'latitude' | 'longitude'>;

/** Roads are longer than the straight line between two places. */
const ROAD_FACTOR = 1.3;
const MILES_PER_HOUR = 40;
/** To park, bathe and dress. */
const ARRIVAL_MINUTES = 20;

/** Whole minutes a priest needs from one temple to be ready at another. */
export const travelMinutes = (a: Spot, b: Spot): number =>
  Math.ceil(((milesBetween(a, b) * ROAD_FACTOR) / MILES_PER_HOUR) * 60) + ARRIVAL_MINUTES;
