import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../platform/database/table-definition.ts';

/** One gift of a devotee is found by its id, and their list is in the order of ids. */
export class OwnGiftsIndex1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'donations', 'ix_donations_donor', ['donorAccountId', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'donations', 'ix_donations_donor', ['donorAccountId', 'createdAt', 'id']);
  }
}
