import { Injectable } from '@nestjs/common';
import { formatMoney } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../../notifications/notifications.service.ts';
import { donorLabelOf } from '../donor-label.ts';
import type { Order } from '../order.entity.ts';
import { disputeNotifications, refundNotifications } from './order-notifications.ts';

/** A dispute that was opened or ended, or a refund that failed. */
type Trouble = (typeof disputeNotifications.kinds)['opened'];

/** What the office hears of money in dispute, not refunded, or not assigned. */
@Injectable()
export class MoneyNotices {
  constructor(private readonly notifications: Notifications) {}

  /** Notifies the office of a dispute: `opened`, `won`, `lost`, or a bank payment that was `returned`. */
  disputed(
    tx: EntityManager,
    order: Order,
    event: keyof typeof disputeNotifications.kinds,
    dispute: { id: string; amountCents: number },
  ): Promise<void> {
    return this.notifyOffice(tx, disputeNotifications.kinds[event], order, dispute);
  }

  /** Notifies the office of a refund the provider could not carry out. */
  refundFailed(tx: EntityManager, order: Order, refund: { id: string; amountCents: number }): Promise<void> {
    return this.notifyOffice(tx, refundNotifications.kinds.failed, order, refund);
  }

  /** Notifies the office of money the provider took without saying for which line. */
  unassigned(tx: EntityManager, order: Order, money: { id: string; amountCents: number }): Promise<void> {
    return this.notifyOffice(tx, refundNotifications.kinds.unassigned, order, money);
  }

  private notifyOffice(
    tx: EntityManager,
    trouble: Trouble,
    order: Order,
    { id, amountCents }: { id: string; amountCents: number },
  ): Promise<void> {
    return this.notifications.notify(tx, trouble, {
      concerned: { templeId: order.templeId },
      params: { amount: formatMoney(amountCents), donor: donorLabelOf(order) },
      key: id,
      path: `/temple-admin/donations?gift=${order.id}`,
    });
  }
}
