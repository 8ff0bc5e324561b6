import { Injectable } from '@nestjs/common';
import { type DonationDetail, type DonationStatus } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { LedgerBooks } from '../ledger/ledger-books.service.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { donationRow } from './office-donations.service.ts';
import { lineView } from './own-donations.service.ts';
import { Refund } from './refund.entity.ts';
import { refundView } from './refund-view.ts';

/** Everything the office may know of one gift. */
@Injectable()
export class DonationDetailService {
  constructor(
    private readonly database: Database,
    private readonly books: LedgerBooks,
    private readonly receipts: ReceiptsService,
    private readonly codes: EHundiCodesService,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, also for another temple's gift. */
  async detail(actor: Actor, donationId: string): Promise<DonationDetail> {
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const donation = found(await manager.findOneBy(Donation, { templeId, id: donationId }));
    const lines = await manager.find(DonationLine, { where: { templeId, donationId }, order: { position: 'ASC' } });
    const refunds = await manager.find(Refund, { where: { templeId, donationId }, order: { requestedAt: 'ASC' } });
    const receipts = await this.receipts.allOf(manager, templeId, donationId);
    const code = donation.qrCodeId ? await this.codes.one(manager, templeId, donation.qrCodeId) : null;
    return {
      ...donationRow(donation),
      ...donorOf(donation),
      coveredFeeCents: donation.coveredFeeCents,
      refundedCents: donation.refundedCents,
      refundableCents: isRefundable(donation.status) ? donation.totalCents - donation.refundHeldCents : 0,
      paidWith: donation.paidWith,
      qrCodeName: code?.name ?? null,
      lines: lines.map(lineView),
      receipts: receipts.map(({ id, number, status, issuedAt }) => ({ id, number, status, issuedAt: issuedAt.toISOString() })),
      ledgerEntries: await this.books.entriesOf(manager, templeId, donationId),
      refunds: refunds.map(refundView),
      history: await this.audit.history(templeId, { kind: 'donation', id: donationId }),
    };
  }
}

const isRefundable = (status: DonationStatus): boolean => status === 'succeeded' || status === 'partially-refunded';

const donorOf = ({ legalName, creditedName, anonymous, email, phone, dedicationKind, dedicationName }: Donation) => ({
  legalName,
  creditedName,
  anonymous,
  email,
  phone,
  dedication: dedicationKind && dedicationName ? { kind: dedicationKind, name: dedicationName } : null,
});
