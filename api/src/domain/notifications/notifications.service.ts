import { Injectable } from '@nestjs/common';
import type { Language, NotificationChannel, Role } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertAtCommit } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { textReachOf } from '../consents/text-reach.ts';
import { NotificationRow } from './notification.entity.ts';
import { type Concerned, NotificationAudience, type Recipient } from './notification-audience.ts';
import { NotificationDigests } from './notification-digests.service.ts';
import { type Audience, channelsOf, type NotificationKind } from './notification-kinds.ts';
import { NOTIFICATION_MAIL, type NotificationMailData } from './notification-mail.ts';
import { NOTIFICATION_PUSH, type NotificationPushData, shortened } from './notification-push.ts';
import { NOTIFICATION_SMS, type NotificationTextData } from './notification-text.ts';

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
  /** Channels that this one must not use, whatever the recipient’s preferences. */
  without?: readonly NotificationChannel[];
  at?: Date;
  /** When it is over. What still waits then, by email, digest, push or text, isn't sent; the notification center keeps it. */
  usefulUntil?: Date;
}

/** One event that concerns somebody without an account. */
export type AddressedOccurrence<Params> = Pick<Occurrence<Params, Audience>, 'params' | 'key' | 'path' | 'usefulUntil'> & {
  /** `byLink`: they typed it themselves, in this language, and the page opens by its link alone. */
  to: { email: string; fullName: string; byLink?: Language };
};

/** Notifies people, in the same transaction as the event. */
@Injectable()
export class Notifications {
  constructor(
    private readonly audience: NotificationAudience,
    private readonly outbox: Outbox,
    private readonly digests: NotificationDigests,
  ) {}

  /**
   * Writes what each recipient's preferences allow: a row for the app, outbox rows for email, push and text, or what the next digest says. A
   * key that was used before does nothing.
   */
  async notify<Params extends object, To extends Audience>(
    tx: EntityManager,
    kind: NotificationKind<Params, To>,
    occurrence: Occurrence<Params, To>,
  ): Promise<void> {
    await this.show(tx, kind, occurrence);
  }

  /** The same; returns whether the app shows it to anybody. */
  async show<Params extends object, To extends Audience>(
    tx: EntityManager,
    kind: NotificationKind<Params, To>,
    { concerned, ...occurrence }: Occurrence<Params, To>,
  ): Promise<boolean> {
    let isShown = false;
    const { group } = kind;
    const isOptional = !group.isRequired && !group.settingsPath;
    const everyone = await this.audience.of(tx, kind, concerned);
    const facts = { ...occurrence, templeId: concerned.templeId };
    for (const recipient of everyone.filter(({ accountId }) => accountId !== occurrence.except)) {
      for (const channel of channelsOf(kind)) {
        if (occurrence.without?.includes(channel)) continue;
        if (isOptional && recipient.declined.includes(channel)) continue;
        if (channel === 'email' && !group.isRequired && !recipient.getsOptionalMail) continue;
        if (channel === 'email' && isOptional && recipient.digest !== 'each')
          await this.digests.keep(tx, { accountId: recipient.accountId, kind: kind.name, ...facts });
        else if (channel === 'email') await this.mail(tx, kind.name, recipient, facts);
        else if (channel === 'push') await this.push(tx, kind.name, recipient, facts);
        else if (channel === 'sms') await this.text(tx, kind.name, recipient, facts);
        else {
          await write(tx, kind.name, recipient.accountId, facts);
          isShown = true;
        }
      }
    }
    return isShown;
  }

  /**
   * The same by email alone, to an address that somebody typed: its owner has no account, or hasn't verified it. Does nothing where mail to it
   * came back.
   */
  async notifyAddress<Params extends object>(
    tx: EntityManager,
    { name: kind }: NotificationKind<Params, { to: 'account'; roles: readonly Role[] }>,
    { to, params, path, key, usefulUntil }: AddressedOccurrence<Params>,
  ): Promise<void> {
    const email = to.email.toLowerCase();
    const { language, getsOptionalMail } = await this.audience.at(tx, email);
    if (!getsOptionalMail) return;
    const until = usefulUntil?.toISOString();
    const whose = to.byLink ? { language: to.byLink, byLink: true } : { language };
    const data: NotificationMailData = { kind, params, path, usefulUntil: until, fullName: to.fullName, role: null, ...whose };
    const dedupeKey = `${NOTIFICATION_MAIL}:${kind}:${key}:${email}`.slice(0, 200);
    await this.outbox.enqueue(tx, { kind: 'email', to: email, template: NOTIFICATION_MAIL, data: { ...data }, dedupeKey });
  }

  /** Which devices these are, and what they say, is decided when it is sent. */
  private async push(
    tx: EntityManager,
    kind: string,
    recipient: Recipient,
    { params, path, key, templeId, usefulUntil }: Facts,
  ): Promise<void> {
    const { accountId, email, language, hasPushDevice } = recipient;
    if (!hasPushDevice) return;
    const data: NotificationPushData = {
      accountId,
      templeId,
      kind,
      params: shortened(params),
      path,
      language,
      usefulUntil: usefulUntil?.toISOString(),
    };
    const dedupeKey = `${NOTIFICATION_PUSH}:${kind}:${accountId}:${key}`.slice(0, 200);
    await this.outbox.enqueue(tx, { kind: NOTIFICATION_PUSH, to: email, data: { ...data }, dedupeKey });
  }

  /** To a verified phone that the temple may text. */
  private async text(tx: EntityManager, kind: string, { accountId, language }: Recipient, facts: Facts) {
    const { templeId, params, path, key, usefulUntil } = facts;
    const reach = templeId === undefined ? null : await textReachOf(tx, accountId);
    if (templeId === undefined || !reach?.templeIds.includes(templeId)) return;
    const until = usefulUntil?.toISOString();
    const data: NotificationTextData = { accountId, templeId, kind, key, params: shortened(params), path, language, usefulUntil: until };
    const dedupeKey = `${NOTIFICATION_SMS}:${kind}:${accountId}:${key}`.slice(0, 200);
    await this.outbox.enqueue(tx, { kind: NOTIFICATION_SMS, to: reach.phone, data: { ...data }, dedupeKey });
  }

  private mail(tx: EntityManager, kind: string, recipient: Recipient, { params, path, key, templeId, usefulUntil }: Facts): Promise<void> {
    const { accountId, email, fullName, language, role } = recipient;
    const data: NotificationMailData = {
      accountId,
      templeId,
      kind,
      params,
      path,
      usefulUntil: usefulUntil?.toISOString(),
      fullName,
      language,
      role,
    };
    const dedupeKey = `${NOTIFICATION_MAIL}:${kind}:${accountId}:${key}`.slice(0, 200);
    return this.outbox.enqueue(tx, { kind: 'email', to: email, template: NOTIFICATION_MAIL, data: { ...data }, dedupeKey });
  }
}

interface Facts {
  params: object;
  key: string;
  path: string | null;
  /** Undefined if it is about no temple. */
  templeId: string | undefined;
  at?: Date;
  usefulUntil?: Date;
}

async function write(
  tx: EntityManager,
  kind: string,
  accountId: string,
  { params, key, path, templeId, at = new Date() }: Facts,
): Promise<void> {
  const row = {
    accountId,
    id: newId(),
    kind,
    params: { ...params },
    subjectKey: key,
    path,
    templeId: templeId ?? null,
    createdAt: at,
    readAt: null,
  };
  await insertAtCommit(tx, NotificationRow, row);
}
