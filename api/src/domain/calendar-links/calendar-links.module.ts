import { Module } from '@nestjs/common';
import { CalendarLinks } from './calendar-links.service.ts';
import { CalendarLinksData } from './calendar-links-data.ts';

@Module({ providers: [CalendarLinks, CalendarLinksData], exports: [CalendarLinks] })
export class CalendarLinksModule {}
