import { type FactoryProvider, Injectable } from '@nestjs/common';
import type { NotificationChannel, Noun, Permission, Role, Wording } from '@sannidhi/contracts';

/**
 * Who a kind is for: one account with certain roles, a temple's staff with a permission, or every operator of the platform. A priest is an
 * account. `inOffice`: staff accounts only while they have this permission at the temple, or are on its staff at all; operators while they are.
 */
export type Audience =
  | { to: 'account'; roles: readonly Role[]; inOffice?: Permission | 'any' }
  | { to: 'staff'; permission: Permission }
  | { to: 'operators' };

/** A notification's wording; `body` may be empty. In an email the title is the subject. */
export interface NotificationWords {
  title: string;
  body: string;
}

/** All channels of a kind, in the order in which people choose. */
export const channelsOf = ({ channels }: Pick<NotificationKind, 'channels'>): NotificationChannel[] =>
  channels.includes('in-app') ? [...channels, 'push'] : [...channels];

/** The channels of what can’t wait: changes, cancellations, places held for a while, reminders. */
export const WITH_TEXTS = ['in-app', 'email', 'sms'] as const;

interface KindDeclaration<Params, To extends Audience = Audience> {
  audience: To;
  /** The channels it may use. What the app shows is also pushed to devices. A text needs a temple’s consent: the occurrence names the temple. */
  channels: readonly Exclude<NotificationChannel, 'push'>[];
  words: Wording<(params: Params) => NotificationWords>;
}

/** One kind of notification, `noun.event`, with the group whose preferences apply. */
export interface NotificationKind<Params = never, To extends Audience = Audience> extends KindDeclaration<Params, To> {
  name: string;
  group: GroupFacts;
}

/** What the preferences screen shows for a noun's notifications. */
export interface GroupFacts {
  name: string;
  /** Whose facts these are; the noun of this name where it's left out. */
  nouns?: readonly Noun[];
  label: Wording;
  about: Wording;
  /** Always sent: nobody can turn off security or what the law requires. */
  isRequired?: true;
  /** The page that controls it instead of the common preferences. */
  settingsPath?: string;
  /** What a temple sends to many: at each temple people choose topics instead. */
  isByTopic?: true;
}

/** With any parameters: they are checked where a kind is declared and where it is sent. */
type AnyDeclaration = KindDeclaration<never>;
type Named<Kinds> = {
  [Event in keyof Kinds]: Kinds[Event] extends KindDeclaration<infer Params, infer To> ? NotificationKind<Params, To> : never;
};

/** Everything a noun notifies people of. */
export interface NounNotifications<Kinds extends Record<string, AnyDeclaration> = Record<string, AnyDeclaration>> {
  group: GroupFacts;
  kinds: Named<Kinds>;
}

/** Types a kind's parameters: `opened: kind<{ amount: string }>()({ audience, channels, words })`. */
export const kind =
  <Params extends object>() =>
  <To extends Audience>(declaration: KindDeclaration<Params, To>): KindDeclaration<Params, To> =>
    declaration;

/** Declares a noun's notifications, once, in the noun's own folder; `provideNotifications` registers them. */
export function defineNotifications<Kinds extends Record<string, AnyDeclaration>>(
  group: GroupFacts,
  kinds: Kinds,
): NounNotifications<Kinds> {
  const named = Object.entries(kinds).map(([event, declaration]) => [event, { ...declaration, name: `${group.name}.${event}`, group }]);
  return { group, kinds: Object.fromEntries(named) as Named<Kinds> };
}

/** Every registered kind. */
@Injectable()
export class NotificationKinds {
  readonly #kinds = new Map<string, NotificationKind>();

  /** Registers a noun's kinds. Throws for one that is already registered, and for a text that nobody could turn off. */
  add({ group, kinds }: NounNotifications): void {
    const isOptional = !group.isRequired && !group.settingsPath;
    for (const each of Object.values(kinds)) {
      if (!isOptional && each.channels.includes('sms')) throw new Error(`The notification ${each.name} is texted without a choice.`);
      if (this.#kinds.has(each.name)) throw new Error(`The notification ${each.name} is declared twice.`);
      this.#kinds.set(each.name, each);
    }
  }

  /** A kind by its name; undefined for one from another version of the system. */
  of(name: string): NotificationKind | undefined {
    return this.#kinds.get(name);
  }

  /** All of them, sorted by name. */
  all(): NotificationKind[] {
    return [...this.#kinds.values()].sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** The provider that a noun's module lists: `providers: [provideNotifications(disputeNotifications)]`. */
export const provideNotifications = (noun: NounNotifications): FactoryProvider => ({
  provide: `notifications of ${noun.group.name}`,
  useFactory: (kinds: NotificationKinds) => {
    kinds.add(noun);
    return noun;
  },
  inject: [NotificationKinds],
});
