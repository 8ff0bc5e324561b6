import { RECEIPTS_FIRST_YEAR } from '@sannidhi/contracts';

/** The year before the temple's current one: the newest with statements to send. */
export const lastYear = (today: string): string => String(Number(today.slice(0, 4)) - 1);

/** Years that can have receipts, newest first, the current one at the temple included. */
export const statementYears = (today: string): string[] =>
  Array.from({ length: Number(today.slice(0, 4)) - RECEIPTS_FIRST_YEAR + 1 }, (_, back) => String(Number(today.slice(0, 4)) - back));
