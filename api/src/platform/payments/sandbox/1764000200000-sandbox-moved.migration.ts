import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instant, nullable } from '../../database/table-definition.ts';

export class SandboxMoved1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('sandbox_checkouts', nullable(instant())('movedAt'));
    await runner.query('UPDATE sandbox_checkouts SET movedAt = paidAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('sandbox_checkouts', 'movedAt');
  }
}
