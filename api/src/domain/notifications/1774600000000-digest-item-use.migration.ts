import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const USE = { usefulUntil: nullable(instant()) };

export class DigestItemUse1774600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'notification_digest_items', USE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'notification_digest_items', USE);
  }
}
