import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import type { StaffActor } from '../../../platform/auth/actor.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { reasonOf } from '../../ledger/ledger-reason.ts';
import { handOutPosting } from '../../ledger/postings.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { everythingLeft } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { Order } from '../order.entity.ts';
import { bouncedCheck } from './bounced-check.ts';
import { Refund } from './refund.entity.ts';
import { assertWithinLimit, type RefundRule } from './staff-refund-limits.service.ts';

/** Refunds of a check that bounced: nobody is owed money that never came. */
@Injectable()
export class WithdrawnRefunds {
  constructor(
    private readonly ledger: LedgerService,
    private readonly temples: TemplesService,
    private readonly notices: GiftNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Withdraws what is still owed of a check, in the transaction that records that it bounced: what was handed out meanwhile stays so. The
   * debt ends and the check leaves the drawer. What the worker was still to owe is booked as returned instead. Answers the order's withdrawn
   * refunds, those of an earlier try included, and what the worker was to owe. Throws what a refund of as much does: `amount-beyond-role` and
   * `own-entry`.
   */
  async withdraw(tx: EntityManager, actor: StaffActor, order: Order, { reason, gifts, ...rule }: Bounce): Promise<Refund[]> {
    const { templeId, id: orderId } = order;
    // The order is locked before its refunds, as everywhere.
    await tx.update(Order, { templeId, id: orderId }, { updatedAt: new Date() });
    const refunds = await tx.findBy(Refund, { templeId, orderId, status: In(['owed', 'pending']), cause: Not('check-returned') });
    const taken = In(refunds.map(({ id }) => id));
    if (refunds.length > 0) await this.assertAllowed(tx, order, rule);
    await tx.update(Refund, { templeId, id: taken, status: 'pending' }, { cause: 'check-returned' });
    const ended = [];
    for (const refund of refunds) if (refund.status === 'owed' && (await this.end(tx, actor, order, refund, reason))) ended.push(refund);
    const isAll = refunds.every(({ status }) => status === 'owed') && everythingLeft(await linesOf(tx, order)).length === 0;
    if (isAll) await this.tell(tx, order, [...ended, ...gifts]);
    const ofOrder = { templeId, orderId };
    const where = [
      { ...ofOrder, status: 'withdrawn' as const },
      { ...ofOrder, status: 'pending' as const, id: taken },
    ];
    return tx.find(Refund, { where, order: { requestedAt: 'ASC', id: 'ASC' } });
  }

  /** What is owed is held of the order already. */
  private async assertAllowed(tx: EntityManager, { templeId, id }: Order, rule: RefundRule): Promise<void> {
    const { refundHeldCents } = await tx.findOneByOrFail(Order, { templeId, id });
    await rule.assertNotOwn(tx, { templeId, id }, 0);
    await assertWithinLimit(tx, rule, refundHeldCents);
  }

  private async end(tx: EntityManager, actor: StaffActor, order: Order, { id, amountCents }: Refund, note: string): Promise<boolean> {
    const { templeId, id: orderId } = order;
    const change = { status: 'withdrawn', cause: 'check-returned' } as const;
    const { affected } = await tx.update(Refund, { templeId, id, status: 'owed' }, change);
    if (affected !== 1) return false;
    const at = new Date();
    const posting = { templeId, postingKey: `withdrawn:${id}`, orderId, postedAt: at, reason: reasonOf('ledger.check-returned') };
    await this.ledger.post(tx, { ...posting, lines: handOutPosting(amountCents, 'cash') });
    const subject = { kind: 'donation', id: orderId };
    await this.audit.record(tx, { actor, templeId, action: 'refund.withdrawn', subject, note, after: { amountCents }, at });
    return true;
  }

  /** One check, one message: while a part is still being returned, that part's message covers everything. */
  private async tell(tx: EntityManager, order: Order, ended: readonly Refund[]): Promise<void> {
    const [first] = ended;
    if (!first) return;
    const temple = await this.temples.of(tx, order.templeId);
    const bounced = await bouncedCheck(tx, order);
    if (bounced) await this.notices.withdrawn(tx, { order, temple, id: first.id, amountCents: bounced.cents, gifts: bounced.gifts });
  }
}

interface Bounce extends RefundRule {
  reason: string;
  /** Refunds of gifts that the same check had paid for, booked by the same press. */
  gifts: readonly Refund[];
}
