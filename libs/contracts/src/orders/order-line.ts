/** What a line pays for. A noun that sells adds its kind here and plugs into the order with its `Purchasable`. */
export const LINE_KINDS = ['donation', 'pooja', 'ticket', 'prasadam'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The income accounts of a temple's books, for lines that credit no fund. */
export const INCOME_ACCOUNTS = ['poojas', 'tickets', 'prasadam', 'rent'] as const;
export type IncomeAccount = (typeof INCOME_ACCOUNTS)[number];
