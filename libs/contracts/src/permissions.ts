import { STAFF_PRESET_NAMES, type StaffPreset } from './noun.ts';
import { assembled, type KeysOf } from './nouns.ts';

/** What a staff member of a temple may be allowed to do: `noun:verb`. Each noun declares its own. */
export type Permission = KeysOf<'permissions'>;

const DECLARED = assembled('permissions');
export const PERMISSIONS = Object.keys(DECLARED) as Permission[];

const presetOf = (preset: StaffPreset): readonly Permission[] =>
  preset === 'owner' ? PERMISSIONS : PERMISSIONS.filter((permission) => DECLARED[permission].presets.includes(preset));

/** The roles every temple starts with. A temple can compose its own from the same permissions. */
export const STAFF_PRESETS = Object.fromEntries(STAFF_PRESET_NAMES.map((preset) => [preset, presetOf(preset)])) as Readonly<
  Record<StaffPreset, readonly Permission[]>
>;

/** Permissions that a temple's own role can have up to an amount. */
export const AMOUNT_LIMITED_PERMISSIONS = PERMISSIONS.filter((permission) => DECLARED[permission].limit === 'amount');
/** The most cents that a role may handle at once, by permission; without an entry there is no limit. */
export type PermissionLimits = Partial<Record<Permission, number>>;

/** Permissions whose holders must use a second factor when `REQUIRE_SECOND_FACTOR` is on. */
export const MONEY_MOVING_PERMISSIONS = PERMISSIONS.filter((permission) => DECLARED[permission].secondFactor);
