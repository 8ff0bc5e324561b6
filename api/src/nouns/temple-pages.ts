import { templeHoursDemo } from '../demo/temple-hours.demo.ts';
import { TemplePagesModule } from '../domain/temple-pages/temple-pages.module.ts';
import { templePagesSchema } from '../domain/temple-pages/temple-pages.schema.ts';
import { TempleVisitsController } from '../portals/public/temple-visits.controller.ts';
import { TemplePagesController } from '../portals/temple-admin/temple-pages.controller.ts';
import { TemplePhotosController } from '../portals/temple-admin/temple-photos.controller.ts';
import { apiNoun } from './api-noun.ts';

export const templePages = apiNoun({
  nouns: [],
  module: TemplePagesModule,
  schema: templePagesSchema,
  demo: templeHoursDemo,
  controllers: { public: [TempleVisitsController], 'temple-admin': [TemplePagesController, TemplePhotosController] },
});
