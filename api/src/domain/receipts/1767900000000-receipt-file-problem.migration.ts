import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { fileProblem: nullable(varchar(80)) };

export class ReceiptFileProblem1767900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'receipts', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'receipts', COLUMNS);
  }
}
