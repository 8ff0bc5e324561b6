import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { OrderTerm } from '../../domain/orders/order-term.entity.ts';
import { termRows } from '../../domain/orders/order-terms.ts';
import { Refund } from '../../domain/orders/refunds/refund.entity.ts';
import { RefundLine } from '../../domain/orders/refunds/refund-line.entity.ts';
import type { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';
import { SandboxRefund } from '../../platform/payments/sandbox/sandbox-refund.entity.ts';
import type { DemoGiving } from './demo-giving.ts';

/** Writes orders with their refunds, what the sandbox remembers of them, and what the office finds them by. */
export async function writeSales(tx: EntityManager, giving: DemoGiving, receipts: readonly Receipt[]): Promise<void> {
  await insertRows(tx, Order, giving.donations);
  await insertRows(tx, OrderLine, giving.lines);
  await insertRows(tx, OrderTerm, termsOfAll(giving.donations, receipts));
  await insertRows(tx, Refund, giving.refunds.rows);
  await insertRows(tx, RefundLine, giving.refunds.lines);
  await insertRows(tx, SandboxCheckout, giving.sandbox.checkouts);
  await insertRows(tx, SandboxRefund, giving.sandbox.refunds);
  await insertRows(tx, AuditEntry, giving.audit.entries);
}

/** What the orders are found by, with every receipt each of them had. */
function termsOfAll(orders: readonly Order[], receipts: readonly Receipt[]): OrderTerm[] {
  const numbers = new Map<string, string[]>();
  for (const { orderId, number } of receipts) numbers.set(orderId, [...(numbers.get(orderId) ?? []), number]);
  return orders.flatMap((order) => termRows(order, numbers.get(order.id)));
}
