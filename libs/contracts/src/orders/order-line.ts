/** What a line pays for. A noun that sells adds its kind here and plugs into the order with its `Purchasable`. */
export const LINE_KINDS = ['donation', 'pooja', 'pooja-move', 'request', 'ticket', 'prasadam'] as const;
/** One of these, or what only a test sells: nothing may depend on knowing all of them. */
export type LineKind = (typeof LINE_KINDS)[number] | `test-${string}`;

/** When what a line pays for takes place, and for how many people; shown in the temple's time zone. */
export interface LineOccasion {
  startsAt: string;
  /** 0 where nobody is named. */
  people: number;
}

/** The income accounts of a temple's books, for lines that credit no fund. */
export const INCOME_ACCOUNTS = ['poojas', 'tickets', 'prasadam', 'rent'] as const;
export type IncomeAccount = (typeof INCOME_ACCOUNTS)[number];

/** What a line that is no gift can credit: an account of its own for fees, or one of those by what was sold. */
export const FEE_ACCOUNTS = ['fee-income', ...INCOME_ACCOUNTS] as const;
export type FeeAccount = (typeof FEE_ACCOUNTS)[number];

/** A line's place: `held` while it can still be paid for, `taken` once it was. What has no place, or lost it, has neither. */
export type LinePlace = 'held' | 'taken';

/** Which places can follow each place of a line; `none` is a line without one. What is held can be held longer. */
export const PLACE_TRANSITIONS = {
  none: ['held', 'taken'],
  held: ['held', 'taken', 'none'],
  taken: ['none'],
} as const satisfies Record<LinePlace | 'none', readonly (LinePlace | 'none')[]>;
