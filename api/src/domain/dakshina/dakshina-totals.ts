import type { DakshinaTotal } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';

interface Sum {
  accountId: string | null;
  fullName: string;
  services: string | number;
  cents: string | number;
}

/** The first day of the year that it is at a temple. */
export const yearStart = (timeZone: string): string => `${dateAt(Date.now(), timeZone).slice(0, 4)}-01-01`;

/** What a temple owes each priest, and has paid this year; whom most is owed first. Former accounts are left out: nobody can pay them. */
export async function dakshinaTotals(manager: EntityManager, { id: templeId, timeZone }: Temple): Promise<DakshinaTotal[]> {
  const owed = await sums(manager, templeId, 'owed');
  const paid = await paidSince(manager, templeId, yearStart(timeZone));
  const known = await sums(manager, templeId, 'paid');
  const ids = [...new Set([...owed, ...known].flatMap(({ accountId }) => accountId ?? []))];
  return ids
    .map((id) => {
      const due = owed.find((each) => each.accountId === id);
      const fullName = (due ?? known.find((each) => each.accountId === id))?.fullName ?? '';
      const owedCents = toSafeInteger(due?.cents);
      return { id, fullName, services: Number(due?.services ?? 0), owedCents, paidCents: paid.get(id) ?? 0 };
    })
    .sort((a, b) => b.owedCents - a.owedCents || a.fullName.localeCompare(b.fullName));
}

const sums = (manager: EntityManager, templeId: string, state: 'owed' | 'paid'): Promise<Sum[]> =>
  manager
    .createQueryBuilder(DakshinaEntryRow, 'entry')
    .select('entry.accountId', 'accountId')
    .addSelect('MAX(entry.priestName)', 'fullName')
    .addSelect('COUNT(*)', 'services')
    .addSelect('SUM(entry.cents)', 'cents')
    .where({ templeId, state })
    .groupBy('entry.accountId')
    .getRawMany<Sum>();

async function paidSince(manager: EntityManager, templeId: string, from: string): Promise<Map<string | null, number>> {
  const rows = await manager
    .createQueryBuilder(DakshinaPaymentRow, 'payment')
    .select('payment.accountId', 'accountId')
    .addSelect('SUM(payment.cents)', 'cents')
    .where('payment.templeId = :templeId AND payment.paidOn >= :from', { templeId, from })
    .groupBy('payment.accountId')
    .getRawMany<Pick<Sum, 'accountId' | 'cents'>>();
  return new Map(rows.map(({ accountId, cents }) => [accountId, toSafeInteger(cents)]));
}
