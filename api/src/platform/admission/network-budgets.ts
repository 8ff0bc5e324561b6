import type { Cost, Endpoint } from '@sannidhi/contracts';
import type { Budget } from '../rate-limit/token-buckets.ts';

/**
 * What one network may ask of a process without a session, by what it costs. A temple hall of five hundred phones behind one
 * address opens its pages within a minute, and every test and bench of a machine is one network too. Finer limits (per account,
 * per phone, per kind of mail) stand where the thing is done.
 */
export const NETWORK_BUDGETS = {
  light: { burst: 6_000, perSecond: 200 },
  usual: { burst: 1_500, perSecond: 30 },
  dear: { burst: 300, perSecond: 5 },
  mail: { burst: 600, perSecond: 5 },
} as const satisfies Record<Cost, Budget>;

/** What a call of the endpoint costs: as declared, or else reading is light and anything else is usual. */
export const costOf = ({ cost, method }: Pick<Endpoint, 'cost' | 'method'>): Cost => cost ?? (method === 'GET' ? 'light' : 'usual');
