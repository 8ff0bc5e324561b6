/** What every notification about a date with tickets says. */
export interface Ticketed {
  event: string;
  temple: string;
  startsAt: string;
  timeZone: string;
}
export type Reasoned = Ticketed & { reason: string };
export type Counted = Ticketed & { people: number };
/** `dates`: more than one where they were registered together. Missing in what was sent before there were such registrations. */
export type Together = { dates?: number };

export const holder = { to: 'account', roles: ['donor'] } as const;
/** For what can wait: no text message. */
export const BY_MAIL = ['in-app', 'email'] as const;

/** Words about how many dates, where they were registered together. */
export const inAll = ({ dates = 1 }: Together, words: (count: number) => string): string => (dates > 1 ? words(dates) : '');
