import { Controller } from '@nestjs/common';
import { type QueryOf, type TempleCalendar, templeCalendarEndpoints } from '@sannidhi/contracts';
import { TempleCalendarService } from '../../domain/calendar/temple-calendar.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

/** Everything at the temple, by day. */
@Controller()
export class TempleCalendarController {
  constructor(private readonly calendar: TempleCalendarService) {}

  @Handle(templeCalendarEndpoints.read)
  read(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof templeCalendarEndpoints.read>): Promise<TempleCalendar> {
    return this.calendar.read(actor, query);
  }
}
