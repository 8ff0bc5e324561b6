import { anyStaff, endpoint, staff } from '../endpoint.ts';
import { id, localDate } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { STAFF_PRESET_NAMES } from '../noun.ts';
import { mixed, object, string } from '../schema.ts';
import { staffMemberNoun } from './staff-member.noun.ts';

const say = messagesOf(staffMemberNoun);
const ROLE_REF_MAX = 60;

/** A role by its reference: a preset's name, or the id of one of the temple's own. */
export const roleRef = () => string().max(ROLE_REF_MAX, say('staff-member.role-unknown')).required(say('staff-member.role-required'));
/** The first day of somebody who starts later, in the temple's time zone; null or none for those who start at once. */
export const firstDay = () => localDate().nullable().optional();
/** The last day of somebody who helps for a while, in the temple's time zone; null or none for those who stay. */
export const lastDay = () => localDate().nullable().optional();
/** Whether a role's reference is a preset's name. */
export const isPreset = (role: string): boolean => (STAFF_PRESET_NAMES as readonly string[]).includes(role);

/** Somebody on the temple's staff. */
export interface StaffMemberView {
  id: string;
  fullName: string;
  email: string;
  /** A preset's name, or the id of the temple's own role. */
  role: string;
  /** What the role is called; a preset's name for presets, which screens translate. */
  roleName: string;
  /** The first day of a membership that has yet to start: YYYY-MM-DD in the temple's time zone. */
  firstDay: string | null;
  /** The last day of a membership that ends by itself: YYYY-MM-DD in the temple's time zone. */
  lastDay: string | null;
  /** That day has passed: the person no longer gets in. */
  ended: boolean;
  /** Another role beside the first one, for a while. */
  second: SecondRoleView | null;
  /** The only owner: can be neither removed nor given another role. */
  lastOwner: boolean;
  /** The signed-in person. */
  self: boolean;
  /** Since when signing in asks for a code; null without a second factor. */
  secondFactorAt: string | null;
  /** The role moves money or manages staff, so the account needs a second factor. */
  secondFactorNeeded: boolean;
  /** When somebody last used the account; null before the first time. */
  lastSeenAt: string | null;
  /** Until when this person can accept the ownership that was offered to them. */
  ownershipOfferedUntil: string | null;
}

/** A second role of a member. */
export interface SecondRoleView {
  role: string;
  roleName: string;
  /** If it has yet to start: YYYY-MM-DD in the temple's time zone. */
  firstDay: string | null;
  lastDay: string;
}

/** How long an offer of ownership can be accepted. */
export const OWNERSHIP_OFFER_DAYS = 7;
/** What becomes of the owner who hands the ownership over. */
export const AFTER_OWNERSHIP = ['owner', 'manager', 'leave'] as const;
export type AfterOwnership = (typeof AFTER_OWNERSHIP)[number];

/** An offer of ownership, as the one who received it sees it. */
export interface OwnershipOffer {
  from: string;
  after: AfterOwnership;
  until: string;
}

/** A temple somebody works for. */
export interface StaffPlaceView {
  templeId: string;
  name: string;
  city: string;
  state: string;
  role: string;
  current: boolean;
}

export const changeRoleSchema = object({ role: roleRef(), firstDay: firstDay(), lastDay: lastDay() }).noUnknown();
export const secondRoleSchema = object({
  role: roleRef(),
  firstDay: firstDay(),
  lastDay: localDate().required(say('staff-member.last-day-required')),
}).noUnknown();
export const offerOwnershipSchema = object({
  after: mixed<AfterOwnership>().oneOf(AFTER_OWNERSHIP).default('owner'),
}).noUnknown();
export const switchTempleSchema = object({ templeId: id().required() }).noUnknown();

const base = '/api/temple-admin/staff';

export const staffMemberEndpoints = {
  list: endpoint<StaffMemberView[]>()({
    method: 'GET',
    path: base,
    summary: 'The temple’s staff with roles, second factors and when each was last here',
    access: staff('staff:read'),
    reads: ['staff-member', 'staff-role', 'second-factor'],
  }),
  changeRole: endpoint<StaffMemberView[]>()({
    method: 'PUT',
    path: `${base}/:staffId/role`,
    summary: 'Gives a staff member another role',
    access: staff('staff:manage'),
    changes: ['staff-member', 'notification'],
    body: changeRoleSchema,
  }),
  giveSecondRole: endpoint<StaffMemberView[]>()({
    method: 'PUT',
    path: `${base}/:staffId/second-role`,
    summary: 'Gives a staff member a second role until its last day, in place of one they have',
    access: staff('staff:manage'),
    changes: ['staff-member', 'staff-role', 'notification'],
    body: secondRoleSchema,
  }),
  endSecondRole: endpoint<StaffMemberView[]>()({
    method: 'DELETE',
    path: `${base}/:staffId/second-role`,
    summary: 'Ends a staff member’s second role before its last day',
    access: staff('staff:manage'),
    changes: ['staff-member', 'staff-role', 'notification'],
  }),
  remove: endpoint<StaffMemberView[]>()({
    method: 'DELETE',
    path: `${base}/:staffId`,
    summary: 'Removes somebody from the staff; their next request is refused',
    access: staff('staff:manage'),
    changes: ['staff-member', 'notification'],
  }),
  signOut: endpoint<void>()({
    method: 'POST',
    path: `${base}/:staffId/sign-out`,
    summary: 'Signs a staff member out on every device',
    access: staff('staff:manage'),
    changes: ['session', 'notification'],
    status: 204,
  }),
  leave: endpoint<void>()({
    method: 'POST',
    path: '/api/temple-admin/leave',
    summary: 'Leaves the temple’s staff',
    access: anyStaff,
    changes: ['staff-member', 'account', 'notification'],
    status: 204,
  }),
  places: endpoint<StaffPlaceView[]>()({
    method: 'GET',
    path: '/api/temple-admin/places',
    summary: 'The temples the signed-in person works for',
    access: anyStaff,
    reads: ['staff-member'],
    anyTemple: true,
  }),
  switchTemple: endpoint<StaffPlaceView[]>()({
    method: 'POST',
    path: '/api/temple-admin/places/current',
    summary: 'Works for another of one’s temples in this browser from now on',
    access: anyStaff,
    changes: ['account', 'staff-member'],
    body: switchTempleSchema,
    anyTemple: true,
  }),
  offerOwnership: endpoint<StaffMemberView[]>()({
    method: 'POST',
    path: `${base}/:staffId/ownership`,
    summary: 'Offers the ownership to a staff member, who has to accept',
    access: staff('staff:manage'),
    changes: ['staff-member', 'notification'],
    body: offerOwnershipSchema,
  }),
  withdrawOwnership: endpoint<StaffMemberView[]>()({
    method: 'DELETE',
    path: `${base}/:staffId/ownership`,
    summary: 'Takes an offer of ownership back',
    access: staff('staff:manage'),
    changes: ['staff-member', 'notification'],
  }),
  ownership: endpoint<OwnershipOffer | null>()({
    method: 'GET',
    path: '/api/temple-admin/ownership',
    summary: 'The ownership that was offered to the signed-in person, if any',
    access: anyStaff,
    reads: ['staff-member'],
  }),
  acceptOwnership: endpoint<void>()({
    method: 'POST',
    path: '/api/temple-admin/ownership/accept',
    summary: 'Becomes an owner',
    access: anyStaff,
    changes: ['staff-member', 'account', 'notification'],
    status: 204,
  }),
  declineOwnership: endpoint<void>()({
    method: 'POST',
    path: '/api/temple-admin/ownership/decline',
    summary: 'Declines the ownership',
    access: anyStaff,
    changes: ['staff-member', 'notification'],
    status: 204,
  }),
};
