import { Module } from '@nestjs/common';
import { TemplesModule } from '../temples/temples.module.ts';
import { StaffService } from './staff.service.ts';

@Module({ imports: [TemplesModule], providers: [StaffService], exports: [StaffService] })
export class StaffModule {}
