import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type CheckoutStarted,
  type DonationEvent,
  donationEndpoints,
  type FirstReceiptYear,
  type GivingYear,
  type OwnDonation,
  type Page,
  type QueryOf,
  type ReceiptSummary,
  receiptEndpoints,
  type YearStatement,
} from '@sannidhi/contracts';
import { DonationStreamService } from '../../domain/giving/donation-stream.service.ts';
import { GivingService } from '../../domain/giving/giving.service.ts';
import { OwnDonationsService } from '../../domain/giving/own-donations.service.ts';
import { ReceiptListsService } from '../../domain/receipts/receipt-lists.service.ts';
import { StatementsService } from '../../domain/statements/statements.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DevoteeGivingController {
  constructor(
    private readonly giving: GivingService,
    private readonly donations: OwnDonationsService,
    private readonly streams: DonationStreamService,
    private readonly receipts: ReceiptListsService,
    private readonly statements: StatementsService,
  ) {}

  @Handle(donationEndpoints.give)
  give(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof donationEndpoints.give>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    return this.giving.give(actor, body, claim);
  }

  @Handle(donationEndpoints.own)
  own(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof donationEndpoints.own>): Promise<Page<OwnDonation>> {
    return this.donations.list(actor, query);
  }

  @Handle(donationEndpoints.ownOne)
  ownOne(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<OwnDonation> {
    return this.donations.one(actor, orderId);
  }

  @Handle(donationEndpoints.ownEvents)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  ownEvents(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<EventStream<DonationEvent>> {
    return this.streams.open(actor, orderId);
  }

  @Handle(receiptEndpoints.own)
  ownReceipts(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof receiptEndpoints.own>): Promise<Page<ReceiptSummary>> {
    return this.receipts.own(actor, query);
  }

  @Handle(receiptEndpoints.firstYear)
  firstReceiptYear(@CurrentActor() actor: Actor): Promise<FirstReceiptYear> {
    return this.receipts.firstYear(actor);
  }

  @Handle(receiptEndpoints.ownPdf)
  async ownReceiptPdf(@CurrentActor() actor: Actor, @Param('receiptId') receiptId: string): Promise<StreamableFile> {
    return pdfFile(await this.receipts.ownPdf(actor, receiptId), 'receipt');
  }

  @Handle(receiptEndpoints.givingYear)
  givingYear(@CurrentActor() actor: Actor, @Param('year') year: string): Promise<GivingYear> {
    return this.statements.giving(actor, year);
  }

  @Handle(receiptEndpoints.statement)
  statement(
    @CurrentActor() actor: Actor,
    @Param('year') year: string,
    @ValidQuery() query: QueryOf<typeof receiptEndpoints.statement>,
  ): Promise<YearStatement> {
    return this.statements.statement(actor, year, query);
  }

  @Handle(receiptEndpoints.statementPdf)
  async statementPdf(
    @CurrentActor() actor: Actor,
    @Param('year') year: string,
    @ValidQuery() query: QueryOf<typeof receiptEndpoints.statementPdf>,
  ): Promise<StreamableFile> {
    return pdfFile(await this.statements.pdf(actor, year, query), `statement-${year}`);
  }
}
