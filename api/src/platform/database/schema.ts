import type { MigrationInterface } from 'typeorm';

/**
 * A domain's part of the database. Each domain folder has a `<domain>.schema.ts` that exports
 *
 *     export const givingSchema = defineSchema({
 *       entities: [Donation, OrderLine],
 *       migrations: [GivingTables1763700000000],
 *     });
 *
 * and `src/schema.ts` lists it. Migrations are next to the entities as `<timestamp>-<what>.migration.ts`; the class name ends with the
 * 13-digit timestamp, which orders them across all domains. They are written once for both databases with the builders in
 * `table-definition.ts`; `npm run schema:check` proves that entities and migrated tables match.
 */
export interface Schema {
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/** Declares a domain's part of the schema. */
export const defineSchema = (schema: Schema): Schema => schema;

/** All parts combined. */
export const mergeSchemas = (parts: readonly Schema[]): Schema => ({
  entities: parts.flatMap((part) => part.entities),
  migrations: parts.flatMap((part) => part.migrations),
});
