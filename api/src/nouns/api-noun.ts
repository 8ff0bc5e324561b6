import type { Type } from '@nestjs/common';
import type { Noun } from '@sannidhi/contracts';
import type { DemoStep } from '../demo/demo-step.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Whom a controller serves; each is a folder of `portals/`. */
export const PORTALS = ['auth', 'public', 'devotee', 'temple-admin', 'priest', 'superadmin', 'deploy', 'guest', 'webhooks'] as const;
export type Portal = (typeof PORTALS)[number];

/** What the API has of one or several nouns that share a folder of `domain/`. */
export interface ApiNoun {
  /** The contract's nouns; none where the folder only serves others. */
  nouns: readonly Noun[];
  /** Its services. */
  module?: Type;
  /** Its tables and migrations. */
  schema?: Schema;
  /** Its controllers, by the portal whose callers they serve. */
  controllers?: Partial<Record<Portal, readonly Type[]>>;
  /** Its part of the demo data. */
  demo?: DemoStep;
}

/** Declares what the API has of a noun. */
export const apiNoun = (noun: ApiNoun): ApiNoun => noun;
