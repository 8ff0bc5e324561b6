import { defineSchema } from '../../platform/database/schema.ts';
import { NoticeTables1764100001000 } from './1764100001000-notice-tables.migration.ts';
import { NoticeRow } from './notice.entity.ts';

export const noticesSchema = defineSchema({ entities: [NoticeRow], migrations: [NoticeTables1764100001000] });
