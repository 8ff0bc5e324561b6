import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const FILES = { files: nullable(varchar(36)) };

/** Crops are in files of their own for each change, not for each version: two changes of one version never write the same. */
export class PhotoFiles1774500002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temple_photos', FILES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temple_photos', FILES);
  }
}
