import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type RequestPart, type RequestQuote, requestLineSchema } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { InferType } from 'yup';
import { execute } from '../../platform/database/execute.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import type { Ask, Market, PaidLine, Purchasable, Quote, Refused } from '../orders/purchasable.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { CurrentTaxPolicy } from '../tax-policy/tax-policy.service.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { RequestEndings } from './request-endings.service.ts';
import { moveRequest, type RequestKey } from './request-moves.ts';
import { RequestNotices } from './request-notices.service.ts';

type RequestItem = InferType<typeof requestLineSchema>;
const REFUNDED = 'The payment was refunded';

/**
 * Quotes as lines of an order. A request has one "place" to pay: the line that holds it is the only one that can pay, so the quote isn't
 * changed, declined or paid twice meanwhile. Paying the deposit or the whole accepts the quote.
 */
@Injectable()
export class RequestSales implements Purchasable<RequestItem>, OnModuleInit {
  readonly kind = 'request';
  readonly itemSchema = requestLineSchema;
  readonly takesPlaces = true;

  constructor(
    private readonly purchasables: Purchasables,
    private readonly notices: RequestNotices,
    private readonly endings: RequestEndings,
  ) {}

  onModuleInit(): void {
    this.purchasables.add(this);
  }

  /** Null for another temple's request, an older quote, and what can't be paid now. */
  async quote(manager: EntityManager, { temple, policy }: Market, asks: readonly Ask<RequestItem>[]): Promise<(Quote | null)[]> {
    const quotes = [];
    for (const { item } of asks) {
      const request = await manager.findOneBy(PoojaRequestRow, { templeId: temple.id, id: item.requestId });
      const service = request?.quote && (await serviceOf(manager, request, request.quote));
      quotes.push(request && service && canBePaid(request, item, new Date()) ? requestQuote(request, service, policy, item.part) : null);
    }
    return quotes;
  }

  /** Another family's request does not exist; the temple may have sent a newer quote, or the quote is over or being paid. */
  async whyNot(manager: EntityManager, { templeId, accountId, item }: Refused<RequestItem>): Promise<ErrorCode | null> {
    const request = await manager.findOneBy(PoojaRequestRow, { templeId, id: item.requestId, accountId: accountId ?? '' });
    if (!request) return 'not-found';
    if (request.quoteVersion !== item.version || !request.quote) return 'request-moved-on';
    if (request.payLineId !== null) return 'request-being-paid';
    const isOver = request.status === 'expired' || (request.status === 'quoted' && request.dueAt !== null && request.dueAt <= new Date());
    return isOver ? 'quote-over' : 'request-moved-on';
  }

  /** Takes the request's one place to pay; the devotee's own requests only. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) if (!(await hold(tx, order, line))) gone.push(line);
    return gone;
  }

  async saidOf(): Promise<undefined> {
    return undefined;
  }

  /** Counts what was paid; deposit and whole accept the quote. */
  async confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const { line, held } of lines) {
      if (!held && !(await hold(tx, order, line))) gone.push(line);
      else await this.paid(tx, line);
    }
    return gone;
  }

  /** A hold that ended frees the place. What was refunded is owed again; once nothing is paid, a refunded deposit ends the request. */
  async release(tx: EntityManager, _order: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    for (const { templeId, id: lineId, itemId, item, amountCents } of lines) {
      const key = { templeId, id: found(itemId) };
      if (were === 'held') {
        await tx.update(PoojaRequestRow, { ...key, payLineId: lineId }, { payLineId: null });
        continue;
      }
      await execute(tx, 'UPDATE pooja_requests SET paidCents = paidCents - ? WHERE templeId = ? AND id = ?', [
        amountCents,
        key.templeId,
        key.id,
      ]);
      const isLast = itemOf({ item }).part !== 'rest' && !(await tx.existsBy(PoojaRequestRow, { ...key, paidCents: MoreThan(0) }));
      if (isLast && (await moveRequest(tx, key, 'canceled', { reason: REFUNDED }))) await this.ended(tx, key, amountCents);
    }
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }

  private async ended(tx: EntityManager, key: RequestKey, refundCents: number): Promise<void> {
    await this.endings.endService(tx, await tx.findOneByOrFail(PoojaRequestRow, key), REFUNDED);
    await this.notices.canceled(tx, key, refundCents);
  }

  private async paid(tx: EntityManager, line: OrderLine): Promise<void> {
    const { templeId, id: payLineId, amountCents } = line;
    const { part, choice } = itemOf(line);
    const id = found(line.itemId);
    const counted = 'UPDATE pooja_requests SET paidCents = paidCents + ? WHERE templeId = ? AND id = ? AND payLineId = ?';
    await execute(tx, counted, [amountCents, templeId, id, payLineId]);
    const request = await tx.findOneByOrFail(PoojaRequestRow, { templeId, id });
    if (part !== 'rest') {
      const chosen = request.quote?.dates[choice] ?? null;
      await moveRequest(tx, { templeId, id }, 'accepted', { chosen, dueAt: null, payLineId: null }, { payLineId });
      await this.notices.accepted(tx, { ...request, chosen });
    } else {
      await tx.update(PoojaRequestRow, { templeId, id, payLineId }, { payLineId: null });
    }
  }
}

/** One conditional UPDATE: nobody else pays, and the quote is still the one that was shown. */
async function hold(tx: EntityManager, order: Order, line: OrderLine): Promise<boolean> {
  const { templeId, id: payLineId } = line;
  const { part, version } = itemOf(line);
  const status = part === 'rest' ? In(['accepted', 'scheduled', 'completed']) : ('quoted' as const);
  const free = {
    templeId,
    id: found(line.itemId),
    accountId: order.payerAccountId ?? '',
    payLineId: IsNull(),
    quoteVersion: version,
    status,
  };
  const { affected } = await tx.update(PoojaRequestRow, free, { payLineId });
  if (affected !== 1) return false;
  const request = await tx.findOneByOrFail(PoojaRequestRow, { templeId, id: found(line.itemId) });
  if (line.amountCents === amountOf(request, part)) return true;
  await tx.update(PoojaRequestRow, { templeId, id: request.id, payLineId }, { payLineId: null });
  return false;
}

function canBePaid(request: PoojaRequestRow, { version, part, choice }: RequestItem, now: Date): boolean {
  if (request.quoteVersion !== version || !request.quote) return false;
  if (part === 'rest') return amountOf(request, part) > 0 && ['accepted', 'scheduled', 'completed'].includes(request.status);
  const open = request.status === 'quoted' && (request.payLineId !== null || request.dueAt === null || request.dueAt > now);
  return open && request.quote.dates[choice] !== undefined;
}

const amountOf = ({ totalCents, depositCents, paidCents }: PoojaRequestRow, part: RequestPart): number =>
  part === 'whole' ? totalCents : part === 'deposit' ? depositCents : totalCents - paidCents;

const serviceOf = (manager: EntityManager, { templeId }: PoojaRequestRow, { service }: RequestQuote): Promise<PoojaServiceRow | null> =>
  manager.findOneBy(PoojaServiceRow, { templeId, id: service.id });

const WORDS = { whole: '', deposit: ', deposit', rest: ', rest' } as const;

/** A part of a quote as a line of an order. */
export function requestQuote(request: PoojaRequestRow, service: PoojaServiceRow, policy: CurrentTaxPolicy, part: RequestPart): Quote {
  return {
    itemId: request.id,
    quantity: 1,
    credits: service.creditsFundId ? { fundId: service.creditsFundId } : { incomeAccount: service.creditsAccount },
    label: `${service.name}${WORDS[part]}`,
    amountCents: amountOf(request, part),
    rule: policy.ruleOf('fixed-price-pooja'),
  };
}

/** What was asked for, as its schema read it. */
const itemOf = ({ item }: Pick<OrderLine, 'item'>): RequestItem => found(item) as RequestItem;
