import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { type BookingPass, bookingCalendarEndpoints, type CalendarLink } from '@sannidhi/contracts';
import { BookingCalendar } from '../../domain/bookings/booking-calendar.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

@Controller()
export class BookingCalendarController {
  constructor(private readonly calendar: BookingCalendar) {}

  @Handle(bookingCalendarEndpoints.link)
  link(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.link(actor);
  }

  @Handle(bookingCalendarEndpoints.newLink)
  renew(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.renew(actor);
  }

  @Handle(bookingCalendarEndpoints.dropLink)
  drop(@CurrentActor() actor: Actor): Promise<CalendarLink> {
    return this.calendar.drop(actor);
  }

  @Handle(bookingCalendarEndpoints.feed)
  @Header('cache-control', 'private, no-cache')
  async feed(@Param('token') token: string): Promise<StreamableFile> {
    return calendarFile(await this.calendar.feed(token), 'poojas');
  }

  @Handle(bookingCalendarEndpoints.pass)
  pass(@CurrentActor() actor: Actor, @Param('bookingId') bookingId: string): Promise<BookingPass> {
    return this.calendar.pass(actor, bookingId);
  }
}
