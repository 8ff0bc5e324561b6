import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type DakshinaEntry,
  type DakshinaTotal,
  type dakshinaEndpoints,
  dakshinaNoun,
  formatMoney,
  messagesOf,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { longDate } from '../../platform/documents/words.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { booksBegin } from '../ledger/books-begin.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { reasonOf } from '../ledger/ledger-reason.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { dakshinaNotifications } from './dakshina-notifications.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';
import { paidPosting } from './dakshina-postings.ts';
import { dakshinaTotals } from './dakshina-totals.ts';
import { entryViews } from './dakshina-views.ts';

const say = messagesOf(dakshinaNoun);

type Payment = BodyOf<typeof dakshinaEndpoints.pay>;

/** What a temple owes its priests, and what its treasurer pays. */
@Injectable()
export class OfficeDakshina {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly ledger: LedgerService,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  /** Newest first. */
  async list(actor: Actor, query: QueryOf<typeof dakshinaEndpoints.list>): Promise<Page<DakshinaEntry>> {
    const { state, accountId, ...page } = query;
    const manager = this.database.reader;
    const entries = manager.createQueryBuilder(DakshinaEntryRow, 'entry').where({ templeId: staffOf(actor).temple.id });
    if (state) entries.andWhere({ state });
    if (accountId) entries.andWhere({ accountId });
    const { items: rows, nextCursor } = await keysetPage(entries, { columns: ['performedAt', 'id'], direction: 'DESC' }, page);
    const shown = await entryViews(manager, rows);
    const priestOf = ({ accountId: id, priestName }: DakshinaEntryRow) => ({ accountId: id ?? '', fullName: priestName });
    return { items: rows.flatMap((row, index) => (shown[index] ? [{ ...shown[index], priest: priestOf(row) }] : [])), nextCursor };
  }

  /** Per priest, whom most is owed first. */
  async totals(actor: Actor): Promise<DakshinaTotal[]> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    return dakshinaTotals(this.database.reader, temple);
  }

  /**
   * Pays everything that is owed to a priest, once. Throws `dakshina-changed` where that isn't what the office was shown, and
   * `invalid-fields` for a date ahead or before the temple's books.
   */
  async pay(actor: Actor, body: Payment, claim: IdempotencyClaim): Promise<DakshinaTotal> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const at = new Date();
    assertPaidDay(temple, body.paidOn, at);
    const { accountId, cents, method, reference, paidOn } = body;
    return this.database.transaction(async (tx) => {
      const payment = { templeId: temple.id, id: claim.operationId, accountId, cents, method, reference, paidOn, createdAt: at };
      await settle(tx, payment);
      await insertRow(tx, DakshinaPaymentRow, payment);
      const posting = {
        templeId: temple.id,
        postingKey: `dakshina-paid:${payment.id}`,
        reason: reasonOf('ledger.dakshina-paid'),
        orderId: null,
      };
      await this.ledger.post(tx, { ...posting, postedAt: at, accountingOn: paidOn, lines: paidPosting(cents, method) });
      const subject = { kind: 'dakshina', id: payment.id };
      await this.audit.record(tx, { actor: staff, templeId: temple.id, action: 'dakshina.paid', subject, after: body });
      const concerned = { accountId, templeId: temple.id };
      const params = { temple: temple.name, amount: formatMoney(cents), method };
      const path = '/priest/dashboard?view=dakshina';
      await this.notifications.notify(tx, dakshinaNotifications.kinds.paid, { concerned, key: payment.id, path, params });
      const total = found((await dakshinaTotals(tx, temple)).find(({ id }) => id === accountId));
      await claim.complete(tx, total);
      return total;
    });
  }
}

function assertPaidDay(temple: Temple, day: string, now: Date): void {
  const first = booksBegin(temple);
  if (day < first) throw fieldError('paidOn', say('dakshina.date-early', { day: longDate(first) }));
  if (day > dateAt(now.getTime(), temple.timeZone)) throw fieldError('paidOn', say('dakshina.date-future'));
}

/** Everything that is owed becomes paid by this payment, if it is exactly as much. */
async function settle(tx: EntityManager, { templeId, accountId, id, cents }: DakshinaPaymentRow): Promise<void> {
  const own = { templeId, accountId: accountId ?? '', state: 'owed' as const };
  const owed = await tx.findBy(DakshinaEntryRow, own);
  const total = owed.reduce((sum, each) => sum + each.cents, 0);
  if (owed.length === 0 || total !== cents) throw new DomainError('dakshina-changed');
  const { affected } = await tx.update(DakshinaEntryRow, { ...own, id: In(owed.map((each) => each.id)) }, { state: 'paid', paymentId: id });
  if (affected !== owed.length) throw new DomainError('dakshina-changed');
}
