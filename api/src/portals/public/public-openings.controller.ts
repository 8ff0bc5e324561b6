import { Controller, Param, StreamableFile } from '@nestjs/common';
import { type OpeningSummary, type OpeningView, openingEndpoints, type QueryOf } from '@sannidhi/contracts';
import { OpeningPages } from '../../domain/openings/opening-pages.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PublicOpeningsController {
  constructor(private readonly pages: OpeningPages) {}

  @Handle(openingEndpoints.upcoming)
  upcoming(@ValidQuery() query: QueryOf<typeof openingEndpoints.upcoming>): Promise<OpeningSummary[]> {
    return this.pages.upcoming(query);
  }

  @Handle(openingEndpoints.view)
  view(@Param('slug') slug: string, @Param('openingId') openingId: string): Promise<OpeningView> {
    return this.pages.one(slug, openingId);
  }

  @Handle(openingEndpoints.tickets)
  async tickets(@Param('slug') slug: string, @Param('openingId') openingId: string): Promise<StreamableFile> {
    return new StreamableFile(await this.pages.tickets(slug, openingId), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="tickets.csv"',
    });
  }
}
