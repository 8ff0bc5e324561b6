import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Order } from '../order.entity.ts';

/** Mail and text messages to who paid. */
@Injectable()
export class GiverMessages {
  constructor(private readonly outbox: Outbox) {}

  /** By mail, by text, or by both, as the order has addresses; in the transaction of the fact it reports. */
  async send(tx: EntityManager, order: Order, template: string, key: string, data: object): Promise<void> {
    const { email, phone, language } = order;
    const said = language ? { ...data, language } : { ...data };
    if (email) await this.outbox.enqueue(tx, { kind: 'email', to: email, template, data: said, dedupeKey: `${template}:${key}:email` });
    if (phone) {
      await this.outbox.enqueue(tx, {
        kind: 'sms',
        to: phone,
        template: `${template}-sms`,
        data: said,
        dedupeKey: `${template}:${key}:sms`,
      });
    }
  }
}
