import { defineSchema } from '../../platform/database/schema.ts';
import { PledgeTables1767050000000 } from './1767050000000-pledge-tables.migration.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeInstallment } from './pledge-installment.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';

export const pledgesSchema = defineSchema({ entities: [Pledge, PledgeInstallment, PledgeMatch], migrations: [PledgeTables1767050000000] });
