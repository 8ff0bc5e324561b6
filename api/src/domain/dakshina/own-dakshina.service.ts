import { Injectable } from '@nestjs/common';
import type { dakshinaEndpoints, OwnDakshina, QueryOf } from '@sannidhi/contracts';
import { MoreThanOrEqual } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { DakshinaPaymentRow } from './dakshina-payment.entity.ts';
import { yearStart } from './dakshina-totals.ts';
import { entryViews } from './dakshina-views.ts';

/** What temples owe and have paid the signed-in priest. */
@Injectable()
export class OwnDakshinaService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** Newest first, with what is owed at all temples. */
  async list(actor: Actor, query: QueryOf<typeof dakshinaEndpoints.own>): Promise<OwnDakshina> {
    const { accountId } = accountOf(actor);
    const manager = this.database.reader;
    const entries = manager.createQueryBuilder(DakshinaEntryRow, 'entry').where({ accountId });
    const { items: rows, nextCursor } = await keysetPage(entries, { columns: ['performedAt', 'id'], direction: 'DESC' }, query);
    const payments = await manager.findBy(DakshinaPaymentRow, { accountId, paidOn: MoreThanOrEqual(lastYearStart()) });
    const temples = await this.temples.named(
      manager,
      [...rows, ...payments].map(({ templeId }) => templeId),
    );
    const shown = await entryViews(manager, rows);
    const items = shown.map((each, index) => {
      const { slug, name, timeZone } = found(temples.get(rows[index]?.templeId ?? ''));
      return { ...each, temple: { slug, name, timeZone } };
    });
    const ofYear = payments.filter(({ templeId, paidOn }) => paidOn >= yearStart(found(temples.get(templeId)).timeZone));
    const sum = manager.createQueryBuilder(DakshinaEntryRow, 'entry').select('SUM(entry.cents)', 'cents');
    const owed = await sum.where({ accountId, state: 'owed' }).getRawOne<{ cents: string | number | null }>();
    return { items, nextCursor, owedCents: toSafeInteger(owed?.cents), paidCents: ofYear.reduce((all, { cents }) => all + cents, 0) };
  }
}

/** Before the first day of this year at any temple. */
const lastYearStart = (): string => `${new Date().getUTCFullYear() - 1}-01-01`;
