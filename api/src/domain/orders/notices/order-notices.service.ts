import { Injectable } from '@nestjs/common';
import { formatMoney, orderLabelOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../../notifications/notifications.service.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { Sale } from '../sale.ts';
import type { LinesBackReason } from '../words/lines-back-words.ts';
import { GiverMessages } from './giver-messages.ts';
import { orderNotifications } from './giver-notifications.ts';
import { againPath, boughtIn } from './message-of-gift.ts';

/** Notifications, mail and text messages about orders that got nothing for their money, written in the transaction of that. */
@Injectable()
export class OrderNotices {
  constructor(
    private readonly messages: GiverMessages,
    private readonly notifications: Notifications,
  ) {}

  /** What was paid for can't be had and is refunded: by mail or text, and in the app. */
  async linesBack(tx: EntityManager, { order, temple, lines, why, reason }: LinesBack): Promise<void> {
    const cents = lines.reduce((sum, { amountCents, coveredFeeCents }) => sum + amountCents + coveredFeeCents, 0);
    const what = orderLabelOf(lines.map(({ label }) => label));
    const params = { amount: formatMoney(cents), temple: temple.name, what, ...(reason ? { reason } : {}) };
    const { payerAccountId, templeId } = order;
    // Two dates of an order can be canceled for different reasons.
    const id = reason ? `${order.id}:${lines[0]?.id ?? ''}` : order.id;
    await this.messages.send(tx, order, `order-${why}`, id, { ...params, accountId: payerAccountId });
    if (payerAccountId === null) return;
    const concerned = { accountId: payerAccountId, templeId };
    await this.notifications.notify(tx, orderNotifications.kinds[why], { concerned, params, key: id, path: '/receipts' });
  }

  /** The payer's bank refused days later: nothing was paid and nothing is held any more. By mail or text, and in the app. */
  async bankRefused(tx: EntityManager, { order, temple, lines }: Pick<Sale, 'order' | 'temple' | 'lines'>): Promise<void> {
    const { payerAccountId, templeId, id, label, totalCents } = order;
    const params = { amount: formatMoney(totalCents), temple: temple.name, what: label, gift: boughtIn(lines) === null };
    const path = againPath(order, temple, lines);
    await this.messages.send(tx, order, 'order-bank-refused', id, { ...params, path, accountId: payerAccountId });
    if (payerAccountId === null) return;
    const concerned = { accountId: payerAccountId, templeId };
    await this.notifications.notify(tx, orderNotifications.kinds['bank-refused'], { concerned, params, key: id, path });
  }
}

/** Lines that were paid for and can't be had; with the temple's reason, where it canceled them. */
interface LinesBack {
  order: Order;
  temple: Temple;
  lines: readonly OrderLine[];
  why: LinesBackReason;
  reason?: string | undefined;
}
