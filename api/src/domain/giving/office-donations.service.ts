import { Injectable } from '@nestjs/common';
import {
  DONATION_VIEWS,
  type DonationRow,
  type DonationSummary,
  type DonationView,
  type donationEndpoints,
  donationStatusOf,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { type KeysetOrder, keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { donorLabelOf, donorMessageOf } from '../orders/donor-label.ts';
import { Order } from '../orders/order.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { applyFilters, type DonationFilters, HELD_SQL, staleAt, VIEW_SQL } from './donation-filter.ts';

type ListQuery = QueryOf<typeof donationEndpoints.list>;

/** The office's list of gifts: filters, tabs, order, pages and the sums under them. */
@Injectable()
export class OfficeDonationsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  async list(actor: Actor, query: ListQuery): Promise<Page<DonationRow>> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    return mapPage(await this.page(temple, query), donationRow);
  }

  /**
   * Every gift under the filters, newest first, page by page: for exports that are too long to hold. Where days are chosen, also gifts of
   * which the ledger moved something in them.
   */
  async *all(actor: Actor, filters: DonationFilters): AsyncGenerator<{ temple: Temple; gifts: Order[] }> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    let cursor: string | undefined;
    do {
      const query = this.filtered(temple, filters, 'moved').andWhere(VIEW_SQL[filters.view]);
      const { items, nextCursor }: Page<Order> = await keysetPage(query, ORDER['-receivedAt'], { limit: EXPORT_PAGE, cursor });
      yield { temple, gifts: items };
      cursor = nextCursor ?? undefined;
    } while (cursor);
  }

  /** Count and sum of what the list shows, and how many gifts each tab would show. */
  async summary(actor: Actor, filters: DonationFilters): Promise<DonationSummary> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const query = this.filtered(temple, filters)
      .select(`SUM(CASE WHEN ${VIEW_SQL[filters.view]} THEN ${HELD_SQL} ELSE 0 END)`, 'sumCents')
      .addSelect(`SUM(CASE WHEN ${VIEW_SQL[filters.view]} THEN gift.totalCents ELSE 0 END)`, 'allCents');
    for (const view of DONATION_VIEWS) query.addSelect(`SUM(CASE WHEN ${VIEW_SQL[view]} THEN 1 ELSE 0 END)`, `n_${view.replace('-', '_')}`);
    const row = await query.getRawOne<Record<string, string | number | null>>();
    const count = (view: DonationView) => toSafeInteger(row?.[`n_${view.replace('-', '_')}`]);
    const views = Object.fromEntries(DONATION_VIEWS.map((view) => [view, count(view)])) as Record<DonationView, number>;
    return { count: views[filters.view], totalCents: toSafeInteger(row?.allCents), sumCents: toSafeInteger(row?.sumCents), views };
  }

  private page(temple: Temple, { sort, cursor, limit, ...filters }: ListQuery): Promise<Page<Order>> {
    const query = this.filtered(temple, filters).andWhere(VIEW_SQL[filters.view]);
    return keysetPage(query, ORDER[sort], { cursor, limit });
  }

  private filtered(temple: Temple, filters: DonationFilters, days?: 'moved'): SelectQueryBuilder<Order> {
    const query = this.database.reader.createQueryBuilder(Order, 'gift');
    applyFilters(query, temple, filters, days);
    return query.setParameter('stale', staleAt(new Date()));
  }
}

const EXPORT_PAGE = 500;

const ORDER = {
  '-receivedAt': { columns: ['listedAt', 'id'], direction: 'DESC' },
  receivedAt: { columns: ['listedAt', 'id'], direction: 'ASC' },
  '-totalCents': { columns: ['totalCents', 'id'], direction: 'DESC' },
  totalCents: { columns: ['totalCents', 'id'], direction: 'ASC' },
} as const satisfies Record<ListQuery['sort'], KeysetOrder<Order>>;

/** A row of the office's list. */
export const donationRow = (donation: Order): DonationRow => ({
  id: donation.id,
  receivedAt: donation.listedAt.toISOString(),
  status: donationStatusOf(donation.status),
  donorLabel: donorLabelOf(donation),
  donorMessage: donorMessageOf(donation),
  totalCents: donation.totalCents,
  fundLabel: donation.label,
  method: donation.method,
  source: donation.source,
  receiptNumber: donation.receiptNumber,
});
