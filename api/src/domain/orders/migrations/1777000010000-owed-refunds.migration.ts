import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, localDate, nullable, ref, varchar } from '../../../platform/database/table-definition.ts';

const TABLE = 'refunds';
const HANDED_OUT = {
  handedOutAt: nullable(instant()),
  handedOutOn: nullable(localDate()),
  handedOutById: nullable(ref()),
  handedOutBy: nullable(varchar(120)),
  handedOutMethod: nullable(varchar(8)),
  handedOutCheck: nullable(varchar(40)),
};
const INDEXES = [
  new TableIndex({ name: 'ix_refunds_owed', columnNames: ['templeId', 'status', 'settledAt', 'id'] }),
  new TableIndex({ name: 'ix_refunds_handed_out', columnNames: ['templeId', 'handedOutAt', 'id'] }),
];

/** Refunds of cash and checks say when, by whom and how they were handed out. Those settled before say nothing: nobody was asked. */
export class OwedRefunds1777000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, HANDED_OUT);
    await runner.createIndices(TABLE, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndices(TABLE, INDEXES);
    await dropColumns(runner, TABLE, HANDED_OUT);
  }
}
