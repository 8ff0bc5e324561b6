import { defineSchema } from '../../platform/database/schema.ts';
import { StaffTables1763600003000 } from './1763600003000-staff-tables.migration.ts';
import { StaffMember } from './staff-member.entity.ts';

export const staffSchema = defineSchema({ entities: [StaffMember], migrations: [StaffTables1763600003000] });
