import { defineSchema } from '../../platform/database/schema.ts';
import { PriestAssignmentTables1767700000000 } from './1767700000000-priest-assignment-tables.migration.ts';
import { AssignmentChanges1771200000000 } from './1771200000000-assignment-changes.migration.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

export const assignmentsSchema = defineSchema({
  entities: [PriestAssignmentRow],
  migrations: [PriestAssignmentTables1767700000000, AssignmentChanges1771200000000],
});
