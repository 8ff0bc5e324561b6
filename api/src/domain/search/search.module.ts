import { type DynamicModule, Module } from '@nestjs/common';
import { OfficeSearchService } from './office-search.service.ts';
import { SEARCH_PARTS, type SearchPart } from './search-part.ts';

@Module({ providers: [OfficeSearchService], exports: [OfficeSearchService] })
export class SearchModule {}

/** What the nouns let the search find. */
export const searchPartsModule = (parts: readonly SearchPart[]): DynamicModule => ({
  module: SearchPartsModule,
  global: true,
  providers: [{ provide: SEARCH_PARTS, useValue: parts }],
  exports: [SEARCH_PARTS],
});

@Module({})
class SearchPartsModule {}
