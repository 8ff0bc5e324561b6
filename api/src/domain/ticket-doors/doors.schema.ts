import { defineSchema } from '../../platform/database/schema.ts';
import { DoorTables1774000000000 } from './1774000000000-door-tables.migration.ts';
import { DoorHandovers1777200137000 } from './1777200137000-door-handovers.migration.ts';
import { BarredHandovers1777310000000 } from './1777310000000-barred-handovers.migration.ts';
import { EndedHelpers1777400158000 } from './1777400158000-ended-helpers.migration.ts';
import { DoorRow } from './door.entity.ts';
import { DoorHelperRow } from './door-helper.entity.ts';
import { DoorScanRow } from './door-scan.entity.ts';

export const doorsSchema = defineSchema({
  entities: [DoorRow, DoorScanRow, DoorHelperRow],
  migrations: [DoorTables1774000000000, DoorHandovers1777200137000, BarredHandovers1777310000000, EndedHelpers1777400158000],
});
