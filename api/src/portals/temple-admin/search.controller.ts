import { Controller } from '@nestjs/common';
import { type QueryOf, type SearchGroup, searchEndpoints } from '@sannidhi/contracts';
import { OfficeSearchService } from '../../domain/search/office-search.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

/** The office-wide search. */
@Controller()
export class OfficeSearchController {
  constructor(private readonly search: OfficeSearchService) {}

  @Handle(searchEndpoints.office)
  find(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof searchEndpoints.office>): Promise<{ groups: SearchGroup[] }> {
    return this.search.find(actor, query);
  }
}
