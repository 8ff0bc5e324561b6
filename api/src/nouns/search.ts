import { SearchModule } from '../domain/search/search.module.ts';
import { OfficeSearchController } from '../portals/temple-admin/search.controller.ts';
import { apiNoun } from './api-noun.ts';

/** The office-wide search; what it finds is declared by the nouns. */
export const search = apiNoun({ nouns: [], module: SearchModule, controllers: { 'temple-admin': [OfficeSearchController] } });
