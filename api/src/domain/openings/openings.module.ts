import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { PoojasModule } from '../poojas/poojas.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { CanceledDrawTimes } from './canceled-draw-times.service.ts';
import { DepartedEntryNames } from './departed-entry-names.service.ts';
import { DrawEntries } from './draw-entries.service.ts';
import { OpeningDesk } from './opening-desk.service.ts';
import { OpeningDriver } from './opening-driver.service.ts';
import { OpeningGate } from './opening-gate.service.ts';
import { OpeningLine } from './opening-line.service.ts';
import { OpeningMessages } from './opening-messages.service.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { openingNotifications } from './opening-notifications.ts';
import { OpeningPages } from './opening-pages.service.ts';
import { OpeningPlaces } from './opening-places.service.ts';
import { OpeningSlots } from './opening-slots.service.ts';
import { OpeningWinners } from './opening-winners.service.ts';
import { OpeningsData } from './openings-data.ts';
import { WaitingRooms } from './waiting-rooms.service.ts';

const SERVICES = [DrawEntries, OpeningDesk, OpeningPages, OpeningPlaces, WaitingRooms];

@Module({
  imports: [BookingsModule, PoojasModule, TemplesModule],
  providers: [
    ...SERVICES,
    CanceledDrawTimes,
    DepartedEntryNames,
    OpeningDriver,
    OpeningGate,
    OpeningLine,
    OpeningMessages,
    OpeningNotices,
    OpeningSlots,
    OpeningWinners,
    OpeningsData,
    provideNotifications(openingNotifications),
  ],
  exports: SERVICES,
})
export class OpeningsModule {}
