import { Controller, Param } from '@nestjs/common';
import { type PublicCalendar, publicCalendarEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PublicCalendarService } from '../../domain/calendar/public-calendar.service.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

/** A temple's days, for everyone. */
@Controller()
export class PublicCalendarController {
  constructor(private readonly calendar: PublicCalendarService) {}

  @Handle(publicCalendarEndpoints.read)
  read(@Param('slug') slug: string, @ValidQuery() query: QueryOf<typeof publicCalendarEndpoints.read>): Promise<PublicCalendar> {
    return this.calendar.read(slug, query);
  }
}
