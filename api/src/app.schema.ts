import { accountsSchema } from './domain/accounts/accounts.schema.ts';
import { staffSchema } from './domain/staff/staff.schema.ts';
import { templesSchema } from './domain/temples/temples.schema.ts';
import { mergeSchemas } from './platform/database/schema.ts';
import { idempotencySchema } from './platform/idempotency/idempotency.schema.ts';

/** Every table of the application. A new domain adds its schema here. */
export const appSchema = mergeSchemas([idempotencySchema, accountsSchema, templesSchema, staffSchema]);
