import { defineSchema } from '../../platform/database/schema.ts';
import { ResourceTables1773700000000 } from './1773700000000-resource-tables.migration.ts';
import { UseRefusals1777100410000 } from './1777100410000-use-refusals.migration.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

export const resourcesSchema = defineSchema({
  entities: [ResourceRow, ResourceUseRow],
  migrations: [ResourceTables1773700000000, UseRefusals1777100410000],
});
