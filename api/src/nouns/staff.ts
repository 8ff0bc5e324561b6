import { staffDemo } from '../demo/staff.demo.ts';
import { StaffModule } from '../domain/staff/staff.module.ts';
import { staffSchema } from '../domain/staff/staff.schema.ts';
import { apiNoun } from './api-noun.ts';

export const staff = apiNoun({
  nouns: ['staff-member', 'staff-role', 'staff-invitation'],
  module: StaffModule,
  schema: staffSchema,
  demo: staffDemo,
});
