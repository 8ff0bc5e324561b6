import { endpoint, staff } from '../endpoint.ts';
import { cents, line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { AMOUNT_LIMITED_PERMISSIONS, PERMISSIONS, type Permission, type PermissionLimits } from '../permissions.ts';
import { array, boolean, mixed, object, string } from '../schema.ts';
import { versionIfKnown } from '../version.ts';
import { staffRoleNoun } from './staff-role.noun.ts';

const say = messagesOf(staffRoleNoun);

/** A role: a preset, or one the temple composed. */
export interface StaffRoleView {
  /** A preset's name, or the id of the temple's own. */
  id: string;
  /** A preset's name for presets, which screens translate. */
  name: string;
  preset: boolean;
  /** Counts its changes; 0 for presets. */
  version: number;
  permissions: Permission[];
  /** The most it may handle at once, where a permission is limited. */
  limits: PermissionLimits;
  /** How many people have it. */
  members: number;
  /** How many are invited to it. */
  invited: number;
}

const LIMIT_MIN_CENTS = 1_00;
const LIMIT_MAX_CENTS = 100_000_00;
const LIMIT_RANGE = say('staff-role.limit-range', { minCents: LIMIT_MIN_CENTS, maxCents: LIMIT_MAX_CENTS });
const limit = () => cents(LIMIT_MIN_CENTS, LIMIT_MAX_CENTS, LIMIT_RANGE).optional();
/** An amount for each permission that can be limited; none where it isn't. */
const limits = () =>
  object(
    Object.fromEntries(AMOUNT_LIMITED_PERMISSIONS.map((permission) => [permission, limit()])) as Record<
      Permission,
      ReturnType<typeof limit>
    >,
  ).noUnknown();

const roleName = () => line(60).required(say('staff-role.name-required'));

/** A role in the form, which checks one permission at a time. */
export const staffRoleFormSchema = object({
  name: roleName(),
  /** The role it starts from: stays in the browser. */
  from: string().max(60),
  may: object(
    Object.fromEntries(PERMISSIONS.map((permission) => [permission, boolean()])) as Record<Permission, ReturnType<typeof boolean>>,
  )
    .test('some', say('staff-role.permissions-required'), (may) => Object.values(may ?? {}).some(Boolean))
    .noUnknown(),
  limits: limits(),
});

export const staffRoleSchema = object({
  name: roleName(),
  permissions: array(mixed<Permission>().oneOf(PERMISSIONS).required())
    .min(1, say('staff-role.permissions-required'))
    .max(PERMISSIONS.length)
    .required(say('staff-role.permissions-required')),
  limits: limits(),
}).noUnknown();

export const staffRoleChangeSchema = staffRoleSchema.shape({ version: versionIfKnown(say('staff-role.version')) });

const base = '/api/temple-admin/staff-roles';

export const staffRoleEndpoints = {
  list: endpoint<StaffRoleView[]>()({
    method: 'GET',
    path: base,
    summary: 'The presets and the temple’s own roles, with what each may do',
    access: staff('staff:read'),
    reads: ['staff-role', 'staff-member', 'staff-invitation'],
  }),
  create: endpoint<StaffRoleView[]>()({
    method: 'POST',
    path: base,
    summary: 'Composes a role',
    access: staff('staff:manage'),
    changes: ['staff-role'],
    body: staffRoleSchema,
    status: 201,
  }),
  update: endpoint<StaffRoleView[]>()({
    method: 'PUT',
    path: `${base}/:roleId`,
    summary: 'Changes one of the temple’s own roles, for everybody who has it, unless made from an earlier version',
    access: staff('staff:manage'),
    changes: ['staff-role', 'staff-member', 'account', 'notification'],
    body: staffRoleChangeSchema,
  }),
  remove: endpoint<StaffRoleView[]>()({
    method: 'DELETE',
    path: `${base}/:roleId`,
    summary: 'Deletes one of the temple’s own roles that nobody has',
    access: staff('staff:manage'),
    changes: ['staff-role'],
  }),
};
