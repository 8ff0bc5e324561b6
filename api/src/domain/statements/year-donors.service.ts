import { Injectable } from '@nestjs/common';
import type { StatementDonor, StatementState } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Order } from '../orders/order.entity.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import { StatementSend } from './statement-send.entity.ts';

interface ReceiptRow {
  id: string;
  number: string;
  donorAccountId: string | null;
  donorName: string;
  totalCents: number | string;
  deductibleCents: number | string;
  email: string | null;
  phone: string | null;
}

/** A donor of a temple's year with what their statement would list. */
export interface YearDonor extends StatementDonor {
  accountId: string | null;
  phone: string | null;
  receiptIds: string[];
  digest: string;
}

/** Who gave to a temple in a year, from the valid receipts, and what became of their statements. */
@Injectable()
export class YearDonors {
  constructor(private readonly outbox: Outbox) {}

  /** By name. Hundi collections have no donors. */
  async of(manager: EntityManager, templeId: string, year: number): Promise<YearDonor[]> {
    const byDonor = new Map<string, ReceiptRow[]>();
    for (const row of await receiptRows(manager, templeId, year)) {
      const key = donorKey(templeId, row);
      byDonor.set(key, [...(byDonor.get(key) ?? []), row]);
    }
    const sends = await newestSends(manager, templeId, year);
    const outcomes = await this.outbox.statesOf(manager, [...sends.values()].map(messageKey));
    return [...byDonor].map(([key, rows]) => donorOf(key, rows, sends.get(key), outcomes)).sort(byName);
  }
}

/** The outbox's key of a sent statement's email. */
export const messageKey = ({ id }: Pick<StatementSend, 'id'>): string => `temple-statement:${id}`;

function receiptRows(manager: EntityManager, templeId: string, year: number): Promise<ReceiptRow[]> {
  return manager
    .createQueryBuilder(Receipt, 'receipt')
    .innerJoin(Order, 'gift', "gift.templeId = receipt.templeId AND gift.id = receipt.orderId AND gift.source <> 'hundi'")
    .select(
      ['id', 'number', 'donorAccountId', 'donorName', 'totalCents', 'deductibleCents'].map((column) => `receipt.${column} AS ${column}`),
    )
    .addSelect(['email', 'phone'].map((column) => `gift.${column} AS ${column}`))
    .where("receipt.templeId = :templeId AND receipt.status = 'valid'", { templeId })
    .andWhere('receipt.receivedOn BETWEEN :first AND :last', { first: `${year}-01-01`, last: `${year}-12-31` })
    .orderBy('receipt.receivedOn')
    .addOrderBy('receipt.id')
    .getRawMany<ReceiptRow>();
}

/** Says nothing about the donor by itself: it travels in addresses. */
function donorKey(templeId: string, { donorAccountId, email, phone, donorName }: ReceiptRow): string {
  const who = donorAccountId ?? email ?? phone ?? donorName.trim().toLowerCase();
  return sha256(`${templeId} ${who}`).slice(0, 32);
}

async function newestSends(manager: EntityManager, templeId: string, year: number): Promise<Map<string, SentStatement>> {
  const sends = await manager
    .createQueryBuilder(StatementSend, 'send')
    .select(['send.templeId', 'send.id', 'send.donorKey', 'send.digest', 'send.sentAt', 'send.undeliveredAt'])
    .where({ templeId, year })
    .orderBy('send.id')
    .getMany();
  return new Map(sends.map((send) => [send.donorKey, send]));
}

type SentStatement = Pick<StatementSend, 'id' | 'digest' | 'sentAt' | 'undeliveredAt'>;
type Outcomes = Awaited<ReturnType<Outbox['statesOf']>>;

function donorOf(id: string, rows: readonly ReceiptRow[], sent: SentStatement | undefined, outcomes: Outcomes): YearDonor {
  const sum = (of: 'totalCents' | 'deductibleCents') => rows.reduce((total, row) => total + toSafeInteger(row[of]), 0);
  const last = <Field extends keyof ReceiptRow>(field: Field) => rows.findLast((row) => row[field] !== null)?.[field] ?? null;
  const [accountId, email] = [last('donorAccountId'), last('email')];
  const digest = sha256(canonicalJson(rows.map(({ number, donorName }) => [number, donorName])));
  const reach = accountId ? 'account' : email ? 'email' : 'none';
  return {
    id,
    donorName: last('donorName') ?? '',
    reach,
    email: accountId ? null : email,
    accountId,
    phone: last('phone'),
    giftCount: rows.length,
    totalCents: sum('totalCents'),
    deductibleCents: sum('deductibleCents'),
    receiptIds: rows.map((row) => row.id),
    digest,
    state: stateOf({ reach, digest, sent, outcomes }),
    sentAt: sent?.sentAt.toISOString() ?? null,
  };
}

interface Fate {
  reach: StatementDonor['reach'];
  digest: string;
  sent: SentStatement | undefined;
  outcomes: Outcomes;
}

/** The outbox forgets what was delivered or given up long ago; one that an operator revived counts as it is now. */
function stateOf({ reach, digest, sent, outcomes }: Fate): StatementState {
  if (reach === 'none') return 'unreachable';
  if (!sent) return 'unsent';
  const outcome = outcomes.get(messageKey(sent)) ?? (sent.undeliveredAt ? 'dead' : 'done');
  if (outcome === 'dead') return 'undelivered';
  if (sent.digest !== digest) return 'changed';
  return outcome === 'waiting' ? 'sending' : 'sent';
}

const byName = (a: YearDonor, b: YearDonor): number => a.donorName.localeCompare(b.donorName, 'en') || (a.id < b.id ? -1 : 1);
