import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable, varchar } from '../../../platform/database/table-definition.ts';

const OF_ORDERS = { payableUntil: nullable(instant()), toCartAt: nullable(instant()) };
const OF_LINES = { item: nullable(longText()), place: nullable(varchar(8)), heldUntil: nullable(instant()) };
const HELD = new TableIndex({ name: 'ix_order_lines_held', columnNames: ['place', 'heldUntil'] });

/** Carts and places: what a line asked for, and until when its place is held. */
export class Places1766950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', OF_ORDERS);
    await addColumns(runner, 'order_lines', OF_LINES);
    await runner.createIndex('order_lines', HELD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('order_lines', HELD);
    await dropColumns(runner, 'order_lines', OF_LINES);
    await dropColumns(runner, 'orders', OF_ORDERS);
  }
}
