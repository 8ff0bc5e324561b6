import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type Page,
  type QueryOf,
  type ReceiptSummary,
  receiptEndpoints,
  type TaxPolicy,
  taxPolicyEndpoints,
} from '@sannidhi/contracts';
import { ReceiptReissueService } from '../../domain/orders/receipts/receipt-reissue.service.ts';
import { ReceiptListsService } from '../../domain/receipts/receipt-lists.service.ts';
import { TaxPolicyService } from '../../domain/tax-policy/tax-policy.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptListsService,
    private readonly reissues: ReceiptReissueService,
    private readonly taxPolicies: TaxPolicyService,
  ) {}

  @Handle(receiptEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof receiptEndpoints.list>): Promise<Page<ReceiptSummary>> {
    return this.receipts.ofTemple(actor, query);
  }

  @Handle(receiptEndpoints.pdf)
  async pdf(@CurrentActor() actor: Actor, @Param('receiptId') receiptId: string): Promise<StreamableFile> {
    return pdfFile(await this.receipts.pdf(actor, receiptId), 'receipt');
  }

  @Handle(receiptEndpoints.reissue)
  reissue(
    @CurrentActor() actor: Actor,
    @Param('receiptId') receiptId: string,
    @ValidBody() body: BodyOf<typeof receiptEndpoints.reissue>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<ReceiptSummary> {
    return this.reissues.reissue(actor, receiptId, body, claim);
  }

  @Handle(taxPolicyEndpoints.list)
  taxPolicyVersions(@CurrentActor() actor: Actor): Promise<TaxPolicy[]> {
    return this.taxPolicies.list(actor);
  }

  @Handle(taxPolicyEndpoints.approve)
  approveTaxPolicy(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof taxPolicyEndpoints.approve>): Promise<TaxPolicy> {
    return this.taxPolicies.approve(actor, body);
  }
}
