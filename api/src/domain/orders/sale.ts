import type { Language } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { findTogether } from '../../platform/database/find-together.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { TempleGiving } from '../giving-settings/temple-giving.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';

/** Which order. */
export type OrderKey = Pick<Order, 'templeId' | 'id'>;

/** An order with everything its settlement and its receipt need. */
export interface Sale {
  order: Order;
  /** In their order. */
  lines: OrderLine[];
  temple: Temple;
  /** Null where the temple has none yet. */
  settings: TempleGiving | null;
  /** The payer's; English for a guest. */
  language: Language;
}

/** Reads a sale in one statement. Throws `not-found`. */
export async function saleOf(manager: EntityManager, { templeId, id }: OrderKey): Promise<Sale> {
  const rows = await findTogether(manager, {
    rows: { sold: Order, line: OrderLine, temple: Temple },
    optional: { settings: TempleGiving, payer: Account },
    from: `FROM orders sold
      JOIN order_lines line ON line.templeId = sold.templeId AND line.orderId = sold.id
      JOIN temples temple ON temple.id = sold.templeId
      LEFT JOIN temple_giving settings ON settings.templeId = sold.templeId
      LEFT JOIN accounts payer ON payer.id = sold.payerAccountId
      WHERE sold.templeId = ? AND sold.id = ? ORDER BY line.position`,
    values: [templeId, id],
  });
  const { sold, temple, settings, payer } = found(rows[0] ?? null);
  return { order: sold, lines: rows.map(({ line }) => line), temple, settings, language: payer?.language ?? 'en' };
}
