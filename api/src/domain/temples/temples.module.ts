import { Module } from '@nestjs/common';
import { SavedTemplesService } from './saved-temples.service.ts';
import { TempleRegistrationsService } from './temple-registrations.service.ts';
import { TemplesService } from './temples.service.ts';

const SERVICES = [TemplesService, SavedTemplesService, TempleRegistrationsService];

@Module({ providers: SERVICES, exports: SERVICES })
export class TemplesModule {}
