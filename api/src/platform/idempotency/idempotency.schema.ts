import { defineSchema } from '../database/schema.ts';
import { IdempotencyTables1763600000000 } from './1763600000000-idempotency-tables.migration.ts';
import { IdempotencyRecord } from './idempotency-record.entity.ts';

export const idempotencySchema = defineSchema({ entities: [IdempotencyRecord], migrations: [IdempotencyTables1763600000000] });
