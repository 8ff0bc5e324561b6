import { defineSchema } from '../../platform/database/schema.ts';
import { StaffTables1763600003000 } from './1763600003000-staff-tables.migration.ts';
import { StaffRoles1768200000000 } from './1768200000000-staff-roles.migration.ts';
import { RoleLimits1771800000000 } from './1771800000000-role-limits.migration.ts';
import { RoleVersion1774500001000 } from './1774500001000-role-version.migration.ts';
import { StaffPeriods1775100001000 } from './1775100001000-staff-periods.migration.ts';
import { OwnershipOfferRow } from './ownership-offer.entity.ts';
import { StaffInvitation } from './staff-invitation.entity.ts';
import { StaffMember } from './staff-member.entity.ts';
import { StaffOwners } from './staff-owners.entity.ts';
import { StaffRole } from './staff-role.entity.ts';

export const staffSchema = defineSchema({
  entities: [StaffMember, StaffRole, StaffOwners, OwnershipOfferRow, StaffInvitation],
  migrations: [
    StaffTables1763600003000,
    StaffRoles1768200000000,
    RoleLimits1771800000000,
    RoleVersion1774500001000,
    StaffPeriods1775100001000,
  ],
});
