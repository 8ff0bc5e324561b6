import { Module } from '@nestjs/common';
import { SavedTemplesService } from './saved-temples.service.ts';
import { TemplesService } from './temples.service.ts';

@Module({ providers: [TemplesService, SavedTemplesService], exports: [TemplesService, SavedTemplesService] })
export class TemplesModule {}
