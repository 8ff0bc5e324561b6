import { Injectable } from '@nestjs/common';
import type { DeliveredMessage } from '@sannidhi/contracts';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import type { OutgoingMail } from '../mail/mail-sender.ts';
import type { OutgoingSms } from '../sms/sms-sender.ts';
import { LocalDelivery } from './local-delivery.entity.ts';

const SHOWN = 100;

/** Keeps mail and text messages for a person or a test to read, where nothing may leave the machine. */
@Injectable()
export class LocalOutbox {
  constructor(private readonly database: Database) {}

  keepMail({ id, to, subject, text, html = undefined }: OutgoingMail): Promise<void> {
    return this.keep({ id, channel: 'email', to, subject, text, html: html ?? null, code: null, createdAt: new Date() });
  }

  keepSms({ id, to, text, code }: OutgoingSms): Promise<void> {
    return this.keep({ id, channel: 'sms', to, subject: null, text, html: null, code: code ?? null, createdAt: new Date() });
  }

  /** What was kept for an address or phone, or for everybody, newest first. */
  async list(to?: string): Promise<DeliveredMessage[]> {
    const where = to === undefined ? {} : { to: to.includes('@') ? to.toLowerCase() : to };
    const rows = await this.database.reader.find(LocalDelivery, { where, order: { createdAt: 'DESC', id: 'DESC' }, take: SHOWN });
    return rows.map((row) => ({ ...row, links: row.text.match(/https?:\/\/[^\s<>"]+/g) ?? [], createdAt: row.createdAt.toISOString() }));
  }

  private async keep(delivery: LocalDelivery): Promise<void> {
    await this.database.transaction((tx) => insertOnce(tx, LocalDelivery, delivery));
  }
}
