import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { prefixLockedAt: nullable(instant()), signerName: nullable(varchar(80)), signerTitle: nullable(varchar(80)) };
const FIRST_RECEIPT = '(SELECT MIN(issuedAt) FROM receipts WHERE receipts.templeId = temple_giving.templeId)';

/** Who signs a temple's receipts, and since when a receipt carries its prefix. */
export class ReceiptSettings1772300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temple_giving', COLUMNS);
    await runner.query(`UPDATE temple_giving SET prefixLockedAt = ${FIRST_RECEIPT}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temple_giving', COLUMNS);
  }
}
