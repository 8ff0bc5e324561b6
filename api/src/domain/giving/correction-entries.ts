import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { localDateAt } from '../../platform/documents/words.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { counterGiftPosting, type PostingLine, refundPosting } from '../ledger/postings.ts';
import { donorReason } from '../orders/donor-label.ts';
import { creditedBy } from '../orders/line-shares.ts';
import type { CounterGift } from './corrected-gift.ts';
import type { GiftCorrection } from './gift-correction.entity.ts';

interface Corrected {
  correction: GiftCorrection;
  before: CounterGift;
  after: CounterGift;
  /** The temple's. */
  timeZone: string;
}

/** The two entries of a correction: what was posted never changes, so it is reversed and a corrected entry posted. */
@Injectable()
export class CorrectionEntries {
  constructor(private readonly ledger: LedgerService) {}

  /** Each counts for the day its gift was received. Property has no amount, so nothing of it was posted. */
  async post(tx: EntityManager, { correction, before, after, timeZone }: Corrected): Promise<void> {
    await this.write(tx, correction, 'reversed', { gift: before, timeZone }, refundPosting(sharesOf(before), 'cash'));
    await this.write(tx, correction, 'corrected', { gift: after, timeZone }, counterGiftPosting(sharesOf(after)));
  }

  private async write(
    tx: EntityManager,
    { templeId, id, orderId, correctedAt: postedAt }: GiftCorrection,
    part: keyof typeof REASONS,
    { gift: { order }, timeZone }: { gift: CounterGift; timeZone: string },
    lines: PostingLine[],
  ): Promise<void> {
    const reason = donorReason(REASONS[part], order);
    const accountingOn = localDateAt(order.receivedAt ?? postedAt, timeZone);
    await this.ledger.post(tx, { templeId, postingKey: `${part}:${id}`, reason, orderId, postedAt, accountingOn, lines });
  }
}

const REASONS = { reversed: 'ledger.gift-reversed', corrected: 'ledger.gift-corrected' } as const;

const sharesOf = ({ line }: CounterGift) => [{ account: creditedBy(line), cents: line.amountCents }];
