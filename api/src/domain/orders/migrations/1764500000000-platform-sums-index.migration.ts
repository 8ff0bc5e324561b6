import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../platform/database/table-definition.ts';

/** The platform's sums are read from the index alone. */
export class PlatformSumsIndex1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'donations', 'ix_donations_pending', ['status', 'createdAt', 'totalCents', 'refundedCents']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'donations', 'ix_donations_pending', ['status', 'createdAt']);
  }
}
