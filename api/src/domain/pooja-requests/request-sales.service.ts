import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, type LineOccasion, type RequestPart, requestLineSchema } from '@sannidhi/contracts';
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
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { type KeptQuote, PoojaRequestRow } from './pooja-request.entity.ts';
import { momentOf, paidMoment } from './quoted-times.ts';
import { paidLines, RequestEndings } from './request-endings.service.ts';
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
    private readonly temples: TemplesService,
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
      quotes.push(
        request && service && canBePaid(request, item, temple, new Date()) ? requestQuote(request, service, policy, item, temple) : null,
      );
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
    if (isOver) return 'quote-over';
    const isPast = request.status === 'quoted' && !isAhead(request, item, await this.temples.of(manager, templeId), new Date());
    return isPast ? 'quoted-date-passed' : 'request-moved-on';
  }

  /** Takes the request's one place to pay; the devotee's own requests only. */
  async reserve(tx: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const line of lines) if (!(await this.hold(tx, order, line, new Date()))) gone.push(line);
    return gone;
  }

  /** A part of a quote names nobody, and its refund has to know which part it was. */
  withoutPeople(item: RequestItem): RequestItem {
    return item;
  }

  async saidOf(): Promise<undefined> {
    return undefined;
  }

  /** The date that is paid for, for as many as the family named. */
  async occasionsOf(manager: EntityManager, lines: readonly OrderLine[]): Promise<Map<string, LineOccasion>> {
    const templeId = In([...new Set(lines.map((line) => line.templeId))]);
    const requests = await manager.findBy(PoojaRequestRow, { templeId, id: In(lines.flatMap(({ itemId }) => itemId ?? [])) });
    const temples = await this.temples.named(
      manager,
      requests.map((request) => request.templeId),
    );
    return new Map(
      lines.flatMap((line): [string, LineOccasion][] => {
        const request = requests.find(({ id }) => id === line.itemId);
        const occasion = request && occasionOf(request, itemOf(line), found(temples.get(request.templeId)));
        return occasion ? [[line.id, occasion]] : [];
      }),
    );
  }

  /** Counts what was paid; deposit and whole accept the quote. Money that arrived after the chosen date goes back. */
  async confirm(tx: EntityManager, order: Order, lines: readonly PaidLine[]): Promise<OrderLine[]> {
    const gone = [];
    for (const { line, held } of lines) {
      if (await this.accepts(tx, order, line, held)) await this.paid(tx, line);
      else gone.push(line);
    }
    return gone;
  }

  /** A hold that ended frees the place. What was refunded is owed again; once nothing is paid, the request ends, in whatever order its parts went back. */
  async release(tx: EntityManager, _order: Order, lines: readonly OrderLine[], were: 'held' | 'taken'): Promise<void> {
    for (const { templeId, id: lineId, itemId, amountCents } of lines) {
      const key = { templeId, id: found(itemId) };
      // What was paid for too late still has the place to pay: it was never counted.
      if ((await letGo(tx, key, lineId)) || were === 'held') continue;
      await execute(tx, 'UPDATE pooja_requests SET paidCents = paidCents - ? WHERE templeId = ? AND id = ?', [
        amountCents,
        key.templeId,
        key.id,
      ]);
      if ((await isLast(tx, key, lineId)) && (await moveRequest(tx, key, 'canceled', { reason: REFUNDED })))
        await this.ended(tx, key, amountCents);
    }
  }

  describe({ label }: OrderLine): string {
    return label;
  }

  refundable({ amountCents }: OrderLine): number {
    return amountCents;
  }

  /** Whether a payment buys what it asked for. What was held keeps the place to pay until it is refunded, as `release` does it. */
  private async accepts(tx: EntityManager, order: Order, line: OrderLine, held: boolean): Promise<boolean> {
    const at = order.receivedAt ?? new Date();
    if (!held) return this.hold(tx, order, line, at);
    const { templeId, id, amountCents } = line;
    const request = await tx.findOneByOrFail(PoojaRequestRow, { templeId, id: found(line.itemId) });
    // Who left gets the money back: there is nobody to perform it for.
    if (request.accountId !== null && isAhead(request, itemOf(line), await this.temples.of(tx, templeId), at)) return true;
    // Nothing is refunded of nothing.
    if (amountCents === 0) await letGo(tx, request, id);
    return false;
  }

  /** One conditional UPDATE: nobody else pays, and the quote is still the one that was shown, with its date ahead. */
  private async hold(tx: EntityManager, order: Order, line: OrderLine, at: Date): Promise<boolean> {
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
    const ahead = isAhead(request, itemOf(line), await this.temples.of(tx, templeId), at);
    if (ahead && line.amountCents === amountOf(request, part)) return true;
    await letGo(tx, request, payLineId);
    return false;
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

/** A line no longer has the request's place to pay. False where it had given it back. */
async function letGo(tx: EntityManager, { templeId, id }: RequestKey, payLineId: string): Promise<boolean> {
  const { affected } = await tx.update(PoojaRequestRow, { templeId, id, payLineId }, { payLineId: null });
  return affected === 1;
}

/** Whether nothing is left that pays for the request or accepted its quote, besides the line that goes. */
async function isLast(tx: EntityManager, key: RequestKey, lineId: string): Promise<boolean> {
  if (await tx.existsBy(PoojaRequestRow, { ...key, paidCents: MoreThan(0) })) return false;
  const left = (await paidLines(tx, key)).filter(({ id }) => id !== lineId);
  return left.every((line) => itemOf(line).part === 'rest');
}

/** Whether the date that a part accepts is still ahead; the rest is paid whenever it is. */
function isAhead({ quote }: PoojaRequestRow, { part, choice }: RequestItem, temple: Temple, at: Date): boolean {
  const chosen = quote?.dates[choice];
  return part === 'rest' || (chosen !== undefined && momentOf(chosen, temple) > at);
}

function occasionOf(request: PoojaRequestRow, item: RequestItem, temple: Temple): LineOccasion | undefined {
  const at = paidMoment(request, item, temple);
  return at ? { startsAt: at.toISOString(), people: request.nameCount } : undefined;
}

function canBePaid(request: PoojaRequestRow, item: RequestItem, temple: Temple, now: Date): boolean {
  const { version, part } = item;
  if (request.quoteVersion !== version || !request.quote) return false;
  if (part === 'rest') return amountOf(request, part) > 0 && ['accepted', 'scheduled', 'completed'].includes(request.status);
  const open = request.status === 'quoted' && (request.payLineId !== null || request.dueAt === null || request.dueAt > now);
  return open && isAhead(request, item, temple, now);
}

const amountOf = ({ totalCents, depositCents, paidCents }: PoojaRequestRow, part: RequestPart): number =>
  part === 'whole' ? totalCents : part === 'deposit' ? depositCents : totalCents - paidCents;

const serviceOf = (manager: EntityManager, { templeId }: PoojaRequestRow, { service }: KeptQuote): Promise<PoojaServiceRow | null> =>
  manager.findOneBy(PoojaServiceRow, { templeId, id: service.id });

const WORDS = { whole: '', deposit: ', deposit', rest: ', rest' } as const;

/** A part of a quote as a line of an order. */
export function requestQuote(
  request: PoojaRequestRow,
  service: PoojaServiceRow,
  policy: CurrentTaxPolicy,
  item: RequestItem,
  temple: Temple,
): Quote {
  const { part } = item;
  const occasion = occasionOf(request, item, temple);
  return {
    itemId: request.id,
    quantity: 1,
    credits: service.creditsFundId ? { fundId: service.creditsFundId } : { incomeAccount: service.creditsAccount },
    label: `${service.name}${WORDS[part]}`,
    amountCents: amountOf(request, part),
    rule: policy.ruleOf('fixed-price-pooja'),
    ...(occasion ? { occasion } : {}),
  };
}

/** What was asked for, as its schema read it. */
const itemOf = ({ item }: Pick<OrderLine, 'item'>): RequestItem => found(item) as RequestItem;
