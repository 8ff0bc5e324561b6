import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';
import { IdempotencyStore } from './idempotency-store.ts';

const DAY_SECONDS = 86_400;

@Global()
@Module({ providers: [IdempotencyStore], exports: [IdempotencyStore] })
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly store: IdempotencyStore,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-idempotency-keys', DAY_SECONDS, async () => void (await this.store.forgetOld()));
  }
}
