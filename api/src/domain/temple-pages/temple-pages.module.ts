import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { TempleHoursService } from './temple-hours.service.ts';
import { TemplePhotosService } from './temple-photos.service.ts';
import { TempleVisitsService } from './temple-visits.service.ts';

const SERVICES = [TempleHoursService, TemplePhotosService, TempleVisitsService];

@Module({ imports: [AuditModule, TemplesModule], providers: SERVICES, exports: SERVICES })
export class TemplePagesModule {}
