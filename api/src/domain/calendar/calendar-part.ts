import type { CalendarEntry, CalendarLayer, CalendarMover, Noun, Permission, UseSource } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';

/** Which time of a temple is looked at. */
export interface CalendarAsked {
  reader: EntityManager;
  templeId: string;
  /** The temple's. */
  timeZone: string;
  /** What ends after `from` and begins before `to`. */
  from: Date;
  to: Date;
}

/** An entry as its noun knows it; halls and conflicts are added to it. */
export interface PartEntry extends Pick<CalendarEntry, 'id' | 'title' | 'path'> {
  startsAt: Date;
  endsAt: Date;
  place?: string;
  taken?: number;
  capacity?: number;
  isTentative?: boolean;
  isPublic?: boolean;
  /** Its page for everyone, at the temple with this slug. */
  publicPath?: (slug: string) => string;
  person?: { accountId: string; fullName: string };
  forId?: string;
  mover?: CalendarMover;
}

/** How one noun's records appear in the temple's calendar, as a layer of their own. */
export interface CalendarPart {
  noun: Noun;
  /** Who may see them, as in the noun's own list. */
  permission: Permission;
  layer: CalendarLayer;
  /** Lower ones are named first. */
  order: number;
  /** As what its records use halls, if they do. */
  source?: UseSource;
  /** Everyone sees those of its entries that are public. */
  isForEveryone?: true;
  /** Reads by index, never another temple's; what doesn't take place is left out. */
  entries: (asked: CalendarAsked) => Promise<PartEntry[]>;
}

/** Every noun's part. */
export const CALENDAR_PARTS = Symbol('CALENDAR_PARTS');
