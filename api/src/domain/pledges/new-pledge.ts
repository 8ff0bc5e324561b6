import type { EntityManager } from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeInstallment } from './pledge-installment.entity.ts';
import { installmentRows, standingOf } from './pledge-schedule.ts';

/** What a pledge says when it is made. */
export interface PledgeTerms
  extends Pick<
    Pledge,
    'id' | 'donorAccountId' | 'donorName' | 'email' | 'fundId' | 'fundName' | 'amountCents' | 'reminders' | 'note' | 'recordedBy'
  > {
  installments: readonly Pick<PledgeInstallment, 'dueOn' | 'amountCents'>[];
}

/** Writes a new pledge with its installments; one whose dates have passed starts overdue. */
export async function writePledge(tx: EntityManager, temple: Temple, { installments, ...terms }: PledgeTerms, now: Date): Promise<Pledge> {
  const key = { templeId: temple.id, id: terms.id };
  const rows = installmentRows(key, installments, temple.timeZone, now);
  const standing = standingOf(rows, temple.timeZone, now);
  const pledge: Pledge = {
    ...key,
    ...terms,
    ...standing,
    status: standing.pastDueCents > 0 ? 'overdue' : 'pending',
    paidCents: 0,
    endReason: null,
    searchText: `${terms.donorName} ${terms.email ?? ''}`.trim().toLowerCase(),
    createdAt: now,
    updatedAt: now,
  };
  await insertRow(tx, Pledge, pledge);
  await insertRows(tx, PledgeInstallment, rows);
  return pledge;
}
