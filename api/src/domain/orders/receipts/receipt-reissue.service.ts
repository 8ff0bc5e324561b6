import { Injectable } from '@nestjs/common';
import type { BodyOf, ReceiptSummary, receiptEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import { Receipt } from '../../receipts/receipt.entity.ts';
import { ReceiptListsService } from '../../receipts/receipt-lists.service.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { Order } from '../order.entity.ts';
import { OrderCorrections } from '../order-corrections.service.ts';
import { rewriteTerms } from '../order-terms.ts';

type Reissue = BodyOf<typeof receiptEndpoints.reissue>;

/** The office's correction of a receipt: void with a reason, and a new one from the gift as it is now. */
@Injectable()
export class ReceiptReissueService {
  constructor(
    private readonly database: Database,
    private readonly receipts: OrderCorrections,
    private readonly lists: ReceiptListsService,
    private readonly notices: GiftNotices,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, or `state-conflict` for a receipt that is no longer valid. */
  async reissue(actor: Actor, receiptId: string, { reason, legalName }: Reissue, claim: IdempotencyClaim): Promise<ReceiptSummary> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const old = found(await tx.findOneBy(Receipt, { templeId, id: receiptId }));
      if (old.status !== 'valid') throw new DomainError('state-conflict');
      const key = { templeId, id: old.orderId };
      if (legalName) await tx.update(Order, key, { legalName });
      const order = await tx.findOneByOrFail(Order, key);
      if (legalName) await rewriteTerms(tx, order);
      const { temple, receipt, voided } = await this.receipts.correctReceipt(tx, order, reason, new Date());
      const fresh = found(receipt);
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'receipt.reissued',
        subject: { kind: 'receipt', id: fresh.id },
        before: { number: old.number, donorName: old.donorName },
        after: { number: fresh.number, donorName: fresh.donorName },
        note: reason,
      });
      await this.notices.receiptReissued(tx, { order, temple, receipt: fresh, voided, reason });
      const [summary] = await this.lists.summaries(tx, [fresh]);
      const reply = found(summary);
      await claim.complete(tx, reply);
      return reply;
    });
  }
}
