import type { Type } from '@nestjs/common';
import type { Noun } from '@sannidhi/contracts';
import type { DemoStep } from '../demo/demo-step.ts';
import type { LocationPart } from '../domain/broadcasts/location-part.ts';
import type { SegmentPart } from '../domain/broadcasts/segment-part.ts';
import type { CalendarPart } from '../domain/calendar/calendar-part.ts';
import type { RecordPart } from '../domain/conversations/record-part.ts';
import type { DashboardCard } from '../domain/dashboard/dashboard-card.ts';
import type { SearchPart } from '../domain/search/search-part.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The callers a controller serves; each is a folder in `portals/`. */
export const PORTALS = ['auth', 'public', 'devotee', 'temple-admin', 'priest', 'superadmin', 'deploy', 'guest', 'webhooks'] as const;
export type Portal = (typeof PORTALS)[number];

/** The API part of one or several nouns that share a folder in `domain/`. */
export interface ApiNoun {
  /** The contract's nouns; none if the folder only serves others. */
  nouns: readonly Noun[];
  /** Its services. */
  module?: Type;
  /** Its tables and migrations. */
  schema?: Schema;
  /** Its controllers, by their callers' portal. */
  controllers?: Partial<Record<Portal, readonly Type[]>>;
  /** How the office-wide search finds its records. */
  search?: readonly SearchPart[];
  /** How its records can be attached to messages. */
  records?: readonly RecordPart[];
  /** The groups of people it knows, for broadcasts. */
  segments?: readonly SegmentPart[];
  /** What it knows of where people are, for broadcasts to those nearby. */
  locations?: readonly LocationPart[];
  /** What it shows on the office's dashboard. */
  cards?: readonly DashboardCard[];
  /** Its layers in the temple's calendar. */
  calendar?: readonly CalendarPart[];
  /** Its part of the demo data. */
  demo?: DemoStep;
}

/** Declares a noun's API part. */
export const apiNoun = (noun: ApiNoun): ApiNoun => noun;
