import { Module } from '@nestjs/common';
import { TemplesService } from './temples.service.ts';

@Module({ providers: [TemplesService], exports: [TemplesService] })
export class TemplesModule {}
