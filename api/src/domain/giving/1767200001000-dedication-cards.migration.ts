import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, varchar } from '../../platform/database/table-definition.ts';

const CARD = {
  notifyName: nullable(varchar(120)),
  notifyEmail: nullable(varchar(254)),
  notifyAddress: nullable(varchar(300)),
  cardStatus: nullable(varchar(12)),
  cardSentAt: nullable(instant()),
  cardSentBy: nullable(varchar(120)),
};
const BY_STATUS = new TableIndex({ name: 'ix_gifts_card', columnNames: ['templeId', 'cardStatus', 'id'] });

/** Whom to tell of a dedication, and what became of the card. */
export class DedicationCards1767200001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'gifts', CARD);
    await runner.createIndex('gifts', BY_STATUS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('gifts', BY_STATUS);
    await dropColumns(runner, 'gifts', CARD);
  }
}
