import { type LedgerEntryView, type LedgerReason, type LineKind } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import { reasonOf } from './ledger-reason.ts';

/** What an order's payment is called in the books, by the kind of its lines; prasadam is only sold along with a pooja. */
const PAID_FOR: Partial<Record<LineKind, PaidCode>> = {
  donation: 'ledger.gift',
  pooja: 'ledger.pooja',
  request: 'ledger.pooja',
  prasadam: 'ledger.pooja',
  'pooja-move': 'ledger.pooja-moved',
  ticket: 'ledger.tickets',
};
export type PaidCode = 'ledger.gift' | 'ledger.pooja' | 'ledger.pooja-moved' | 'ledger.tickets' | 'ledger.several';

/** What lines of these kinds are called together. */
export function paidCodeOf(kinds: Iterable<LineKind>): PaidCode {
  const [code = 'ledger.several', ...more] = new Set([...kinds].map((kind) => PAID_FOR[kind] ?? 'ledger.several'));
  return more.length > 0 ? 'ledger.several' : code;
}

type Worded = Pick<LedgerEntryView, 'reason' | 'reasonMessage'>;

/** How every payment was called once, whatever it was for. */
const ONCE = reasonOf('ledger.gift', { donor: '' }).sentence;

/**
 * What entries of payments are called today, by their ids: once all were called donations. Entries never change, so what was paid for is
 * read from the lines of their orders. Only those that may be called wrongly are looked up.
 */
export async function paidForNow(manager: EntityManager, templeId: string, entries: readonly LedgerEntry[]): Promise<Map<string, Worded>> {
  const called = entries.filter(({ postingKey, reason, orderId }) => orderId && postingKey.startsWith('gift:') && reason.startsWith(ONCE));
  const worded = new Map<string, Worded>();
  if (called.length === 0) return worded;
  const kinds = await kindsOf(
    manager,
    templeId,
    called.map(({ orderId }) => orderId ?? ''),
  );
  for (const { id, orderId, reason, reasonMessage } of called) {
    const code = paidCodeOf(kinds.get(orderId ?? '') ?? ['donation']);
    if (code === 'ledger.gift') continue;
    const message: LedgerReason | null = reasonMessage && { ...reasonMessage, code };
    worded.set(id, { reason: reasonOf(code, { donor: reason.slice(ONCE.length) }).sentence, reasonMessage: message });
  }
  return worded;
}

async function kindsOf(manager: EntityManager, templeId: string, orderIds: readonly string[]): Promise<Map<string, LineKind[]>> {
  const among = orderIds.map(() => '?').join(', ');
  const sql = `SELECT DISTINCT orderId AS orderId, kind AS kind FROM order_lines WHERE templeId = ? AND orderId IN (${among})`;
  const rows: { orderId: string; kind: LineKind }[] = await manager.query(sql, [templeId, ...orderIds]);
  const kinds = new Map<string, LineKind[]>();
  for (const { orderId, kind } of rows) kinds.set(orderId, [...(kinds.get(orderId) ?? []), kind]);
  return kinds;
}
