import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  nullable,
  primary,
  ref,
  replaceIndex,
  varchar,
} from '../../../platform/database/table-definition.ts';

/** Money the provider took that isn't assigned to a line yet. The platform's sums leave disputed money out by reading only the index. */
export class UnassignedMoney1766900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'unassigned_money',
      columns: {
        templeId: primary(ref()),
        id: id(),
        orderId: ref(),
        cause: varchar(8),
        heldCents: cents(),
        beyondCents: cents(),
        openedAt: nullable(instant()),
        assignedAt: nullable(instant()),
        assignedBy: nullable(varchar(120)),
      },
      indexes: { ix_unassigned_money_order: ['templeId', 'orderId', 'assignedAt'] },
    });
    await replaceIndex(runner, 'orders', 'ix_orders_pending', ['status', 'createdAt', 'totalCents', 'refundedCents', 'lostCents']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'orders', 'ix_orders_pending', ['status', 'createdAt', 'totalCents', 'refundedCents']);
    await dropTables(runner, 'unassigned_money');
  }
}
