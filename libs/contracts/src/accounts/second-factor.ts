import { anyAccount, anyone, endpoint } from '../endpoint.ts';
import { messagesOf } from '../message.ts';
import { ROLE_FACTS, ROLES, type Role } from '../roles.ts';
import { object, string } from '../schema.ts';
import { accountNoun } from './account.noun.ts';
import type { Outcome, SignedIn } from './auth.ts';
import { optionalFactorCode, secondFactorCode } from './codes.ts';
import { factorProof } from './factor-proof.ts';

const say = messagesOf(accountNoun);

export const RECOVERY_CODE_COUNT = 10;
export const ownPassword = () => string().max(256).required(say('account.password-required'));

export const resendCodeSchema = object({ challenge: string().max(200).required() }).noUnknown();
export const completeSignInSchema = object({ challenge: string().max(200).required(), code: secondFactorCode() }).noUnknown();
export const confirmSecondFactorSchema = object({ code: secondFactorCode() }).noUnknown();
/** An app that joins passkeys is set up with a proof of the second factor that is there. */
export const beginSecondFactorSchema = object({ password: ownPassword(), ...factorProof() }).noUnknown();
/** The form's schema: a device signs after it is sent. */
export const beginSecondFactorFormSchema = object({ password: ownPassword(), code: optionalFactorCode() });
export const provenSchema = object({ password: ownPassword(), code: secondFactorCode() }).noUnknown();

/** The state of an account's second factor. */
export interface SecondFactorStatus {
  enabled: boolean;
  /** The role requires one, so it can't be turned off. */
  required: boolean;
  enabledAt: string | null;
  /** An authenticator app is one of its ways; a passkey alone is enough. */
  hasApp: boolean;
  recoveryCodesLeft: number;
}

/** What an authenticator app needs. The secret is shown once and takes effect only after one of its codes was confirmed. */
export interface SecondFactorSetup {
  /** Base32, to type in without a camera. */
  secret: string;
  /** `otpauth://` address. */
  uri: string;
  /** The address as a QR code: an SVG in a `data:` URL. */
  qr: string;
}

/** Shown once; each is valid for one sign-in. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

const completeEndpoint = (role: Role) =>
  endpoint<SignedIn>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/second-factor`,
    summary: `Completes the sign-in of a ${role} with a code`,
    access: anyone,
    changes: ['session'],
    body: completeSignInSchema,
  });

/** Completes a sign-in that returned `second-factor-required` or `email-code-required`, for each role. */
export const completeSignInEndpoints = Object.fromEntries(ROLES.map((role) => [role, completeEndpoint(role)])) as Record<
  Role,
  ReturnType<typeof completeEndpoint>
>;

const resendEndpoint = (role: Role) =>
  endpoint<Outcome>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/email-code`,
    summary: `Mails the code of a ${role}’s sign-in again`,
    access: anyone,
    changes: [],
    body: resendCodeSchema,
  });

/** Emails another code for a sign-in that returned `email-code-required`, for each role. */
export const resendCodeEndpoints = Object.fromEntries(ROLES.map((role) => [role, resendEndpoint(role)])) as Record<
  Role,
  ReturnType<typeof resendEndpoint>
>;

const path = '/api/account/second-factor';

export const secondFactorEndpoints = {
  status: endpoint<SecondFactorStatus>()({
    method: 'GET',
    path,
    summary: 'Where one’s second factor stands',
    access: anyAccount,
    reads: ['second-factor'],
  }),
  begin: endpoint<SecondFactorSetup>()({
    method: 'POST',
    path,
    summary: 'Starts setting up an authenticator app; an account with a second factor proves it',
    access: anyAccount,
    changes: [],
    body: beginSecondFactorSchema,
  }),
  confirm: endpoint<RecoveryCodes>()({
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'Turns the second factor on by a first code',
    access: anyAccount,
    changes: ['second-factor'],
    body: confirmSecondFactorSchema,
  }),
  renewRecoveryCodes: endpoint<RecoveryCodes>()({
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Replaces the recovery codes',
    access: anyAccount,
    changes: ['second-factor'],
    body: provenSchema,
  }),
  turnOff: endpoint<Outcome>()({
    method: 'POST',
    path: `${path}/turn-off`,
    summary: 'Turns the second factor off',
    access: anyAccount,
    changes: ['second-factor'],
    body: provenSchema,
  }),
};
