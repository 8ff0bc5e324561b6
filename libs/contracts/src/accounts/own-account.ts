import { anyAccount, anyAccountToEnd, endpoint } from '../endpoint.ts';
import { languageField, phone, requiredEmail } from '../fields.ts';
import type { Language } from '../languages.ts';
import { messagesOf } from '../message.ts';
import { object, ref, string } from '../schema.ts';
import { accountNoun } from './account.noun.ts';
import { fullName, newPassword, type Outcome } from './auth.ts';
import { secondFactorCode } from './codes.ts';
import { ownPassword } from './second-factor.ts';

const say = messagesOf(accountNoun);

/** What users enter about themselves. */
export interface OwnProfile {
  fullName: string;
  email: string;
  emailVerified: boolean;
  /** E.164 */
  phone: string | null;
  language: Language | null;
}

/** A signed-in device. */
export interface SignedInDevice {
  id: string;
  /** `Chrome on Windows`; empty if the browser sends nothing recognizable. */
  name: string;
  /** The one making the request. */
  current: boolean;
  signedInAt: string;
  /** Accurate to the minute. */
  lastSeenAt: string;
}

export const ownProfileSchema = object({
  fullName: fullName(),
  phone: phone().nullable().optional(),
  language: languageField().nullable().optional(),
}).noUnknown();

export const changePasswordSchema = object({ currentPassword: ownPassword(), password: newPassword() }).noUnknown();
/** The form's schema: the confirmation field stays in the browser. */
export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmPassword: string()
    .oneOf([ref('password')], say('account.new-confirmation-differs'))
    .required(say('account.new-confirmation-differs')),
});

/** The email has to be typed again, so that nobody deletes an account by accident. */
export const deleteAccountSchema = object({
  email: requiredEmail(),
  password: ownPassword(),
  code: secondFactorCode().notRequired(),
}).noUnknown();

export const ownAccountEndpoints = {
  profile: endpoint<OwnProfile>()({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'One’s own profile',
    access: anyAccount,
    reads: ['account'],
  }),
  changeProfile: endpoint<OwnProfile>()({
    method: 'PUT',
    path: '/api/account/profile',
    summary: 'Changes one’s name, phone and language',
    access: anyAccount,
    changes: ['account'],
    body: ownProfileSchema,
  }),
  changePassword: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Changes one’s password and signs every other device out',
    access: anyAccount,
    changes: ['session'],
    body: changePasswordSchema,
  }),
  devices: endpoint<SignedInDevice[]>()({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where this account is signed in',
    access: anyAccount,
    reads: ['session'],
  }),
  signOutDevice: endpoint<SignedInDevice[]>()({
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    summary: 'Signs one device out',
    access: anyAccountToEnd,
    changes: ['session'],
  }),
  signOutEverywhere: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/account/sessions/end',
    summary: 'Signs every device out, this one too',
    access: anyAccountToEnd,
    changes: ['session'],
  }),
  export: endpoint<Record<string, unknown>>()({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything the platform keeps about this person',
    access: anyAccount,
    reads: ['account'],
    records: 'account.data-exported',
  }),
  deleteAccount: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes one’s account; what the law keeps stays with the temples, without the person',
    access: anyAccount,
    changes: ['account', 'staff-member', 'notification'],
    body: deleteAccountSchema,
  }),
};
