import { StaffModule } from '../domain/staff/staff.module.ts';
import { staffSchema } from '../domain/staff/staff.schema.ts';
import { apiNoun } from './api-noun.ts';

export const staff = apiNoun({
  nouns: [],
  module: StaffModule,
  schema: staffSchema,
});
