/** What a member of a temple's staff may be allowed to do: `noun:verb`. */
export const PERMISSIONS = [
  'temple:read',
  'temple:manage',
  'staff:read',
  'staff:manage',
  'donations:read',
  'donations:record',
  'donations:refund',
  'donations:export',
  'batches:close',
  'hundi:count',
  'funds:manage',
  'ehundi:manage',
  'receipts:read',
  'receipts:reissue',
  'tax-policy:manage',
  'ledger:read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const READ_ONLY = ['temple:read', 'staff:read', 'donations:read', 'receipts:read', 'ledger:read'] as const satisfies Permission[];
const COUNTER = ['temple:read', 'donations:read', 'donations:record', 'hundi:count', 'receipts:read'] as const satisfies Permission[];

/** The roles every temple starts with. A temple may compose its own from the same permissions. */
export const STAFF_PRESETS = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((p) => p !== 'staff:manage' && p !== 'tax-policy:manage'),
  treasurer: PERMISSIONS.filter((p) => p !== 'staff:manage' && p !== 'temple:manage'),
  'priest-coordinator': ['temple:read', 'staff:read'],
  'events-coordinator': ['temple:read', 'staff:read'],
  'volunteer-coordinator': ['temple:read', 'staff:read'],
  'front-desk': COUNTER,
  viewer: READ_ONLY,
} as const satisfies Record<string, readonly Permission[]>;
export type StaffPreset = keyof typeof STAFF_PRESETS;

/** Permissions whose holders must use a second factor where `REQUIRE_SECOND_FACTOR` is on. */
export const MONEY_MOVING_PERMISSIONS = ['donations:refund', 'staff:manage'] as const satisfies Permission[];
