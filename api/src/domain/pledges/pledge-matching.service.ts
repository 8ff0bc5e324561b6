import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatMoney, type MatchQuestion, OPEN_PLEDGES } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { donorLabelOf } from '../orders/donor-label.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderFacts, type OrderListener } from '../orders/order-facts.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { leftForPledge } from './left-for-pledge.ts';
import { matchRow } from './match-row.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';
import { pledgeNotifications } from './pledge-notifications.ts';
import { pay, unpay } from './pledge-sums.ts';

/** Matches gifts to pledges where there is no doubt, asks the office where there is, and takes back what refunds took. */
@Injectable()
export class PledgeMatching implements OnModuleInit, OrderListener {
  constructor(
    private readonly facts: OrderFacts,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.facts.add(this);
  }

  async settled(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<void> {
    const pledges = await openPledgesOf(tx, order, lines);
    for (const line of lines) {
      const fitting = pledges.filter(({ fundId }) => fundId === line.fundId);
      if (fitting.length > 0 && line.amountCents > 0) await this.decide(tx, order, line, fitting);
    }
  }

  /** Every row of the order is locked first, so that a match being made meanwhile is either seen here or sees the refund. */
  async taken(tx: EntityManager, { templeId, id: orderId }: Order): Promise<void> {
    await tx.update(PledgeMatch, { templeId, orderId }, { updatedAt: new Date() });
    const matches = await tx.find(PledgeMatch, { where: { templeId, orderId }, order: { id: 'ASC' } });
    for (const match of matches) {
      const line = await tx.findOneByOrFail(OrderLine, { templeId, id: match.orderLineId });
      const left = (await isForAnotherFund(tx, match, line)) ? 0 : leftForPledge(line);
      if (match.state === 'matched' && match.amountCents > left) await this.reduce(tx, match, left);
      if (match.state === 'to-match' && left === 0) await tx.update(PledgeMatch, keyOf(match), { state: 'dismissed' });
    }
  }

  /** The sum of the pledge decides, not what was read: of two gifts at once the one that no longer fits is asked about. */
  private async decide(tx: EntityManager, order: Order, line: OrderLine, fitting: readonly Pledge[]): Promise<void> {
    const [only, ...others] = fitting;
    if (!only) return;
    const question = others.length > 0 ? 'several' : isSure(order) ? null : 'by-email';
    if (question === null && (await pay(tx, only, line.amountCents))) await this.match(tx, line, only);
    else await this.ask(tx, order, line, question ?? 'too-large');
  }

  private async match(tx: EntityManager, line: OrderLine, { templeId, id: pledgeId }: Pledge): Promise<void> {
    const { amountCents } = line;
    const now = new Date();
    await insertRow(tx, PledgeMatch, { ...matchRow(line, newId(), now), state: 'matched', pledgeId, amountCents, matchedAt: now });
    const fact = { action: 'pledge.matched', subject: { kind: 'pledge', id: pledgeId }, after: { amountCents } } as const;
    await this.audit.record(tx, { actor: SYSTEM, templeId, ...fact, note: formatMoney(amountCents) });
  }

  private async ask(tx: EntityManager, order: Order, line: OrderLine, question: MatchQuestion): Promise<void> {
    const row = { ...matchRow(line, newId(), new Date()), question };
    await insertRow(tx, PledgeMatch, row);
    await this.notifications.notify(tx, pledgeNotifications.kinds['to-match'], {
      concerned: { templeId: row.templeId },
      params: { amount: formatMoney(line.amountCents), donor: donorLabelOf(order), fund: line.label },
      key: row.id,
      path: '/temple-admin/donation-management?view=pledge-questions',
    });
  }

  private async reduce(tx: EntityManager, match: PledgeMatch, toCents: number): Promise<void> {
    const { templeId, pledgeId, amountCents } = match;
    if (pledgeId === null) return;
    const cents = amountCents - toCents;
    await tx.update(PledgeMatch, keyOf(match), { amountCents: toCents, ...(toCents === 0 ? { state: 'dismissed' as const } : {}) });
    await unpay(tx, { templeId, id: pledgeId }, cents);
    const fact = { action: 'pledge.match-reduced', subject: { kind: 'pledge', id: pledgeId }, after: { amountCents: toCents } } as const;
    await this.audit.record(tx, { actor: SYSTEM, templeId, ...fact, note: formatMoney(cents) });
  }
}

const SYSTEM = systemActor('Pledges');
const keyOf = ({ templeId, id }: PledgeMatch) => ({ templeId, id });

/** A correction can move a gift to another fund: then it keeps no pledge to the first. */
async function isForAnotherFund(tx: EntityManager, { templeId, pledgeId }: PledgeMatch, { fundId }: OrderLine): Promise<boolean> {
  return pledgeId !== null && (await tx.findOneByOrFail(Pledge, { templeId, id: pledgeId })).fundId !== fundId;
}

/** A guest's email is unverified, an account's is verified, and at the counter the office itself says who gave. */
const isSure = ({ payerAccountId, source }: Order): boolean => payerAccountId !== null || source === 'counter';

/** The donor's open pledges for the funds of the lines: none for donors nobody knows, without asking. */
async function openPledgesOf(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<Pledge[]> {
  const { templeId, payerAccountId, email } = order;
  const funds = lines.flatMap(({ kind, fundId }) => (kind === 'donation' && fundId ? [fundId] : []));
  const open = { templeId, status: In([...OPEN_PLEDGES]), fundId: In(funds) };
  const where = [...(payerAccountId ? [{ ...open, donorAccountId: payerAccountId }] : []), ...(email ? [{ ...open, email }] : [])];
  return where.length > 0 && funds.length > 0 ? tx.find(Pledge, { where, order: { id: 'ASC' } }) : [];
}
