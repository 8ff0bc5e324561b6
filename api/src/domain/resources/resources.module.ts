import { Module } from '@nestjs/common';
import { provideNotifications } from '../notifications/notification-kinds.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { OfficeUses } from './office-uses.service.ts';
import { PoojaUses } from './pooja-uses.service.ts';
import { ResourceDesk } from './resource-desk.service.ts';
import { ResourceUses } from './resource-uses.service.ts';
import { SeriesUses } from './series-uses.service.ts';
import { UseNotices } from './use-notices.service.ts';
import { useNotifications } from './use-notifications.ts';

const SERVICES = [OfficeUses, PoojaUses, ResourceDesk, ResourceUses, SeriesUses, UseNotices];

@Module({ imports: [TemplesModule], providers: [...SERVICES, provideNotifications(useNotifications)], exports: SERVICES })
export class ResourcesModule {}
