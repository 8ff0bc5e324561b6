import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../platform/database/table-definition.ts';

const TEMPLE = { templeId: nullable(ref()) };

export class DigestItemTemple1775600210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'notification_digest_items', TEMPLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'notification_digest_items', TEMPLE);
  }
}
