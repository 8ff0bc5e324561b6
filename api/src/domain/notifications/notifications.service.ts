import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertAtCommit } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { NotificationRow } from './notification.entity.ts';
import { type Concerned, NotificationAudience, type Recipient } from './notification-audience.ts';
import type { Audience, NotificationKind } from './notification-kinds.ts';
import { NOTIFICATION_MAIL, type NotificationMailData } from './notification-mail.ts';

/** One event. */
export interface Occurrence<Params, To extends Audience> {
  /** Whom it concerns, as the kind's audience requires. */
  concerned: Concerned<To>;
  params: Params;
  /** What happened to what, at most 120 characters. The same account is notified of the same kind and key once. */
  key: string;
  /** The page it leads to. */
  path: string | null;
  /** The account that caused it, which knows. */
  except?: string;
  at?: Date;
}

/** Notifies people, in the same transaction as the event. */
@Injectable()
export class Notifications {
  constructor(
    private readonly audience: NotificationAudience,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes what each recipient's preferences allow: a row for the app, an outbox row for an email. A key that was used before does nothing.
   */
  async notify<Params extends object, To extends Audience>(
    tx: EntityManager,
    kind: NotificationKind<Params, To>,
    { concerned, ...occurrence }: Occurrence<Params, To>,
  ): Promise<void> {
    const { group } = kind;
    const isOptional = !group.isRequired && !group.settingsPath;
    const everyone = await this.audience.of(tx, kind, concerned);
    for (const recipient of everyone.filter(({ accountId }) => accountId !== occurrence.except)) {
      for (const channel of kind.channels) {
        if (isOptional && recipient.declined.includes(channel)) continue;
        if (channel === 'email') await this.mail(tx, kind.name, recipient, occurrence);
        else await write(tx, kind.name, recipient.accountId, { ...occurrence, templeId: concerned.templeId ?? null });
      }
    }
  }

  private mail(tx: EntityManager, kind: string, recipient: Recipient, { params, path, key }: Facts): Promise<void> {
    const { accountId, email, fullName, language, role } = recipient;
    const data: NotificationMailData = { kind, params, path, fullName, language, role };
    const dedupeKey = `${NOTIFICATION_MAIL}:${kind}:${accountId}:${key}`.slice(0, 200);
    return this.outbox.enqueue(tx, { kind: 'email', to: email, template: NOTIFICATION_MAIL, data: { ...data }, dedupeKey });
  }
}

interface Facts {
  params: object;
  key: string;
  path: string | null;
  at?: Date;
}

async function write(
  tx: EntityManager,
  kind: string,
  accountId: string,
  { params, key, path, templeId, at = new Date() }: Facts & { templeId: string | null },
): Promise<void> {
  const row = { accountId, id: newId(), kind, params: { ...params }, subjectKey: key, path, templeId, createdAt: at, readAt: null };
  await insertAtCommit(tx, NotificationRow, row);
}
