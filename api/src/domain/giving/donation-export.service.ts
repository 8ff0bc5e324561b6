import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { donationStatusOf } from '@sannidhi/contracts';
import { stringify } from 'csv-stringify';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Order } from '../orders/order.entity.ts';
import type { DonationFilters } from './donation-filter.ts';
import { OfficeDonationsService } from './office-donations.service.ts';

const COLUMNS = {
  id: 'Gift',
  received: 'Received (UTC)',
  status: 'Status',
  legalName: 'Legal name',
  creditedName: 'Credited name',
  anonymous: 'Anonymous',
  email: 'Email',
  phone: 'Phone',
  total: 'Amount',
  coveredFee: 'Card fee covered',
  refunded: 'Refunded',
  lost: 'Lost to disputes',
  fee: 'Processing fee',
  funds: 'Funds',
  method: 'Method',
  source: 'Source',
  receiptNumber: 'Receipt',
} as const;

/** The gifts under the list's filters as CSV, streamed. */
@Injectable()
export class DonationExportService {
  constructor(private readonly office: OfficeDonationsService) {}

  /** Cells that a spreadsheet would run as a formula are made text; the byte order mark makes Excel read UTF-8. */
  export(actor: Actor, filters: DonationFilters): Readable {
    const csv = stringify({ header: true, columns: COLUMNS, bom: true, escape_formulas: true, record_delimiter: 'windows' });
    const rows = Readable.from(this.rows(actor, filters));
    rows.on('error', (error) => csv.destroy(error));
    return rows.pipe(csv);
  }

  private async *rows(actor: Actor, filters: DonationFilters): AsyncGenerator<Record<keyof typeof COLUMNS, string>> {
    for await (const donation of this.office.all(actor, filters)) yield csvRow(donation);
  }
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const csvRow = (donation: Order): Record<keyof typeof COLUMNS, string> => ({
  id: donation.id,
  received: donation.receivedAt?.toISOString() ?? '',
  status: donationStatusOf(donation.status),
  legalName: donation.legalName ?? '',
  creditedName: donation.creditedName ?? '',
  anonymous: donation.anonymous ? 'yes' : 'no',
  email: donation.email ?? '',
  phone: donation.phone ?? '',
  total: dollars(donation.totalCents),
  coveredFee: dollars(donation.coveredFeeCents),
  refunded: dollars(donation.refundedCents),
  lost: dollars(donation.lostCents),
  fee: donation.feeCents === null ? '' : dollars(donation.feeCents),
  funds: donation.label,
  method: donation.method,
  source: donation.source,
  receiptNumber: donation.receiptNumber ?? '',
});
