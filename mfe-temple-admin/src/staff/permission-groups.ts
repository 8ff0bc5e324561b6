import { PERMISSIONS, type Permission } from '@sannidhi/contracts';
import { useOfficeText } from '../office/namespace.ts';

/** Which part of the temple's work a permission belongs to, by its noun; the rest is the temple's own. */
const AREA_OF: Readonly<Record<string, PermissionArea>> = {
  donations: 'money',
  plans: 'money',
  pledges: 'money',
  hundi: 'money',
  batches: 'money',
  receipts: 'money',
  statements: 'money',
  ledger: 'money',
  funds: 'money',
  ehundi: 'money',
  'tax-policy': 'money',
  dakshina: 'money',
  payments: 'money',
  poojas: 'worship',
  bookings: 'worship',
  priests: 'worship',
};
export const PERMISSION_AREAS = ['money', 'worship', 'temple'] as const;
export type PermissionArea = (typeof PERMISSION_AREAS)[number];

const areaOf = (permission: Permission): PermissionArea => AREA_OF[permission.split(':')[0] ?? ''] ?? 'temple';

/** The permissions of each area, in the order they are declared. */
export const PERMISSION_GROUPS: readonly { area: PermissionArea; permissions: readonly Permission[] }[] = PERMISSION_AREAS.map((area) => ({
  area,
  permissions: PERMISSIONS.filter((permission) => areaOf(permission) === area),
}));

/** What permissions allow, in words: each is among its noun's own texts. Keys can't contain a colon. */
export function usePermissionText(): (permission: Permission) => string {
  const text = useOfficeText('may');
  return (permission) => text(permission.replace(':', '-'));
}
