import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Not by TypeORM, which remembers the table as it was before an earlier migration renamed one of its columns. */
export class SandboxCardOnly1774200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sandbox_checkouts ADD COLUMN cardOnly boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sandbox_checkouts DROP COLUMN cardOnly');
  }
}
