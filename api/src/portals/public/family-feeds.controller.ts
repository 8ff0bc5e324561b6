import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import { type FestivalMailState, familyDateEndpoints, festivalPreferenceEndpoints, type QueryOf } from '@sannidhi/contracts';
import { FamilyCalendarService } from '../../domain/family/family-calendar.service.ts';
import { UnsubscribeService } from '../../domain/festival-reminders/unsubscribe.service.ts';
import { calendarFile } from '../../platform/http/calendar-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class FamilyFeedsController {
  constructor(
    private readonly calendar: FamilyCalendarService,
    private readonly unsubscriptions: UnsubscribeService,
  ) {}

  @Handle(familyDateEndpoints.feed)
  @Header('cache-control', 'private, no-cache')
  async feed(@Param('token') token: string, @ValidQuery() { language }: QueryOf<typeof familyDateEndpoints.feed>): Promise<StreamableFile> {
    return calendarFile(await this.calendar.feed(token, language), 'family');
  }

  @Handle(festivalPreferenceEndpoints.mailState)
  mailState(@Param('token') token: string): Promise<FestivalMailState> {
    return this.unsubscriptions.state(token);
  }

  @Handle(festivalPreferenceEndpoints.unsubscribe)
  unsubscribe(@Param('token') token: string): Promise<FestivalMailState> {
    return this.unsubscriptions.set(token, false);
  }

  @Handle(festivalPreferenceEndpoints.resubscribe)
  resubscribe(@Param('token') token: string): Promise<FestivalMailState> {
    return this.unsubscriptions.set(token, true);
  }
}
