import { defineSchema } from '../../platform/database/schema.ts';
import { FundTables1763700001000 } from './1763700001000-fund-tables.migration.ts';
import { FundWording1771700100000 } from './1771700100000-fund-wording.migration.ts';
import { EHundiCode } from './e-hundi-code.entity.ts';
import { Fund } from './fund.entity.ts';

export const fundsSchema = defineSchema({ entities: [Fund, EHundiCode], migrations: [FundTables1763700001000, FundWording1771700100000] });
