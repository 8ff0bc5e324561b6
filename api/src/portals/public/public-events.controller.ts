import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { type EventCard, type EventPage, type Page, publicEventEndpoints, type QueryOf } from '@sannidhi/contracts';
import { EventCalendar } from '../../domain/events/event-calendar.service.ts';
import { PublicEvents } from '../../domain/events/public-events.service.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PublicEventsController {
  constructor(
    private readonly events: PublicEvents,
    private readonly calendar: EventCalendar,
  ) {}

  @Handle(publicEventEndpoints.find)
  find(@ValidQuery() query: QueryOf<typeof publicEventEndpoints.find>): Promise<Page<EventCard>> {
    return this.events.find(query);
  }

  @Handle(publicEventEndpoints.page)
  page(@Param('slug') slug: string, @Param('occurrenceId') occurrenceId: string): Promise<EventPage> {
    return this.events.page(slug, occurrenceId);
  }

  @Handle(publicEventEndpoints.file)
  async file(
    @Param('slug') slug: string,
    @Param('occurrenceId') occurrenceId: string,
    @ValidQuery() { dates }: QueryOf<typeof publicEventEndpoints.file>,
  ): Promise<StreamableFile> {
    return calendarFile(await this.calendar.file(slug, occurrenceId, dates), 'event');
  }

  @Handle(publicEventEndpoints.feed)
  async feed(@Param('slug') slug: string): Promise<StreamableFile> {
    return calendarFile(await this.calendar.feed(slug), 'events');
  }
}
