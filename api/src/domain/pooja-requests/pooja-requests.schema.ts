import { defineSchema } from '../../platform/database/schema.ts';
import { PoojaRequestTables1768000000000 } from './1768000000000-pooja-request-tables.migration.ts';
import { RequestSlots1775100010000 } from './1775100010000-request-slots.migration.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';

export const poojaRequestsSchema = defineSchema({
  entities: [PoojaRequestRow],
  migrations: [PoojaRequestTables1768000000000, RequestSlots1775100010000],
});
