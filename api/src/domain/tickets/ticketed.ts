/** What every notification about a date with tickets says. */
export interface Ticketed {
  event: string;
  temple: string;
  startsAt: string;
  timeZone: string;
}
export type Reasoned = Ticketed & { reason: string };
export type Counted = Ticketed & { people: number };

export const holder = { to: 'account', roles: ['donor'] } as const;
/** For what can wait: no text message. */
export const BY_MAIL = ['in-app', 'email'] as const;
