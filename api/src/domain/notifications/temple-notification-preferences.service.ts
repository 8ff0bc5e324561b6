import { Injectable } from '@nestjs/common';
import type { BodyOf, Language, TempleNotificationPreference, templeNotificationPreferenceEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { ownTemplesOf } from '../consents/own-temples.ts';
import { textReachOf } from '../consents/text-reach.ts';
import { NotificationKinds } from './notification-kinds.ts';
import { NotificationPreferencesService } from './notification-preferences.service.ts';
import { TempleNotificationPreferenceRow } from './temple-notification-preference.entity.ts';

type Endpoints = typeof templeNotificationPreferenceEndpoints;

/** Which notifications a user gets about one temple, where that is another choice than for all of them. */
@Injectable()
export class TempleNotificationPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly kinds: NotificationKinds,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  /** The actor's options at a temple that knows them, in a language. Throws `not-found` for another temple. */
  own(actor: Actor, templeId: string, language?: Language): Promise<TempleNotificationPreference[]> {
    return this.in(this.database.reader, accountOf(actor), templeId, language);
  }

  /** Turns a group on or off in one channel. Throws `not-found` if the actor has no such option there, or turns one on at a suspended temple. */
  choose(actor: Actor, body: BodyOf<Endpoints['choose']>, language?: Language): Promise<TempleNotificationPreference[]> {
    const { templeId, group, channel, isOn } = body;
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const choices = await this.in(tx, account, templeId, language);
      found(choices.find((one) => one.group === group)?.channels.find((one) => one.channel === channel));
      if (isOn) found((await ownTemplesOf(tx, account.accountId)).find(({ id, status }) => id === templeId && status === 'approved'));
      const key = { accountId: account.accountId, templeId, groupName: group, channel };
      await insertOnce(tx, TempleNotificationPreferenceRow, { ...key, isOn });
      await tx.update(TempleNotificationPreferenceRow, key, { isOn });
      return this.in(tx, account, templeId, language);
    });
  }

  /** Forgets the choices for a group at one temple. Repeating it changes nothing. */
  follow(actor: Actor, { templeId, group }: BodyOf<Endpoints['follow']>, language?: Language): Promise<TempleNotificationPreference[]> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await tx.delete(TempleNotificationPreferenceRow, { accountId: account.accountId, templeId, groupName: group });
      return this.in(tx, account, templeId, language);
    });
  }

  private async in(
    manager: EntityManager,
    actor: AccountActor,
    templeId: string,
    language?: Language,
  ): Promise<TempleNotificationPreference[]> {
    const { accountId } = actor;
    found((await ownTemplesOf(manager, accountId)).find(({ id }) => id === templeId));
    const rows = await manager.findBy(TempleNotificationPreferenceRow, { accountId, templeId });
    const mayText = (await textReachOf(manager, accountId))?.templeIds.includes(templeId) ?? false;
    const general = await this.preferences.in(manager, actor, language);
    const atTemples = this.groupsAtTemples();
    return general
      .filter(({ group, channels }) => channels.length > 0 && atTemples.has(group))
      .map(({ group, label, about, channels }) => ({
        ...{ group, label, about },
        channels: channels
          .filter(({ channel }) => channel !== 'sms' || mayText)
          .map(({ channel, isOn }) => {
            const own = rows.find((row) => row.groupName === group && row.channel === channel);
            return { channel, isOn: own?.isOn ?? isOn, isOwn: own !== undefined };
          }),
      }));
  }

  /** Not the platform's own, nor what temples send to many, which is chosen by topic. */
  private groupsAtTemples(): Set<string> {
    const kinds = this.kinds.all().filter(({ audience, group }) => audience.to !== 'operators' && !group.isByTopic);
    return new Set(kinds.map(({ group }) => group.name));
  }
}
