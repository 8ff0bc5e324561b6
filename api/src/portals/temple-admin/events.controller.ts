import { Controller, Param, type StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type EventDetail,
  type EventReach,
  type EventRow,
  eventEndpoints,
  eventOccurrenceEndpoints,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import { EventDates } from '../../domain/events/event-dates.service.ts';
import { EventDesk } from '../../domain/events/event-desk.service.ts';
import { EventPosters } from '../../domain/events/event-posters.service.ts';
import { EventSeries } from '../../domain/events/event-series.service.ts';
import { TicketDateEffects } from '../../domain/tickets/dates/ticket-date-effects.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class EventsController {
  constructor(
    private readonly desk: EventDesk,
    private readonly series: EventSeries,
    private readonly dates: EventDates,
    private readonly posters: EventPosters,
    private readonly effects: TicketDateEffects,
  ) {}

  @Handle(eventEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof eventEndpoints.list>): Promise<Page<EventRow>> {
    return this.desk.list(actor, query);
  }

  @Handle(eventEndpoints.create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof eventEndpoints.create>): Promise<EventDetail> {
    return this.series.create(actor, body);
  }

  @Handle(eventEndpoints.preview)
  preview(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof eventEndpoints.preview>): Promise<{ dates: string[] }> {
    return this.desk.preview(actor, body);
  }

  @Handle(eventEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('eventId') eventId: string): Promise<EventDetail> {
    return this.desk.one(actor, eventId);
  }

  @Handle(eventEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('eventId') eventId: string,
    @ValidBody() body: BodyOf<typeof eventEndpoints.change>,
  ): Promise<EventDetail> {
    return this.series.change(actor, eventId, body);
  }

  @Handle(eventEndpoints.publish)
  publish(@CurrentActor() actor: Actor, @Param('eventId') eventId: string): Promise<EventDetail> {
    return this.series.publish(actor, eventId);
  }

  @Handle(eventEndpoints.poster)
  async poster(@CurrentActor() actor: Actor, @Param('eventId') eventId: string): Promise<StreamableFile> {
    return pdfFile(await this.posters.of(actor, eventId), 'event-poster');
  }

  @Handle(eventOccurrenceEndpoints.change)
  changeDate(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof eventOccurrenceEndpoints.change>,
  ): Promise<EventDetail> {
    return this.dates.change(actor, occurrenceId, body);
  }

  @Handle(eventOccurrenceEndpoints.reach)
  reach(@CurrentActor() actor: Actor, @Param('occurrenceId') occurrenceId: string): Promise<EventReach> {
    return this.effects.ofMove(actor, occurrenceId);
  }

  @Handle(eventOccurrenceEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof eventOccurrenceEndpoints.cancel>,
  ): Promise<EventDetail> {
    return this.dates.cancel(actor, occurrenceId, body);
  }

  @Handle(eventOccurrenceEndpoints.postpone)
  postpone(
    @CurrentActor() actor: Actor,
    @Param('occurrenceId') occurrenceId: string,
    @ValidBody() body: BodyOf<typeof eventOccurrenceEndpoints.postpone>,
  ): Promise<EventDetail> {
    return this.dates.postpone(actor, occurrenceId, body);
  }
}
