import { defineSchema } from '../../platform/database/schema.ts';
import { SheetTables1767800000000 } from './1767800000000-sheet-tables.migration.ts';
import { UndoneMarks1775100020000 } from './1775100020000-undone-marks.migration.ts';
import { UndoneByAccount1775300020000 } from './1775300020000-undone-by-account.migration.ts';
import { ServiceMark } from './service-mark.entity.ts';
import { SheetPrint } from './sheet-print.entity.ts';

export const sheetsSchema = defineSchema({
  entities: [SheetPrint, ServiceMark],
  migrations: [SheetTables1767800000000, UndoneMarks1775100020000, UndoneByAccount1775300020000],
});
