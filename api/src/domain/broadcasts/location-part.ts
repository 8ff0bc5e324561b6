import type { EntityManager } from 'typeorm';

/** Degrees; the United States is west of Greenwich and negative. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** What one noun knows about where people with accounts are. */
export interface LocationPart {
  /** Lower ones are believed first. */
  order: number;
  /** Reads a few hundred people by index; who isn't in the map isn't known. */
  of: (reader: EntityManager, templeId: string, accountIds: readonly string[]) => Promise<Map<string, Spot>>;
}

/** Every noun's parts, in their order. */
export const LOCATION_PARTS = Symbol('LOCATION_PARTS');
