import { PERMISSIONS, type Permission, STAFF_PRESETS, type StaffPreset } from '@sannidhi/contracts';
import { useOfficeText } from '../office/namespace.ts';

export const PERMISSION_AREAS = ['money', 'worship', 'temple'] as const;
export type PermissionArea = (typeof PERMISSION_AREAS)[number];

/** The part of the temple's work that a coordinator coordinates. */
const AREA_OF = {
  treasurer: 'money',
  'priest-coordinator': 'worship',
  'events-coordinator': 'temple',
  'volunteer-coordinator': 'temple',
} as const satisfies Partial<Record<StaffPreset, PermissionArea>>;
const COORDINATORS = Object.keys(AREA_OF) as (keyof typeof AREA_OF)[];

const nounOf = (permission: Permission) => permission.split(':')[0];
const coordinatorsWith = (permission: Permission) => COORDINATORS.filter((preset) => STAFF_PRESETS[preset].includes(permission));

/** A noun belongs to the coordinator who alone has one of its permissions; what several share, or none has, is the temple's own. */
function areaOf(permission: Permission): PermissionArea {
  const coordinators = PERMISSIONS.filter((each) => nounOf(each) === nounOf(permission)).map(coordinatorsWith);
  const [alone] = coordinators.find(({ length }) => length === 1) ?? [];
  return alone ? AREA_OF[alone] : 'temple';
}

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
