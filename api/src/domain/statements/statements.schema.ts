import { defineSchema } from '../../platform/database/schema.ts';
import { StatementTables1763700008000 } from './1763700008000-statement-tables.migration.ts';
import { StatementVersion } from './statement-version.entity.ts';

export const statementsSchema = defineSchema({ entities: [StatementVersion], migrations: [StatementTables1763700008000] });
