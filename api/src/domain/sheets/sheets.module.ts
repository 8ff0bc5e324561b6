import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { CalendarLinksModule } from '../calendar-links/calendar-links.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { PoojasModule } from '../poojas/poojas.module.ts';
import { PriestsModule } from '../priests/priests.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { PriestCalendar } from './priest-calendar.service.ts';
import { PriestDays } from './priest-days.service.ts';
import { ServicePhotos } from './service-photos.service.ts';
import { SheetMaker } from './sheet-maker.service.ts';
import { SheetNotices } from './sheet-notices.service.ts';
import { sheetNotifications } from './sheet-notifications.ts';
import { SheetsService } from './sheets.service.ts';
import { SheetsData } from './sheets-data.ts';
import { UndoneMarks } from './undone-marks.service.ts';

const SERVICES = [SheetsService, PriestCalendar, PriestDays, ServicePhotos, UndoneMarks];

@Module({
  imports: [AssignmentsModule, BookingsModule, CalendarLinksModule, PanchangaModule, PoojasModule, PriestsModule, TemplesModule],
  providers: [...SERVICES, SheetMaker, SheetNotices, SheetsData, provideNotifications(sheetNotifications)],
  exports: SERVICES,
})
export class SheetsModule {}
