import { defineSchema } from '../../platform/database/schema.ts';
import { SupportTables1763800000000 } from './1763800000000-support-tables.migration.ts';
import { SupportAnswers1764300000000 } from './1764300000000-support-answers.migration.ts';
import { SupportLanguages1776901430000 } from './1776901430000-support-languages.migration.ts';
import { SupportMessage } from './support-message.entity.ts';

export const supportSchema = defineSchema({
  entities: [SupportMessage],
  migrations: [SupportTables1763800000000, SupportAnswers1764300000000, SupportLanguages1776901430000],
});
