import { Inject, Injectable } from '@nestjs/common';
import type { DeliveredMessage } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import type { OutgoingMail } from '../mail/mail-sender.ts';
import type { OutgoingPush, PushOutcome } from '../push/push-sender.ts';
import type { OutgoingSms } from '../sms/sms-sender.ts';
import { DocumentStore } from '../storage/document-store.ts';
import { LocalDelivery } from './local-delivery.entity.ts';

const SHOWN = 100;

/** Stores emails, text messages and pushes for a person or a test to read, where nothing may leave the machine. */
@Injectable()
export class LocalOutbox {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  async keepMail({ id, to, subject, text, html = undefined, attachments = [] }: OutgoingMail): Promise<void> {
    for (const [index, { content }] of attachments.entries()) await this.documents.write(keyOf(id, index), content);
    const names = attachments.length > 0 ? attachments.map(({ filename }) => filename) : null;
    await this.keep({ id, channel: 'email', to, subject, text, html: html ?? null, code: null, attachments: names, createdAt: new Date() });
  }

  keepSms({ id, to, text, code }: OutgoingSms): Promise<void> {
    return this.keep({
      id,
      channel: 'sms',
      to,
      subject: null,
      text,
      html: null,
      code: code ?? null,
      attachments: null,
      createdAt: new Date(),
    });
  }

  async keepPush({ id, to, payload: { title, body, path } }: OutgoingPush): Promise<PushOutcome> {
    const text = [body, path ? this.settings.publicUrl + path : ''].filter(Boolean).join('\n');
    await this.keep({ id, channel: 'push', to, subject: title, text, html: null, code: null, attachments: null, createdAt: new Date() });
    return 'sent';
  }

  /** What was stored for an address or phone, or for everyone, newest first. */
  async list(to?: string): Promise<DeliveredMessage[]> {
    const of = to === undefined ? {} : { where: { to: to.includes('@') ? to.toLowerCase() : to } };
    const rows = await this.database.reader.find(LocalDelivery, { ...of, order: { createdAt: 'DESC', id: 'DESC' }, take: SHOWN });
    return rows.map((row) => ({
      ...row,
      links: row.text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
      attachments: (row.attachments ?? []).map((name, index) => ({ name, path: `/dev/outbox/${row.id}/${index}` })),
      createdAt: row.createdAt.toISOString(),
    }));
  }

  /** A file attached to a stored email, or undefined. */
  attachment(id: string, index: number): Promise<Buffer | undefined> {
    return this.documents.read(keyOf(id, index));
  }

  private async keep(delivery: LocalDelivery): Promise<void> {
    await this.database.transaction((tx) => insertOnce(tx, LocalDelivery, delivery));
  }
}

const keyOf = (id: string, index: number): string => `outbox/${id}/${index}`;
