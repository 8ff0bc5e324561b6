import { Injectable } from '@nestjs/common';
import type { Page, PledgeDetail, PledgeQuestion, PledgeRow, pledgeEndpoints, QueryOf } from '@sannidhi/contracts';
import { OPEN_PLEDGES } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { narrowToAmount } from '../../platform/database/narrow.ts';
import { found } from '../../platform/http/domain-error.ts';
import { donorLabelOf } from '../orders/donor-label.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { leftForPledge } from './left-for-pledge.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';
import { PledgeViews } from './pledge-views.service.ts';

type ListQuery = QueryOf<typeof pledgeEndpoints.list>;

/** The office's lists: pledges, and gifts that may keep one. */
@Injectable()
export class PledgeLists {
  constructor(
    private readonly database: Database,
    private readonly views: PledgeViews,
  ) {}

  async list(actor: Actor, { status, fundId, search, minCents, maxCents, ...page }: ListQuery): Promise<Page<PledgeRow>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(Pledge, 'pledge').where({ templeId: staffOf(actor).temple.id });
    if (status) query.andWhere({ status });
    if (fundId) query.andWhere({ fundId });
    if (search) query.andWhere("pledge.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    narrowToAmount(query, 'pledge.amountCents', { minCents, maxCents });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    return { items: await this.views.rows(manager, items), nextCursor };
  }

  /** Throws `not-found`, also for another temple's. */
  async one(actor: Actor, pledgeId: string): Promise<PledgeDetail> {
    const manager = this.database.reader;
    return this.views.detail(manager, found(await manager.findOneBy(Pledge, { templeId: staffOf(actor).temple.id, id: pledgeId })));
  }

  /** Gifts the office is asked about, the oldest first. */
  async questions(actor: Actor, page: QueryOf<typeof pledgeEndpoints.questions>): Promise<Page<PledgeQuestion>> {
    const manager = this.database.reader;
    const templeId = staffOf(actor).temple.id;
    const query = manager.createQueryBuilder(PledgeMatch, 'gift').where({ templeId, state: 'to-match' });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'ASC' }, page);
    return { items: await this.questionsOf(manager, templeId, items), nextCursor };
  }

  private async questionsOf(manager: EntityManager, templeId: string, matches: readonly PledgeMatch[]): Promise<PledgeQuestion[]> {
    if (matches.length === 0) return [];
    const orders = byId(await manager.findBy(Order, { templeId, id: In(matches.map(({ orderId }) => orderId)) }));
    const lines = byId(await manager.findBy(OrderLine, { templeId, id: In(matches.map(({ orderLineId }) => orderLineId)) }));
    const pledges = await openPledges(manager, templeId, [...orders.values()]);
    const rows = byId(await this.views.rows(manager, pledges));
    return matches.map(({ id, state, orderId, orderLineId, question, createdAt }) => {
      const order = found(orders.get(orderId));
      const line = found(lines.get(orderLineId));
      const fitting = pledges.filter((pledge) => pledge.fundId === line.fundId && isOf(pledge, order));
      return {
        id,
        state,
        orderId,
        donorName: donorLabelOf(order),
        fund: { id: line.fundId ?? '', name: line.label },
        leftCents: leftForPledge(line),
        receivedAt: (order.receivedAt ?? createdAt).toISOString(),
        question: question ?? 'undone',
        pledges: fitting.map((pledge) => ({
          id: pledge.id,
          donorName: pledge.donorName,
          amountCents: pledge.amountCents,
          leftCents: pledge.amountCents - pledge.paidCents,
          next: rows.get(pledge.id)?.next ?? null,
          note: pledge.note,
          createdAt: pledge.createdAt.toISOString(),
        })),
      };
    });
  }
}

/** The open pledges of those who gave. */
async function openPledges(manager: EntityManager, templeId: string, orders: readonly Order[]): Promise<Pledge[]> {
  const accounts = orders.flatMap(({ payerAccountId }) => payerAccountId ?? []);
  const emails = orders.flatMap(({ email }) => email ?? []);
  const open = { templeId, status: In([...OPEN_PLEDGES]) };
  const where = [
    { ...open, donorAccountId: In(accounts) },
    { ...open, email: In(emails) },
  ];
  return manager.find(Pledge, { where, order: { id: 'ASC' } });
}

const isOf = ({ donorAccountId, email }: Pledge, order: Order): boolean =>
  (donorAccountId !== null && donorAccountId === order.payerAccountId) || (email !== null && email === order.email);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));
