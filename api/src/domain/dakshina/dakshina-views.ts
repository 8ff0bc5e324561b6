import type { DakshinaEntry } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';

type Shown = Omit<DakshinaEntry, 'priest'>;

/** Entries of any temples with how they were paid, in their order. */
export async function entryViews(manager: EntityManager, rows: readonly DakshinaEntryRow[]): Promise<Shown[]> {
  const ids = [...new Set(rows.flatMap(({ paymentId }) => paymentId ?? []))];
  const templeId = In([...new Set(rows.map((row) => row.templeId))]);
  const found = ids.length === 0 ? [] : await manager.findBy(DakshinaPaymentRow, { templeId, id: In(ids) });
  const payments = new Map(found.map((each) => [each.id, each]));
  return rows.map((row) => entryView(row, payments.get(row.paymentId ?? '')));
}

function entryView(row: DakshinaEntryRow, payment: DakshinaPaymentRow | undefined): Shown {
  const { id, state, service, startsAt, families, way, cents, performedAt } = row;
  return {
    id,
    state,
    service,
    startsAt: startsAt.toISOString(),
    families,
    way,
    cents,
    performedAt: performedAt.toISOString(),
    paid: payment ? { on: payment.paidOn, method: payment.method, reference: payment.reference } : null,
  };
}
