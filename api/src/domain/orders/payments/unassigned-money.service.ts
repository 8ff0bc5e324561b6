import { Injectable } from '@nestjs/common';
import type { BodyOf, donationEndpoints, UnassignedView } from '@sannidhi/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { LedgerBooks } from '../../ledger/ledger-books.service.ts';
import { reasonOf } from '../../ledger/ledger-reason.ts';
import { assignedPosting, returnPosting } from '../../ledger/postings.ts';
import { creditShares, type LineShare, onePerLine, proposedReturns, proposedShares, sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { holdLines, type OrderKey, takeHeld } from '../places/line-holds.ts';
import { writeRefundLines } from '../refunds/refund-lines.ts';
import { RefundSettlement } from '../refunds/refund-settlement.service.ts';
import type { TakenCause } from '../refunds/taken-cause.ts';
import { MoneyReturns } from './money-returns.service.ts';
import { UnassignedMoney } from './unassigned-money.entity.ts';

type AssignBody = BodyOf<typeof donationEndpoints.assign>;

/** Money that left without a line waits here, with a proposal, until the office says which lines bear it. */
@Injectable()
export class UnassignedMoneyService {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerService,
    private readonly books: LedgerBooks,
    private readonly refunds: RefundSettlement,
    private readonly returns: MoneyReturns,
    private readonly audit: Audit,
  ) {}

  /** What waits of an order, each with the entry that confirming it would post. */
  async waiting(manager: EntityManager, order: OrderKey, lines: readonly OrderLine[]): Promise<UnassignedView[]> {
    const where = { templeId: order.templeId, orderId: order.id, assignedAt: IsNull(), openedAt: Not(IsNull()) };
    const rows = await manager.find(UnassignedMoney, { where, order: { openedAt: 'ASC', id: 'ASC' } });
    return Promise.all(rows.map((row) => this.view(manager, row, lines)));
  }

  /**
   * Posts it to the lines named, or to those proposed, and corrects the receipt. Throws `not-found`, `state-conflict` where
   * that was done before, `assign-differs` for another sum, `refund-too-large` for more than is left of a line.
   */
  async assign(
    actor: Actor,
    orderId: string,
    id: string,
    { lines: named }: AssignBody,
    claim: IdempotencyClaim,
  ): Promise<{ assigned: true }> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const key = { templeId, id: orderId };
    const reply = { assigned: true } as const;
    return this.database.transaction(async (tx) => {
      await tx.update(Order, key, { updatedAt: new Date() });
      const row = found(await tx.findOneBy(UnassignedMoney, { templeId, orderId, id, openedAt: Not(IsNull()) }));
      const at = new Date();
      const taken = await tx.update(
        UnassignedMoney,
        { templeId, id, assignedAt: IsNull() },
        { assignedAt: at, assignedBy: staff.fullName },
      );
      if (taken.affected !== 1) throw new DomainError('state-conflict');
      const shares = named
        ? onePerLine(named.map(({ lineId, amountCents }) => ({ lineId, cents: amountCents })))
        : sharesProposed(await linesOf(tx, key), row);
      if (sumOf(shares) !== row.heldCents) throw new DomainError('assign-differs');
      await this.post(tx, row, shares, at);
      const after = { amountCents: row.heldCents + row.beyondCents };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'refund.assigned',
        subject: { kind: 'donation', id: orderId },
        after,
        at,
      });
      await claim.complete(tx, reply);
      return reply;
    });
  }

  private async post(
    tx: EntityManager,
    { templeId, id, orderId, cause, beyondCents }: UnassignedMoney,
    shares: LineShare[],
    at: Date,
  ): Promise<void> {
    const order = await tx.findOneByOrFail(Order, { templeId, id: orderId });
    if (cause === 'returned') return this.returns.assigned(tx, order, id, shares, at);
    await holdLines(tx, order, shares);
    await takeHeld(tx, order, shares);
    await writeRefundLines(tx, { templeId, id }, shares);
    const reason = REASONS[cause];
    const lines = assignedPosting(creditShares(await linesOf(tx, order), shares), beyondCents);
    await this.ledger.post(tx, { templeId, postingKey: `assigned:${id}`, reason, orderId, postedAt: at, lines });
    await this.refunds.tellTaken(
      tx,
      order,
      { shares, heldCents: 0, beyondCents: 0 },
      { id, reason: reason.sentence, cause: causeOf(order, cause), at },
    );
  }

  private async view(manager: EntityManager, row: UnassignedMoney, lines: readonly OrderLine[]): Promise<UnassignedView> {
    const shares = sharesProposed(lines, row);
    const named = creditShares(lines, shares);
    const entry = row.cause === 'returned' ? returnPosting(named, 'suspense') : assignedPosting(named, row.beyondCents);
    return {
      id: row.id,
      cause: row.cause,
      amountCents: row.heldCents + row.beyondCents,
      beyondCents: row.beyondCents,
      since: (row.openedAt ?? new Date()).toISOString(),
      proposed: {
        lines: lines.flatMap(({ id, label }) =>
          shares.filter(({ lineId }) => lineId === id).map(({ cents }) => ({ lineId: id, label, amountCents: cents })),
        ),
        entry: await this.books.preview(manager, row.templeId, entry),
      },
    };
  }
}

/** Why the money left, for the message to the donor. */
const causeOf = ({ method }: Order, cause: UnassignedMoney['cause']): TakenCause =>
  cause === 'refund' ? 'refund' : method === 'ach' ? 'bank-returned' : 'dispute-lost';

const sharesProposed = (lines: readonly OrderLine[], { cause, heldCents }: UnassignedMoney): LineShare[] =>
  cause === 'returned' ? proposedReturns(lines, heldCents) : proposedShares(lines, heldCents);

/** What the ledger and the corrected receipt say. */
const REASONS = { refund: reasonOf('ledger.refund-assigned'), dispute: reasonOf('ledger.dispute-lost-assigned') } as const;
