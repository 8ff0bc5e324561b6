import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type DonationDetail,
  type DonationRow,
  type DonationSummary,
  donationEndpoints,
  type Language,
  type Page,
  type QueryOf,
  type RefundView,
} from '@sannidhi/contracts';
import { DonationDetailService } from '../../domain/giving/donation-detail.service.ts';
import { DonationExportService } from '../../domain/giving/donation-export.service.ts';
import { GiftCorrectionsService } from '../../domain/giving/gift-corrections.service.ts';
import { OfficeDonationsService } from '../../domain/giving/office-donations.service.ts';
import { UnassignedMoneyService } from '../../domain/orders/payments/unassigned-money.service.ts';
import { ReceiptCompletionService } from '../../domain/orders/receipts/receipt-completion.service.ts';
import { RefundsService } from '../../domain/orders/refunds/refunds.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, PageLanguage, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DonationsController {
  constructor(
    private readonly donations: OfficeDonationsService,
    private readonly details: DonationDetailService,
    private readonly exports: DonationExportService,
    private readonly refunds: RefundsService,
    private readonly unassigned: UnassignedMoneyService,
    private readonly corrections: GiftCorrectionsService,
    private readonly completions: ReceiptCompletionService,
  ) {}

  @Handle(donationEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof donationEndpoints.list>): Promise<Page<DonationRow>> {
    return this.donations.list(actor, query);
  }

  @Handle(donationEndpoints.summary)
  summary(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof donationEndpoints.summary>): Promise<DonationSummary> {
    return this.donations.summary(actor, query);
  }

  @Handle(donationEndpoints.export)
  async export(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof donationEndpoints.export>,
    @PageLanguage() language: Language,
  ): Promise<StreamableFile> {
    return new StreamableFile(this.exports.export(actor, query, language), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="gifts.csv"',
    });
  }

  @Handle(donationEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<DonationDetail> {
    return this.details.detail(actor, orderId);
  }

  @Handle(donationEndpoints.refund)
  refund(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @ValidBody() body: BodyOf<typeof donationEndpoints.refund>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<RefundView> {
    return this.refunds.refund(actor, orderId, body, claim);
  }

  @Handle(donationEndpoints.assign)
  assign(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @Param('unassignedId') unassignedId: string,
    @ValidBody() body: BodyOf<typeof donationEndpoints.assign>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ assigned: true }> {
    return this.unassigned.assign(actor, orderId, unassignedId, body, claim);
  }

  @Handle(donationEndpoints.correct)
  correct(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @ValidBody() body: BodyOf<typeof donationEndpoints.correct>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ number: number; receiptNumber: string | null }> {
    return this.corrections.correct(actor, orderId, body, claim);
  }

  @Handle(donationEndpoints.complete)
  complete(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @ValidBody() body: BodyOf<typeof donationEndpoints.complete>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ receiptNumber: string }> {
    return this.completions.complete(actor, orderId, body, claim);
  }
}
