import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PoojasModule } from '../poojas/poojas.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { DepartedRequestNames } from './departed-request-names.service.ts';
import { OfficeRequests } from './office-requests.service.ts';
import { OwnRequests } from './own-requests.service.ts';
import { RequestClock } from './request-clock.service.ts';
import { RequestDays } from './request-days.service.ts';
import { RequestEndings } from './request-endings.service.ts';
import { RequestNotices } from './request-notices.service.ts';
import { requestNotifications } from './request-notifications.ts';
import { RequestSales } from './request-sales.service.ts';
import { RequestScheduling } from './request-scheduling.service.ts';
import { RequestsData } from './requests-data.ts';

const SERVICES = [OwnRequests, OfficeRequests, RequestScheduling];

@Module({
  imports: [AssignmentsModule, BookingsModule, OrdersModule, PoojasModule, TemplesModule],
  providers: [
    ...SERVICES,
    DepartedRequestNames,
    RequestClock,
    RequestDays,
    RequestEndings,
    RequestNotices,
    RequestSales,
    RequestsData,
    provideNotifications(requestNotifications),
  ],
  exports: SERVICES,
})
export class PoojaRequestsModule {}
