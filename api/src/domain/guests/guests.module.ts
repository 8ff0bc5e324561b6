import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { PhoneCodesService } from './phone-codes.service.ts';
import { PhoneLimitRows } from './phone-limit-rows.ts';
import { PhoneLimits } from './phone-limits.service.ts';

@Module({
  imports: [TemplesModule, FundsModule],
  providers: [PhoneCodesService, PhoneLimits, PhoneLimitRows],
  exports: [PhoneCodesService],
})
export class GuestsModule {}
