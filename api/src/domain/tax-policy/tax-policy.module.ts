import { Module } from '@nestjs/common';
import { TaxPolicyService } from './tax-policy.service.ts';

@Module({ providers: [TaxPolicyService], exports: [TaxPolicyService] })
export class TaxPolicyModule {}
