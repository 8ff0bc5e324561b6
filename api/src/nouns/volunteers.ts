import { volunteersDemo } from '../demo/volunteers/volunteers.demo.ts';
import { shiftCalendar } from '../domain/volunteers/shift-calendar-part.ts';
import { shiftGapsCard } from '../domain/volunteers/shift-gaps-card.ts';
import { teamSegment } from '../domain/volunteers/team-segment-part.ts';
import { opportunitySearch, volunteerSearch } from '../domain/volunteers/volunteer-search-part.ts';
import { volunteerSegment } from '../domain/volunteers/volunteer-segment-part.ts';
import { VolunteersModule } from '../domain/volunteers/volunteers.module.ts';
import { volunteersSchema } from '../domain/volunteers/volunteers.schema.ts';
import { VolunteeringController } from '../portals/devotee/volunteering.controller.ts';
import { ShiftAnswersController } from '../portals/public/shift-answers.controller.ts';
import { VolunteerTeamsController } from '../portals/temple-admin/volunteer-teams.controller.ts';
import { ShiftsController, VolunteersController } from '../portals/temple-admin/volunteers.controller.ts';
import { apiNoun } from './api-noun.ts';

export const volunteers = apiNoun({
  nouns: [
    'volunteer-opportunity',
    'volunteer-shift',
    'shift-assignment',
    'volunteer',
    'volunteer-team',
    'hour-entry',
    'service-certificate',
  ],
  module: VolunteersModule,
  schema: volunteersSchema,
  search: [volunteerSearch, opportunitySearch],
  segments: [volunteerSegment, teamSegment],
  cards: [shiftGapsCard],
  calendar: [shiftCalendar],
  controllers: {
    public: [ShiftAnswersController],
    devotee: [VolunteeringController],
    'temple-admin': [ShiftsController, VolunteersController, VolunteerTeamsController],
  },
  demo: volunteersDemo,
});
