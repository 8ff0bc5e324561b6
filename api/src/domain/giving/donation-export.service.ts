import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Language, saidIn } from '@sannidhi/contracts';
import { stringify } from 'csv-stringify';
import { In } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { csvOptions } from '../../platform/documents/csv.ts';
import { allocate } from '../ledger/allocate.ts';
import { LedgerBooks } from '../ledger/ledger-books.service.ts';
import { Dispute } from '../orders/disputes/dispute.entity.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { bookedLines } from './booked-lines.ts';
import { type DonationCsvRow, donationCsvRow, type ExportedLine } from './donation-csv.ts';
import { DONATION_COLUMNS } from './donation-csv-columns.ts';
import type { DonationFilters } from './donation-filter.ts';
import { Gift } from './gift.entity.ts';
import { OfficeDonationsService } from './office-donations.service.ts';

/** The gifts under the list's filters as CSV, streamed, one row per line. */
@Injectable()
export class DonationExportService {
  constructor(
    private readonly database: Database,
    private readonly office: OfficeDonationsService,
    private readonly books: LedgerBooks,
  ) {}

  /**
   * Where days are chosen, gifts that were received before and refunded, disputed or corrected in them have rows as well: `Net` adds up to
   * what the ledger moved in those days. The headers are in `language`.
   */
  export(actor: Actor, filters: DonationFilters, language: Language): Readable {
    const csv = stringify(csvOptions(saidIn(DONATION_COLUMNS, language)));
    const rows = Readable.from(this.rows(actor, filters));
    rows.on('error', (error) => csv.destroy(error));
    return rows.pipe(csv);
  }

  private async *rows(actor: Actor, filters: DonationFilters): AsyncGenerator<DonationCsvRow> {
    for await (const { temple, gifts } of this.office.all(actor, filters)) {
      for (const line of await this.lines(temple, gifts, filters)) yield donationCsvRow(line, temple.timeZone);
    }
  }

  private async lines({ id: templeId }: Temple, orders: readonly Order[], filters: DonationFilters): Promise<ExportedLine[]> {
    const manager = this.database.reader;
    const orderIds = orders.map(({ id }) => id);
    const where = { templeId, orderId: In(orderIds) };
    const lines = grouped(await manager.find(OrderLine, { where, order: { position: 'ASC' } }));
    const disputes = grouped(await manager.find(Dispute, { where, order: { openedAt: 'ASC' } }));
    const gifts = new Map((await manager.findBy(Gift, { templeId, id: In(orderIds) })).map((gift) => [gift.id, gift]));
    const movements = grouped(await this.books.movementsOf(manager, templeId, orderIds, filters));
    return orders.flatMap((order) => {
      const own = lines.get(order.id) ?? [];
      const disputed = disputes.get(order.id) ?? [];
      const booked = bookedLines(own, movements.get(order.id) ?? [], new Set(disputed.map(({ id }) => id)));
      const weights = own.map(({ amountCents, coveredFeeCents }) => amountCents + coveredFeeCents);
      const fees = order.feeCents === null ? [] : allocate(order.feeCents, weights);
      return own.map((line, index) => ({
        order,
        line,
        booked: booked.get(line.id) ?? NOTHING,
        processingFeeCents: fees[index] ?? null,
        gift: gifts.get(order.id),
        dispute: disputed.at(-1),
      }));
    });
  }
}

const NOTHING = { receivedCents: 0, refundedCents: 0, lostCents: 0 };

function grouped<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}
