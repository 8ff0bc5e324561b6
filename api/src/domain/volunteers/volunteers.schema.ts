import { defineSchema } from '../../platform/database/schema.ts';
import { VolunteerTables1773600000000 } from './1773600000000-volunteer-tables.migration.ts';
import { ShiftLeads1774600100000 } from './1774600100000-shift-leads.migration.ts';
import { VolunteerTeams1775300000000 } from './1775300000000-volunteer-teams.migration.ts';
import { ShiftRefusals1777100420000 } from './1777100420000-shift-refusals.migration.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { ServiceCertificateRow } from './service-certificate.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { VolunteerRequirementRow, VolunteerRow } from './volunteer.entity.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerPersonRow, VolunteerPreferenceRow } from './volunteer-person.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';
import { VolunteerTeamMemberRow, VolunteerTeamRow } from './volunteer-team.entity.ts';

export const volunteersSchema = defineSchema({
  entities: [
    VolunteerPersonRow,
    VolunteerPreferenceRow,
    VolunteerRow,
    VolunteerRequirementRow,
    VolunteerOpportunityRow,
    VolunteerShiftRow,
    ShiftAssignmentRow,
    HourEntryRow,
    ServiceCertificateRow,
    VolunteerTeamRow,
    VolunteerTeamMemberRow,
  ],
  migrations: [VolunteerTables1773600000000, ShiftLeads1774600100000, VolunteerTeams1775300000000, ShiftRefusals1777100420000],
});
