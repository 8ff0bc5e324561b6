import { defineSchema } from '../../platform/database/schema.ts';
import { StatementTables1763700008000 } from './1763700008000-statement-tables.migration.ts';
import { StatementRuns1767300003000 } from './1767300003000-statement-runs.migration.ts';
import { UndeliveredStatements1768100000000 } from './1768100000000-undelivered-statements.migration.ts';
import { StatementRunRow } from './statement-run.entity.ts';
import { StatementSend } from './statement-send.entity.ts';
import { StatementVersion } from './statement-version.entity.ts';

export const statementsSchema = defineSchema({
  entities: [StatementVersion, StatementRunRow, StatementSend],
  migrations: [StatementTables1763700008000, StatementRuns1767300003000, UndeliveredStatements1768100000000],
});
