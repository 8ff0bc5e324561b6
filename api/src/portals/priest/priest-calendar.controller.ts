import { Controller, Header, type StreamableFile } from '@nestjs/common';
import { type CalendarLink, priestCalendarEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PriestCalendar } from '../../domain/sheets/priest-calendar.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PriestCalendarController {
  constructor(private readonly calendar: PriestCalendar) {}

  @Handle(priestCalendarEndpoints.link)
  link(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.link(actor);
  }

  @Handle(priestCalendarEndpoints.newLink)
  renew(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.renew(actor);
  }

  @Handle(priestCalendarEndpoints.dropLink)
  drop(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.drop(actor);
  }

  @Handle(priestCalendarEndpoints.feed)
  @Header('cache-control', 'private, no-cache')
  async feed(@ValidQuery() { token }: QueryOf<typeof priestCalendarEndpoints.feed>): Promise<StreamableFile> {
    return calendarFile(await this.calendar.feed(token), 'services');
  }
}
