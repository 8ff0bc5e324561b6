import type { Noun, Permission } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';

/** Whose records, at which temple; with `ids`, only those. */
export interface RecordsWanted {
  templeId: string;
  accountId: string;
  ids?: readonly string[];
  limit: number;
}

/** A record as a message shows it, and where each side opens it. */
export interface FoundRecord {
  id: string;
  title: string;
  amountCents: number | null;
  /** When it was given, or takes place. */
  at: Date;
  /** A receipt's number, for example. */
  number: string | null;
  officePath: string;
  ownPath: string;
}

/** How a noun's records can be attached to what a devotee and a temple write to each other. */
export interface RecordPart {
  noun: Noun;
  /** What staff need to see one, as in the noun's own list. */
  permission: Permission;
  /** Newest first, only what this account has at this temple. */
  find: (reader: EntityManager, wanted: RecordsWanted) => Promise<FoundRecord[]>;
}

/** Every noun's part. */
export const RECORD_PARTS = Symbol('RECORD_PARTS');
