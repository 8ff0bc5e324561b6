import { defineSchema } from '../../platform/database/schema.ts';
import { TempleTables1763600002000 } from './1763600002000-temple-tables.migration.ts';
import { OneHomeTemple1766700001000 } from './1766700001000-one-home-temple.migration.ts';
import { TempleProfile1771700000000 } from './1771700000000-temple-profile.migration.ts';
import { TempleSuspension1772700000000 } from './1772700000000-temple-suspension.migration.ts';
import { TempleVersion1774500000000 } from './1774500000000-temple-version.migration.ts';
import { SavedTempleRow } from './saved-temple.entity.ts';
import { Temple } from './temple.entity.ts';

export const templesSchema = defineSchema({
  entities: [Temple, SavedTempleRow],
  migrations: [
    TempleTables1763600002000,
    OneHomeTemple1766700001000,
    TempleProfile1771700000000,
    TempleSuspension1772700000000,
    TempleVersion1774500000000,
  ],
});
