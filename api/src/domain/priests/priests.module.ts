import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { PriestsService } from './priests.service.ts';

@Module({ imports: [TemplesModule], providers: [PriestsService], exports: [PriestsService] })
export class PriestsModule {}
