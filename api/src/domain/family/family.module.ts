import { Module } from '@nestjs/common';
import { FestivalRemindersModule } from '../festival-reminders/festival-reminders.module.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { FamilyCalendarService } from './family-calendar.service.ts';
import { FamilyCalendarLinksService } from './family-calendar-links.service.ts';
import { FamilyData } from './family-data.ts';
import { FamilyDepartures } from './family-departures.ts';
import { FamilyMembersService } from './family-members.service.ts';

const SERVICES = [FamilyDepartures, FamilyMembersService, FamilyCalendarService, FamilyCalendarLinksService];

@Module({ imports: [PanchangaModule, FestivalRemindersModule], providers: [...SERVICES, FamilyData], exports: SERVICES })
export class FamilyModule {}
