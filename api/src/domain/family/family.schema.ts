import { defineSchema } from '../../platform/database/schema.ts';
import { FamilyTables1764100000000 } from './1764100000000-family-tables.migration.ts';
import { SealedCalendarTokens1766400000000 } from './1766400000000-sealed-calendar-tokens.migration.ts';
import { FamilySpellings1771600002000 } from './1771600002000-family-spellings.migration.ts';
import { FamilyCalendarLinkRow } from './family-calendar-link.entity.ts';
import { FamilyMemberRow } from './family-member.entity.ts';

export const familySchema = defineSchema({
  entities: [FamilyMemberRow, FamilyCalendarLinkRow],
  migrations: [FamilyTables1764100000000, SealedCalendarTokens1766400000000, FamilySpellings1771600002000],
});
