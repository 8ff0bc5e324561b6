import { PlatformDeskModule } from '../domain/platform-desk/platform-desk.module.ts';
import { OverviewController } from '../portals/superadmin/overview.controller.ts';
import { apiNoun } from './api-noun.ts';

export const platformDesk = apiNoun({
  nouns: [],
  module: PlatformDeskModule,
  controllers: {
    superadmin: [OverviewController],
  },
});
