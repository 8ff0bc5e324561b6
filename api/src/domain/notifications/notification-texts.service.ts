import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { assertOfUse } from '../../platform/outbox/outlived.ts';
import { Postponed } from '../../platform/outbox/postponed.ts';
import { TextAttempts } from '../../platform/outbox/text-attempts.ts';
import { SmsSender } from '../../platform/sms/sms-sender.ts';
import { textReachOf } from '../consents/text-reach.ts';
import { Temple } from '../temples/temple.entity.ts';
import { NotificationRow } from './notification.entity.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationPreferencesService } from './notification-preferences.service.ts';
import { NOTIFICATION_SMS, type NotificationTextData, notificationText } from './notification-text.ts';
import { NotificationTimings } from './notification-timings.service.ts';
import { wordsOf } from './notification-words.ts';
import { StillConcerned } from './still-concerned.service.ts';
import { textTime } from './text-times.ts';

/** The app and an email say the same: nobody is texted twice because an answer was lost. */
const ONCE = 1;

/** How long a text without an end of its own is of use: by then the app and an email have said it. */
const USEFUL_MS = 24 * 60 * 60_000;

/** Texts a notification. Right before that it asks again whether it may: after STOP, or with another phone, nothing that waits is sent. */
@Injectable()
export class NotificationTexts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly kinds: NotificationKinds,
    private readonly preferences: NotificationPreferencesService,
    private readonly timings: NotificationTimings,
    private readonly concerned: StillConcerned,
    private readonly sms: SmsSender,
    private readonly texts: TextAttempts,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(NOTIFICATION_SMS, (message) => this.send(message));
  }

  private async send(message: OutboxMessage, now = new Date()): Promise<void> {
    const { to: phone, data: given, createdAt } = message;
    const said = given as unknown as NotificationTextData;
    const data = { ...said, usefulUntil: said.usefulUntil ?? new Date(createdAt.getTime() + USEFUL_MS).toISOString() };
    const to = phone ?? '';
    assertOfUse(data.usefulUntil, now);
    if ((await this.wasRead(data)) || !(await this.isWanted(to, data))) return;
    if (this.sms.reachesPhones) await this.awaitHours(to, data, now);
    await this.texts.send(message, { text: await this.wordsFor(data), attempts: ONCE });
  }

  /** In the app, while the text waited: by now it may not even be true any more. */
  private async wasRead({ accountId, kind, key }: NotificationTextData): Promise<boolean> {
    if (key === undefined) return false;
    const read = { accountId, kind, subjectKey: key, readAt: Not(IsNull()) };
    return this.database.reader.existsBy(NotificationRow, read);
  }

  private async isWanted(to: string, { accountId, templeId, kind }: NotificationTextData): Promise<boolean> {
    if (!(await this.concerned.is({ accountId, kind, templeId }))) return false;
    const { reader } = this.database;
    const reach = await textReachOf(reader, accountId);
    if (reach?.phone !== to || !reach.templeIds.includes(templeId)) return false;
    const group = this.kinds.of(kind)?.group.name;
    return group !== undefined && (await this.preferences.isOn(reader, { accountId, group, channel: 'sms', templeId }));
  }

  /** Throws `Postponed` outside the hours in which it may arrive, and `Outlived` if it is over when they begin. */
  private async awaitHours(address: string, { accountId, usefulUntil }: NotificationTextData, now: Date): Promise<void> {
    const from = await textTime(this.timings, { accountId, address }, now);
    if (from <= now) return;
    assertOfUse(usefulUntil, from);
    throw new Postponed(from);
  }

  private async wordsFor({ templeId, kind, params, path, language }: NotificationTextData): Promise<string> {
    const { name: temple } = await this.database.reader.findOneByOrFail(Temple, { id: templeId });
    const { title } = wordsOf(this.kinds, kind, params, language);
    return notificationText({ title, temple, url: path && this.settings.publicUrl + path, language });
  }
}
