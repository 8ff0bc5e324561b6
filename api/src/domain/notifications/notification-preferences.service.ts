import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreference,
  type notificationEndpoints,
  saidIn,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { textReachOf } from '../consents/text-reach.ts';
import { isChosen } from './notification-choice.ts';
import { type Audience, channelsOf, type NotificationKind, NotificationKinds } from './notification-kinds.ts';
import { NotificationPreferenceRow } from './notification-preference.entity.ts';
import { TempleNotificationPreferenceRow } from './temple-notification-preference.entity.ts';

interface Which {
  accountId: string;
  group: string;
  channel: NotificationChannel;
  templeId: string;
}

/** Which notifications a user gets: by group and channel, all on until turned off, except texts, which are off until turned on. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly kinds: NotificationKinds,
  ) {}

  /** The actor's options, in a language. */
  own(actor: Actor, language?: Language): Promise<NotificationPreference[]> {
    return this.in(this.database.reader, accountOf(actor), language);
  }

  /** Turns a group on or off in one channel. Throws `not-found` if the actor has no such option. */
  choose(
    actor: Actor,
    { group, channel, isOn }: BodyOf<typeof notificationEndpoints.choose>,
    language?: Language,
  ): Promise<NotificationPreference[]> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const choices = await this.in(tx, account, language);
      found(choices.find((one) => one.group === group)?.channels.find((one) => one.channel === channel));
      const key = { accountId: account.accountId, groupName: group, channel };
      await insertOnce(tx, NotificationPreferenceRow, { ...key, isOn });
      await tx.update(NotificationPreferenceRow, key, { isOn });
      return this.in(tx, account, language);
    });
  }

  /** Of at most 500 accounts, those that turned a group off in a channel. */
  async declinedBy(manager: EntityManager, groupName: string, channel: NotificationChannel, accountIds: string[]): Promise<string[]> {
    const off = await manager.findBy(NotificationPreferenceRow, { accountId: In(accountIds), groupName, channel, isOn: false });
    return off.map(({ accountId }) => accountId);
  }

  /** Whether an account has a group on in a channel, about a temple. */
  async isOn(manager: EntityManager, { accountId, group, channel, templeId }: Which): Promise<boolean> {
    const which = { accountId, groupName: group, channel };
    const own = await manager.findBy(TempleNotificationPreferenceRow, { ...which, templeId });
    return isChosen(channel, [...own, ...(await manager.findBy(NotificationPreferenceRow, which))]);
  }

  /** The options of an account for all temples, in a language. */
  async in(manager: EntityManager, actor: AccountActor, language: Language = 'en'): Promise<NotificationPreference[]> {
    const { accountId } = actor;
    const chosen = await manager.findBy(NotificationPreferenceRow, { accountId });
    const reach = await textReachOf(manager, accountId);
    const isOffered = (channel: NotificationChannel) => channel !== 'sms' || Boolean(reach?.templeIds.length);
    const kinds = this.kinds.all().filter(({ audience }) => isIn(audience, actor));
    const groups = new Set(kinds.map(({ group }) => group));
    return [...groups].map(({ name, label, about, isRequired, settingsPath }) => ({
      group: name,
      label: saidIn(label, language),
      about: saidIn(about, language),
      isRequired: isRequired ?? false,
      settingsPath: settingsPath ?? null,
      channels:
        isRequired || settingsPath
          ? []
          : channelsIn(kinds, name)
              .filter(isOffered)
              .map((channel) => {
                const isOn = isChosen(
                  channel,
                  chosen.filter(({ groupName }) => groupName === name),
                );
                return { channel, isOn };
              }),
    }));
  }
}

const channelsIn = (kinds: readonly NotificationKind[], name: string) =>
  NOTIFICATION_CHANNELS.filter((channel) => kinds.some((kind) => kind.group.name === name && channelsOf(kind).includes(channel)));

/** Whether an audience may include the actor. */
function isIn(audience: Audience, { role, temple, permissions }: AccountActor): boolean {
  switch (audience.to) {
    case 'account':
      return audience.roles.includes(role);
    case 'staff':
      return temple !== undefined && permissions.includes(audience.permission);
    case 'operators':
      return role === 'superadmin';
  }
}
