import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../../platform/database/table-definition.ts';

const USES_ARE_SOUND = 'uses >= 0 AND (maxUses IS NULL OR uses <= maxUses)';

/** Discount codes of what events sell, and the order lines that use them. */
export class TicketDiscounts1774900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'ticket_discounts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        saleId: ref(),
        code: varchar(24),
        kind: varchar(8),
        percent: nullable(integer()),
        offCents: nullable(cents()),
        typeIds: longText(),
        startsOn: nullable(localDate()),
        endsOn: nullable(localDate()),
        maxUses: nullable(integer()),
        perOrder: nullable(integer()),
        uses: integer(),
        closedAt: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_ticket_discounts_code: ['templeId', 'saleId', 'code'] },
      checks: { ck_ticket_discounts_uses: USES_ARE_SOUND },
    });
    await createTable(runner, {
      name: 'ticket_discount_uses',
      columns: { templeId: primary(ref()), id: id(), discountId: ref(), orderId: ref() },
      indexes: { ix_ticket_discount_uses_order: ['templeId', 'discountId', 'orderId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ticket_discount_uses', 'ticket_discounts');
  }
}
