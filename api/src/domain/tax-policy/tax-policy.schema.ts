import { defineSchema } from '../../platform/database/schema.ts';
import { TaxPolicyTables1763700002000 } from './1763700002000-tax-policy-tables.migration.ts';
import { TaxPolicyVersion } from './tax-policy.entity.ts';

export const taxPolicySchema = defineSchema({ entities: [TaxPolicyVersion], migrations: [TaxPolicyTables1763700002000] });
