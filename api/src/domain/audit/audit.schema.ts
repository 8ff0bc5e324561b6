import { defineSchema } from '../../platform/database/schema.ts';
import { AuditTables1763600000200 } from './1763600000200-audit-tables.migration.ts';
import { CountedEntries1766300001000 } from './1766300001000-counted-entries.migration.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export const auditSchema = defineSchema({ entities: [AuditEntry], migrations: [AuditTables1763600000200, CountedEntries1766300001000] });
