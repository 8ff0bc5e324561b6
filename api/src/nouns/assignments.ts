import { AssignmentsModule } from '../domain/assignments/assignments.module.ts';
import { assignmentsSchema } from '../domain/assignments/assignments.schema.ts';
import { priestCalendar } from '../domain/assignments/priest-calendar-part.ts';
import { unstaffedCard } from '../domain/assignments/unstaffed-card.ts';
import { OwnAssignmentsController } from '../portals/priest/own-assignments.controller.ts';
import { OfficeAssignmentsController } from '../portals/temple-admin/assignments.controller.ts';
import { TemplePriestsController } from '../portals/temple-admin/priests.controller.ts';
import { apiNoun } from './api-noun.ts';

export const assignments = apiNoun({
  nouns: ['priest-assignment'],
  cards: [unstaffedCard],
  calendar: [priestCalendar],
  module: AssignmentsModule,
  schema: assignmentsSchema,
  controllers: { priest: [OwnAssignmentsController], 'temple-admin': [OfficeAssignmentsController, TemplePriestsController] },
});
