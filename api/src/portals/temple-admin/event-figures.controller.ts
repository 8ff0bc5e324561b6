import { Controller, StreamableFile } from '@nestjs/common';
import {
  type EventDateFigures,
  type EventSummary,
  eventFigureEndpoints,
  type Language,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import { EventFigures } from '../../domain/tickets/figures/event-figures.service.ts';
import { EventNeedsService } from '../../domain/tickets/figures/event-needs.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, PageLanguage, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class EventFiguresController {
  constructor(
    private readonly figures: EventFigures,
    private readonly needs: EventNeedsService,
  ) {}

  @Handle(eventFigureEndpoints.summary)
  summary(@CurrentActor() actor: Actor): Promise<EventSummary> {
    return this.figures.summary(actor);
  }

  @Handle(eventFigureEndpoints.waiting)
  waiting(@CurrentActor() actor: Actor): Promise<{ toApprove: number }> {
    return this.needs.waiting(actor);
  }

  @Handle(eventFigureEndpoints.csv)
  async csv(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof eventFigureEndpoints.csv>,
    @PageLanguage() language: Language,
  ): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.figures.csv(actor, query, language)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="event-figures.csv"',
    });
  }

  @Handle(eventFigureEndpoints.dates)
  dates(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof eventFigureEndpoints.dates>): Promise<Page<EventDateFigures>> {
    return this.figures.dates(actor, query);
  }
}
