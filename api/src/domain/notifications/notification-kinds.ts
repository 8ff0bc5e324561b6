import { type FactoryProvider, Injectable } from '@nestjs/common';
import type { NotificationChannel, Permission, Role, Wording } from '@sannidhi/contracts';

/**
 * Who a kind is for: one account of certain roles, a temple's staff who hold a permission, or every operator of the platform.
 * A priest is an account.
 */
export type Audience = { to: 'account'; roles: readonly Role[] } | { to: 'staff'; permission: Permission } | { to: 'operators' };

/** What a notification says; `body` may be empty. In a mail the title is its subject. */
export interface NotificationWords {
  title: string;
  body: string;
}

interface KindDeclaration<Params, To extends Audience = Audience> {
  audience: To;
  /** The ways it may take. */
  channels: readonly NotificationChannel[];
  words: Wording<(params: Params) => NotificationWords>;
}

/** One kind of notification, `noun.event`, with the group whose preferences decide about it. */
export interface NotificationKind<Params = never, To extends Audience = Audience> extends KindDeclaration<Params, To> {
  name: string;
  group: GroupFacts;
}

/** What the preferences screen shows of a noun's notifications. */
export interface GroupFacts {
  /** The noun. */
  name: string;
  label: Wording;
  about: Wording;
  /** Always sent: nobody can turn off security or what a law requires. */
  isRequired?: true;
  /** The page that decides about it in place of the common preferences. */
  settingsPath?: string;
}

/** Whatever its parameters: they are checked where a kind is declared and where it is sent. */
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

/** Declares what a noun notifies people of, once, in the noun's own folder; `provideNotifications` makes it known. */
export function defineNotifications<Kinds extends Record<string, AnyDeclaration>>(
  group: GroupFacts,
  kinds: Kinds,
): NounNotifications<Kinds> {
  const named = Object.entries(kinds).map(([event, declaration]) => [event, { ...declaration, name: `${group.name}.${event}`, group }]);
  return { group, kinds: Object.fromEntries(named) as Named<Kinds> };
}

/** Every kind there is. */
@Injectable()
export class NotificationKinds {
  readonly #kinds = new Map<string, NotificationKind>();

  /** Makes a noun's kinds known. Throws for one that is known already. */
  add({ kinds }: NounNotifications): void {
    for (const each of Object.values(kinds)) {
      if (this.#kinds.has(each.name)) throw new Error(`The notification ${each.name} is declared twice.`);
      this.#kinds.set(each.name, each);
    }
  }

  /** A kind by its name; undefined for one that another version of the system knows. */
  of(name: string): NotificationKind | undefined {
    return this.#kinds.get(name);
  }

  /** All of them, in the order of their names. */
  all(): NotificationKind[] {
    return [...this.#kinds.values()].sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** The provider a noun's module lists: `providers: [provideNotifications(disputeNotifications)]`. */
export const provideNotifications = (noun: NounNotifications): FactoryProvider => ({
  provide: `notifications of ${noun.group.name}`,
  useFactory: (kinds: NotificationKinds) => {
    kinds.add(noun);
    return noun;
  },
  inject: [NotificationKinds],
});
