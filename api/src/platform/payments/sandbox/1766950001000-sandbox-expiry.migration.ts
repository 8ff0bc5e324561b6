import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../database/table-definition.ts';

const EXPIRY = { expiresAt: nullable(instant()) };

export class SandboxExpiry1766950001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'sandbox_checkouts', EXPIRY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'sandbox_checkouts', EXPIRY);
  }
}
