import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { PhoneGate } from './phone-gate.entity.ts';
import { PhoneGuess } from './phone-guess.entity.ts';

const HOUR_SECONDS = 60 * 60;
/** No limit looks back further. */
const LONGEST_LIMIT_MS = 24 * HOUR_SECONDS * 1000;

/** Forgets codes, guesses and gates that no limit asks for any more. */
@Injectable()
export class PhoneLimitRows implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-phone-limits', HOUR_SECONDS, () => this.forget(new Date(Date.now() - LONGEST_LIMIT_MS)));
  }

  private async forget(before: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.delete(PhoneCode, { createdAt: LessThan(before) });
      await tx.delete(PhoneGuess, { createdAt: LessThan(before) });
      await tx.delete(PhoneGate, { touchedAt: LessThan(before) });
    });
  }
}
