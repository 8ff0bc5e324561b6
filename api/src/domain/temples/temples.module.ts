import { Module } from '@nestjs/common';
import { SavedTemplesService } from './saved-temples.service.ts';
import { SavedTemplesData } from './saved-temples-data.ts';
import { TempleFoundationService } from './temple-foundation.service.ts';
import { TempleLocationService } from './temple-location.service.ts';
import { TempleProfileService } from './temple-profile.service.ts';
import { TempleRegistrationsService } from './temple-registrations.service.ts';
import { TemplesService } from './temples.service.ts';

const SERVICES = [
  TemplesService,
  SavedTemplesService,
  TempleFoundationService,
  TempleLocationService,
  TempleProfileService,
  TempleRegistrationsService,
];

@Module({ providers: [...SERVICES, SavedTemplesData], exports: SERVICES })
export class TemplesModule {}
