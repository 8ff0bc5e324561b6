import type { Cost, Endpoint } from '@sannidhi/contracts';
import type { Budget } from '../rate-limit/token-buckets.ts';

/**
 * What one network may request from a process without a session, by cost. A temple hall with five hundred phones behind one address opens
 * its pages within a minute, and all tests and benchmarks on a machine are one network too. Finer limits (per account, per phone, per kind
 * of email) are enforced where the work is done.
 */
export const NETWORK_BUDGETS = {
  light: { burst: 6_000, perSecond: 200 },
  usual: { burst: 1_500, perSecond: 30 },
  dear: { burst: 300, perSecond: 5 },
  mail: { burst: 600, perSecond: 5 },
} as const satisfies Record<Cost, Budget>;

/** The cost of calling the endpoint: as declared, otherwise reads are light and everything else is usual. */
export const costOf = ({ cost, method }: Pick<Endpoint, 'cost' | 'method'>): Cost => cost ?? (method === 'GET' ? 'light' : 'usual');
