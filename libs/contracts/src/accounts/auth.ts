import { anyone, endpoint } from '../endpoint.ts';
import { printed, requiredEmail } from '../fields.ts';
import type { Language } from '../languages.ts';
import { type Message, messagesOf } from '../message.ts';
import type { Permission, PermissionLimits } from '../permissions.ts';
import { ACCOUNT_TYPES, ROLE_FACTS, ROLES, type Role } from '../roles.ts';
import { object, ref, string } from '../schema.ts';
import { accountNoun } from './account.noun.ts';
import { secondFactorCode } from './codes.ts';

const say = messagesOf(accountNoun);

export const PASSWORD_MIN_LENGTH = 6;
export const FULL_NAME_MIN_LENGTH = 2;
const PASSWORD_MAX_LENGTH = 256;
const NAME_TOO_SHORT = say('account.name-too-short', { min: FULL_NAME_MIN_LENGTH });
const PASSWORD_TOO_SHORT = say('account.password-too-short', { min: PASSWORD_MIN_LENGTH });
const NEW_PASSWORD_TOO_SHORT = say('account.new-password-too-short', { min: PASSWORD_MIN_LENGTH });

/** A person's preferred name. */
export const fullName = () => printed(120).min(FULL_NAME_MIN_LENGTH, NAME_TOO_SHORT).required(NAME_TOO_SHORT);

export const loginSchema = object({
  email: requiredEmail(),
  password: string().max(PASSWORD_MAX_LENGTH).required(say('account.password-required')),
}).noUnknown();

export const registerSchema = object({
  fullName: fullName(),
  email: requiredEmail(),
  password: string().min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT).max(PASSWORD_MAX_LENGTH).required(PASSWORD_TOO_SHORT),
}).noUnknown();

/** The form's schema: the confirmation field stays in the browser. */
export const registerFormSchema = registerSchema.shape({
  confirmPassword: string()
    .oneOf([ref('password')], say('account.confirmation-differs'))
    .required(say('account.confirmation-differs')),
});

/** The reset rules, in the order their messages are shown. */
export const newPassword = () =>
  string()
    .max(PASSWORD_MAX_LENGTH)
    .required(NEW_PASSWORD_TOO_SHORT)
    .min(PASSWORD_MIN_LENGTH, NEW_PASSWORD_TOO_SHORT)
    .matches(/[A-Z]/, { message: say('account.password-uppercase') })
    .matches(/[a-z]/, { message: say('account.password-lowercase') })
    .matches(/\d/, { message: say('account.password-number') });

export const resetPasswordSchema = object({
  token: string().max(200).required(),
  password: newPassword(),
  userType: string().oneOf(ACCOUNT_TYPES).required(),
}).noUnknown();

/** Sent by an account that keeps its second factor through the reset. */
export const resetWithCodeSchema = resetPasswordSchema.shape({ code: secondFactorCode().notRequired() });

export const resetPasswordFormSchema = object({
  password: newPassword(),
  confirmPassword: string()
    .oneOf([ref('password')], say('account.new-confirmation-differs'))
    .required(say('account.new-confirmation-differs')),
});

export const forgotPasswordSchema = object({
  email: requiredEmail(),
  userType: string().oneOf(ACCOUNT_TYPES, say('account.type-required')).required(say('account.type-required')),
}).noUnknown();

export const resendVerificationSchema = object({ email: requiredEmail() }).noUnknown();
export const verifyEmailQuery = object({ token: string().max(200).required() });
export const disownAccountSchema = object({ token: string().max(200).required() }).noUnknown();

/** The signed-in user, as stored in the browser under `user`. */
export interface CurrentUser {
  id: string;
  role: Role;
  email: string;
  fullName: string;
  emailVerified: boolean;
  /** The role requires a second factor and there is none: only setting it up is allowed. */
  secondFactorDue?: boolean;
  /** The account's language, once one was chosen. */
  language?: Language;
  /** Temple staff only: the name the office shows, `Temple Admin` if there is none. */
  adminName?: string;
  /** Temple staff only. */
  temple?: { id: string; slug: string; name: string; city: string; state: string; timeZone: string };
  permissions?: Permission[];
  /** Temple staff only: the most their role may handle at once, where it is limited. */
  limits?: PermissionLimits;
  staffRole?: string;
  /** Temple staff only: how many temples the person works for. */
  temples?: number;
}

export interface SignedIn {
  user: CurrentUser & { authToken: string };
  authToken: string;
}

/** An outcome that screens read as `success` and `message`; `messageCode` is the key in catalogs of other languages. */
export interface Outcome {
  success: boolean;
  message: string;
  messageCode?: string;
}

/** Whose account an emailed link was for: the browser that opens it may be signed in to another one. */
export type LinkedAccount = Pick<CurrentUser, 'id' | 'email' | 'role'>;

/** The outcome of a link, with the account that it changed or had changed before. */
export interface LinkOutcome extends Outcome {
  account?: LinkedAccount;
}

/** The outcome for `message`. */
export const outcomeOf = (success: boolean, { sentence, code }: Message): Outcome => ({ success, message: sentence, messageCode: code });

type SessionEndpoints = {
  login: ReturnType<typeof loginEndpoint>;
  me: ReturnType<typeof meEndpoint>;
  logout: ReturnType<typeof logoutEndpoint>;
};

const loginEndpoint = (role: Role) =>
  endpoint<SignedIn>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/login`,
    summary: `Signs a ${role} in`,
    access: anyone,
    changes: ['session'],
    body: loginSchema,
  });
const meEndpoint = (role: Role) =>
  endpoint<CurrentUser>()({
    method: 'GET',
    path: `${ROLE_FACTS[role].authPath}/me`,
    summary: `The signed-in ${role}`,
    access: { kind: 'role', roles: [role], beforeSecondFactor: true, beforeVerification: 'read' },
    reads: ['account'],
    anyTemple: true,
  });
/** Always clears what the browser stores, signed in or not. */
const logoutEndpoint = (role: Role, path: string = ROLE_FACTS[role].logoutPath) =>
  endpoint<Outcome>()({ method: 'POST', path, summary: `Signs a ${role} out`, access: anyone, changes: ['session'] });

/** Sign-in, session check and sign-out of each role. */
export const sessionEndpoints = Object.fromEntries(
  ROLES.map((role) => [role, { login: loginEndpoint(role), me: meEndpoint(role), logout: logoutEndpoint(role) }]),
) as Record<Role, SessionEndpoints>;

export const accountEndpoints = {
  register: endpoint<SignedIn>()({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Opens a devotee account and its first session',
    access: anyone,
    changes: ['account', 'session'],
    cost: 'mail',
    body: registerSchema,
    status: 201,
  }),
  verifyEmail: endpoint<LinkOutcome>()({
    method: 'GET',
    path: '/api/auth/verify-email',
    summary: 'Confirms an email address',
    access: anyone,
    reads: [],
    query: verifyEmailQuery,
  }),
  resendVerification: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Sends the verification mail again',
    access: anyone,
    changes: [],
    cost: 'mail',
    body: resendVerificationSchema,
  }),
  disown: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/auth/disown',
    summary: '“This wasn’t me”: deletes an unverified account by the link in its mail',
    access: anyone,
    changes: ['account'],
    body: disownAccountSchema,
  }),
  forgotPassword: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Sends a reset link',
    access: anyone,
    changes: [],
    cost: 'mail',
    body: forgotPasswordSchema,
  }),
  resetPassword: endpoint<LinkOutcome>()({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password',
    access: anyone,
    changes: ['session'],
    body: resetWithCodeSchema,
  }),
  priestLogoutByArea: logoutEndpoint('priest', '/api/priest/auth/logout'),
};
