import { object, ref, string } from 'yup';
import { anyone, endpoint } from '../endpoint.ts';
import { EMAIL_MESSAGE, email, line } from '../fields.ts';
import type { Language } from '../languages.ts';
import type { Permission } from '../permissions.ts';
import { ACCOUNT_TYPES, ROLE_FACTS, ROLES, type Role } from '../roles.ts';
import { secondFactorCode } from './codes.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const FULL_NAME_MIN_LENGTH = 2;
const PASSWORD_MAX_LENGTH = 256;

export const loginSchema = object({
  email: email().required(EMAIL_MESSAGE),
  password: string().max(PASSWORD_MAX_LENGTH).required('Password is required'),
}).noUnknown();

export const registerSchema = object({
  fullName: line(120, 'Your name')
    .min(FULL_NAME_MIN_LENGTH, 'Full name must be at least 2 characters')
    .required('Full name must be at least 2 characters'),
  email: email().required(EMAIL_MESSAGE),
  password: string()
    .min(PASSWORD_MIN_LENGTH, 'Password must be at least 6 characters')
    .max(PASSWORD_MAX_LENGTH)
    .required('Password must be at least 6 characters'),
}).noUnknown();

/** The form's schema: the confirmation stays in the browser. */
export const registerFormSchema = registerSchema.shape({
  confirmPassword: string()
    .oneOf([ref('password')], "Passwords don't match")
    .required("Passwords don't match"),
});

/** The reset rules in the order their sentences are shown. */
export const newPassword = () =>
  string()
    .max(PASSWORD_MAX_LENGTH)
    .required('Password must be at least 6 characters long')
    .min(PASSWORD_MIN_LENGTH, 'Password must be at least 6 characters long')
    .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
    .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
    .matches(/\d/, 'Password must contain at least one number');

export const resetPasswordSchema = object({
  token: string().max(200).required(),
  password: newPassword(),
  userType: string().oneOf(ACCOUNT_TYPES).required(),
}).noUnknown();

/** What an account sends that keeps its second factor through the reset. */
export const resetWithCodeSchema = resetPasswordSchema.shape({ code: secondFactorCode().notRequired() });

export const resetPasswordFormSchema = object({
  password: newPassword(),
  confirmPassword: string()
    .oneOf([ref('password')], 'Passwords do not match')
    .required('Passwords do not match'),
});

export const forgotPasswordSchema = object({
  email: email().required(EMAIL_MESSAGE),
  userType: string().oneOf(ACCOUNT_TYPES, 'Please choose an account type').required('Please choose an account type'),
}).noUnknown();

export const resendVerificationSchema = object({ email: email().required(EMAIL_MESSAGE) }).noUnknown();
export const verifyEmailQuery = object({ token: string().max(200).required() });
export const disownAccountSchema = object({ token: string().max(200).required() }).noUnknown();

/** Who is signed in, as stored in the browser under `user`. */
export interface CurrentUser {
  id: string;
  role: Role;
  email: string;
  fullName: string;
  emailVerified: boolean;
  /** The role asks for a second factor and there is none: nothing but setting it up is open. */
  secondFactorDue?: boolean;
  /** The language the account is addressed in, once the person chose one. */
  language?: Language;
  /** Temple staff only: the name the office shows, `Temple Admin` when none was given. */
  adminName?: string;
  /** Temple staff only. */
  temple?: { id: string; slug: string; name: string; city: string; state: string; timeZone: string };
  permissions?: Permission[];
  staffRole?: string;
}

export interface SignedIn {
  user: CurrentUser & { authToken: string };
  authToken: string;
}

/** An outcome the screens read as `success` and `message`. */
export interface Outcome {
  success: boolean;
  message: string;
}

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
  });
/** Always clears what the browser holds, signed in or not. */
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
  verifyEmail: endpoint<Outcome>()({
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
  resetPassword: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password',
    access: anyone,
    changes: ['session'],
    body: resetWithCodeSchema,
  }),
  priestLogoutByArea: logoutEndpoint('priest', '/api/priest/auth/logout'),
};
