import { Global, Module } from '@nestjs/common';
import { QuotasData } from '../quotas/quotas-data.ts';
import { PersonalData } from './personal-data.ts';

@Global()
@Module({ providers: [PersonalData, QuotasData], exports: [PersonalData] })
export class PersonalDataModule {}
