import type { Permission, PermissionLimits } from './permissions.ts';

/** Canceling a booking refunds it: a limit for refunds holds there too, and the lower of the two counts. */
const ALSO_LIMITED_BY: Partial<Record<Permission, Permission>> = {
  'bookings:cancel': 'donations:refund',
  'tickets:cancel': 'donations:refund',
};

/** The most cents that somebody with these limits may handle at once with a permission; undefined if there is no limit. */
export function limitOf(limits: PermissionLimits | undefined, permission: Permission): number | undefined {
  const other = ALSO_LIMITED_BY[permission];
  const set = [limits?.[permission], other && limits?.[other]].filter((cents) => cents !== undefined);
  return set.length > 0 ? Math.min(...set) : undefined;
}
