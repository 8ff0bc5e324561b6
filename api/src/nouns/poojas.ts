import { poojasDemo } from '../demo/poojas/poojas.demo.ts';
import { poojaCalendar } from '../domain/poojas/pooja-calendar-part.ts';
import { PoojasModule } from '../domain/poojas/poojas.module.ts';
import { poojasSchema } from '../domain/poojas/poojas.schema.ts';
import { PublicPoojasController } from '../portals/public/public-poojas.controller.ts';
import { PoojasController } from '../portals/temple-admin/poojas.controller.ts';
import { apiNoun } from './api-noun.ts';

export const poojas = apiNoun({
  nouns: ['pooja-service', 'pooja-slot'],
  module: PoojasModule,
  schema: poojasSchema,
  calendar: [poojaCalendar],
  controllers: { public: [PublicPoojasController], 'temple-admin': [PoojasController] },
  demo: poojasDemo,
});
