import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const ASKED = { cardAskedAt: nullable(instant()) };

/** Whether a gift's arrival calls for a card: the few that do are looked up, no others. */
export class CardAsked1767200002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', ASKED);
    await runner.query(
      `UPDATE orders SET cardAskedAt = createdAt WHERE EXISTS (SELECT 1 FROM gifts
         WHERE gifts.templeId = orders.templeId AND gifts.id = orders.id AND gifts.notifyName IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'orders', ASKED);
  }
}
