import { type LineShare, spreadOverLines } from '../../domain/orders/line-shares.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import type { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { DemoAudit } from './demo-audit.ts';
import type { DemoBooks } from './demo-books.ts';
import type { DemoSandbox } from './demo-sandbox.ts';

/** Where it is written what becomes of a demo temple's gifts. */
export interface DemoRecords {
  books: DemoBooks;
  sandbox: DemoSandbox;
  audit: DemoAudit;
}

/** A gift as it is stored. */
export interface DemoSale {
  order: Order;
  lines: OrderLine[];
}

/** Takes money back from a gift's lines. */
export function takeFrom(lines: readonly OrderLine[], cents: number): LineShare[] {
  const shares = spreadOverLines(lines, cents);
  for (const { lineId, cents: share } of shares) {
    const line = found(lines.find(({ id }) => id === lineId));
    line.refundedCents += share;
    line.refundHeldCents += share;
  }
  return shares;
}

/** Replaces the receipt of a gift that was paid back in part, and voids that of one that was paid back. */
export function correctReceipt({ books, audit }: DemoRecords, { order, lines }: DemoSale, at: Date, reason: string): void {
  books.receipt(order, lines, at, reason);
  audit.note(order, order.receiptNumber ? 'receipt.replaced' : 'receipt.voided', at, order.receiptNumber);
}
