import { Injectable } from '@nestjs/common';
import { type DonationDetail, HOLDS_MONEY, type OfficeLine, type OrderStatus } from '@sannidhi/contracts';
import { In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TextStops } from '../../platform/sms/text-stops.ts';
import { Audit } from '../audit/audit.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { LedgerBooks } from '../ledger/ledger-books.service.ts';
import { leftOf } from '../orders/line-shares.ts';
import { linesOf } from '../orders/lines-of.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderCorrections } from '../orders/order-corrections.service.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { UnassignedMoneyService } from '../orders/payments/unassigned-money.service.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { Refund } from '../orders/refunds/refund.entity.ts';
import { refundLimits } from '../orders/refunds/refund-limits.ts';
import { RefundLine } from '../orders/refunds/refund-line.entity.ts';
import { refundView } from '../orders/refunds/refund-view.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { isCorrectable, purposeOf, receivedOnOf } from './corrected-gift.ts';
import { Gift } from './gift.entity.ts';
import { GiftCorrectionsService } from './gift-corrections.service.ts';
import { donationRow } from './office-donations.service.ts';
import { lineView, processingSince } from './own-donations.service.ts';

/** Everything the office may know of one gift. */
@Injectable()
export class DonationDetailService {
  constructor(
    private readonly database: Database,
    private readonly books: LedgerBooks,
    private readonly receipts: ReceiptsService,
    private readonly codes: EHundiCodesService,
    private readonly unassigned: UnassignedMoneyService,
    private readonly corrections: GiftCorrectionsService,
    private readonly temples: TemplesService,
    private readonly papers: OrderCorrections,
    private readonly audit: Audit,
    private readonly sellers: Purchasables,
    private readonly mail: MailAddresses,
    private readonly stops: TextStops,
  ) {}

  /** Throws `not-found`, also for another temple's gift. */
  async detail(actor: Actor, orderId: string): Promise<DonationDetail> {
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const donation = found(await manager.findOneBy(Order, { templeId, id: orderId }));
    const lines = await linesOf(manager, donation);
    const limits = refundLimits(this.sellers, lines, 'temple');
    const shown = lines.map((line) => officeLine(line, isRefundable(donation.status) ? leftOf(line, limits) : 0));
    const refunds = await manager.find(Refund, { where: { templeId, orderId }, order: { requestedAt: 'ASC' } });
    const refundLines = await manager.findBy(RefundLine, { templeId, refundId: In(refunds.map(({ id }) => id)) });
    const receipts = await this.receipts.allOf(manager, templeId, orderId);
    const gift = await manager.findOneBy(Gift, { templeId, id: orderId });
    const temple = await this.temples.byId(templeId);
    const code = gift?.qrCodeId ? await this.codes.one(manager, templeId, gift.qrCodeId) : null;
    return {
      ...donationRow(donation),
      ...donorOf(donation),
      mailProblem: (await this.mail.problemOf(manager, donation.email))?.problem ?? null,
      textsStopped: donation.phone !== null && (await this.stops.isStopped(donation.phone)),
      dedication: dedicationOf(gift),
      receivedOn: receivedOnOf(donation, temple.timeZone),
      checkNumber: donation.checkNumber,
      batch: batchOf(donation),
      corrections: await this.corrections.of(manager, donation),
      correctable: isCorrectable(donation) && lines.every(({ kind }) => kind === 'donation'),
      receiptLacks: this.papers.lacking(temple, donation, lines),
      coveredFeeCents: donation.coveredFeeCents,
      refundedCents: donation.refundedCents,
      lostCents: donation.lostCents,
      refundableCents: Math.min(donation.totalCents - donation.refundHeldCents, sumRefundable(shown)),
      paidWith: donation.paidWith,
      processingAt: processingSince(donation),
      qrCodeName: code?.name ?? null,
      lines: shown,
      receipts: receipts.map(receiptRef),
      ledgerEntries: await this.books.entriesOf(manager, templeId, orderId),
      refunds: refunds.map((refund) =>
        refundView(
          refund,
          refundLines.filter(({ refundId }) => refundId === refund.id),
          lines,
        ),
      ),
      unassigned: await this.unassigned.waiting(manager, donation, lines),
      history: await this.audit.history(templeId, { kind: 'donation', id: orderId }),
    };
  }
}

const receiptRef = ({ id, number, status, issuedAt, fileProblem }: Receipt): DonationDetail['receipts'][number] => ({
  id,
  number,
  status,
  issuedAt: issuedAt.toISOString(),
  fileProblem,
});

const isRefundable = (status: OrderStatus): boolean => HOLDS_MONEY.some((state) => state === status);

const sumRefundable = (lines: readonly OfficeLine[]): number => lines.reduce((sum, { refundableCents }) => sum + refundableCents, 0);

const officeLine = (line: OrderLine, refundableCents: number): OfficeLine => ({
  ...lineView(line),
  propertyDescription: line.propertyDescription,
  coveredFeeCents: line.coveredFeeCents,
  refundedCents: line.refundedCents,
  refundableCents: Math.max(0, refundableCents),
  purposeId: purposeOf(line),
  incomeAccount: line.incomeAccount,
});

const batchOf = ({ batchId, batchNumber, batchName }: Order): DonationDetail['batch'] =>
  batchId === null ? null : { id: batchId, number: batchNumber ?? 0, name: batchName ?? '' };

const donorOf = ({ legalName, creditedName, anonymous, email, phone }: Order) => ({
  legalName,
  creditedName,
  anonymous,
  email,
  phone,
});

const dedicationOf = (gift: Gift | null): DonationDetail['dedication'] =>
  gift?.dedicationKind && gift.dedicationName ? { kind: gift.dedicationKind, name: gift.dedicationName } : null;
