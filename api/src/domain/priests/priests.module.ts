import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { PriestHoursService } from './priest-hours.service.ts';
import { PriestPhotos } from './priest-photos.service.ts';
import { PriestsService } from './priests.service.ts';
import { PriestsData } from './priests-data.ts';

const SERVICES = [PriestHoursService, PriestPhotos, PriestsService];

@Module({ imports: [TemplesModule], providers: [...SERVICES, PriestsData], exports: SERVICES })
export class PriestsModule {}
