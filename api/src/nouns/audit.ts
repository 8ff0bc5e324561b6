import { AuditModule } from '../domain/audit/audit.module.ts';
import { auditSchema } from '../domain/audit/audit.schema.ts';
import { apiNoun } from './api-noun.ts';

export const audit = apiNoun({
  nouns: [],
  module: AuditModule,
  schema: auditSchema,
});
