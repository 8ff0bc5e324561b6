import { defineSchema } from '../database/schema.ts';
import { QuotaTables1766700000000 } from './1766700000000-quota-tables.migration.ts';
import { Quota } from './quota.entity.ts';

export const quotasSchema = defineSchema({ entities: [Quota], migrations: [QuotaTables1766700000000] });
