import { doorsDemo } from '../demo/doors.demo.ts';
import { DoorsModule } from '../domain/ticket-doors/doors.module.ts';
import { doorsSchema } from '../domain/ticket-doors/doors.schema.ts';
import { doorsCard } from '../domain/ticket-doors/doors-card.ts';
import { DevoteeDoorsController } from '../portals/devotee/doors.controller.ts';
import { DoorsController } from '../portals/temple-admin/doors.controller.ts';
import { apiNoun } from './api-noun.ts';

export const ticketDoors = apiNoun({
  nouns: ['door'],
  module: DoorsModule,
  schema: doorsSchema,
  cards: [doorsCard],
  controllers: { devotee: [DevoteeDoorsController], 'temple-admin': [DoorsController] },
  demo: doorsDemo,
});
