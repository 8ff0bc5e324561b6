import { PageErrorsModule } from '../domain/page-errors/page-errors.module.ts';
import { PageErrorsController } from '../portals/public/page-errors.controller.ts';
import { apiNoun } from './api-noun.ts';

export const pageErrors = apiNoun({
  nouns: [],
  module: PageErrorsModule,
  controllers: {
    public: [PageErrorsController],
  },
});
