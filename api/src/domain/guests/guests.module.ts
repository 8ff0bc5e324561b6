import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { PhoneCodesService } from './phone-codes.service.ts';
import { PhoneLimits } from './phone-limits.service.ts';

@Module({ imports: [TemplesModule, FundsModule], providers: [PhoneCodesService, PhoneLimits], exports: [PhoneCodesService] })
export class GuestsModule {}
