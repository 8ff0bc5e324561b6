import { anyAccount, anyone, endpoint } from '../endpoint.ts';
import { line, requiredEmail } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { platformMessages } from '../platform-messages.ts';
import { ROLE_FACTS, ROLES, type Role } from '../roles.ts';
import { array, object, string } from '../schema.ts';
import type { Outcome, SignedIn } from './auth.ts';
import { passkeyNoun } from './passkey.noun.ts';
import { ownPassword } from './second-factor.ts';

/** More than anyone has devices. */
export const PASSKEYS_MAX = 20;

const sayOf = messagesOf(passkeyNoun);
const NAME_REQUIRED = sayOf('passkey.name-required');
const INVALID = messagesOf(platformMessages)('value-invalid');

/** Bytes as WebAuthn's JSON has them: base64url without padding. */
const bytes = (max: number) =>
  string()
    .max(max)
    .matches(/^[\w-]+$/, { message: INVALID })
    .required();
/** At most 1,023 bytes, see WebAuthn 2, section 4. */
const credentialId = () => bytes(1364);
/** An authenticator that puts certificates into its attestation needs a few kilobytes; none are requested. */
const DATA_MAX = 8000;

const passkeyName = () => line(60).required(NAME_REQUIRED);
export const beginPasskeySchema = object({ password: ownPassword() }).noUnknown();
/** The form's schema: the name is sent with the passkey itself. */
export const newPasskeyFormSchema = object({ name: passkeyName(), password: ownPassword() });
export const renamePasskeySchema = object({ name: passkeyName() }).noUnknown();
export const addPasskeySchema = object({
  name: passkeyName(),
  id: credentialId(),
  clientDataJSON: bytes(DATA_MAX),
  attestationObject: bytes(DATA_MAX),
  transports: array(string().max(20).required()).max(10).default([]),
}).noUnknown();

const assertion = { id: credentialId(), clientDataJSON: bytes(DATA_MAX), authenticatorData: bytes(DATA_MAX), signature: bytes(2000) };
/** Deletes one's own account: the email typed again, and what the passkey signed for this alone. */
export const deleteByPasskeySchema = object({ email: requiredEmail(), ...assertion }).noUnknown();
/** The form's schema: the device signs after it is sent. */
export const deleteByPasskeyFormSchema = object({ email: requiredEmail() }).noUnknown();
export const passkeySignInSchema = object({ ...assertion, userHandle: bytes(100) }).noUnknown();
export const passkeyFactorSchema = object({ ...assertion, challenge: string().max(200).required() }).noUnknown();
/** `challenge` names the sign-in that waits for its second factor. */
export const passkeyOptionsSchema = object({ challenge: string().max(200) }).noUnknown();

/** A passkey of one's own account. */
export interface OwnPasskey {
  id: string;
  name: string;
  /** The device's maker copies it to the owner's other devices. */
  synced: boolean;
  createdAt: string;
  /** Null until it is first used. */
  lastUsedAt: string | null;
}

export interface OwnPasskeys {
  passkeys: OwnPasskey[];
  /** Where passkeys work: `https://sannidhi.example`. Null where they can't, as at a bare IP address. */
  origin: string | null;
  /** There is no authenticator app besides: removing the last passkey turns the second factor off. */
  isOnlyFactor: boolean;
}

/** What the browser's `navigator.credentials` needs, in WebAuthn's own JSON. */
export interface PasskeyOptions {
  options: Readonly<Record<string, unknown>>;
}

/** The account's first second factor comes with recovery codes, shown once; otherwise there are none. */
export interface PasskeyAdded {
  recoveryCodes: string[];
}

const path = '/api/account/passkeys';

export const passkeyEndpoints = {
  list: endpoint<OwnPasskeys>()({ method: 'GET', path, summary: 'One’s own passkeys', access: anyAccount, reads: ['passkey'] }),
  begin: endpoint<PasskeyOptions>()({
    method: 'POST',
    path: `${path}/options`,
    summary: 'Starts adding a passkey',
    access: anyAccount,
    changes: [],
    body: beginPasskeySchema,
  }),
  add: endpoint<PasskeyAdded>()({
    method: 'POST',
    path,
    summary: 'Adds the passkey that a device created',
    access: anyAccount,
    changes: ['passkey', 'second-factor'],
    body: addPasskeySchema,
  }),
  rename: endpoint<OwnPasskeys>()({
    method: 'PATCH',
    path: `${path}/:passkeyId`,
    summary: 'Renames a passkey',
    access: anyAccount,
    changes: ['passkey'],
    body: renamePasskeySchema,
  }),
  remove: endpoint<Outcome>()({
    method: 'POST',
    path: `${path}/:passkeyId/remove`,
    summary: 'Removes a passkey; sessions and other devices stay',
    access: anyAccount,
    changes: ['passkey', 'second-factor'],
    body: beginPasskeySchema,
  }),
};

/** Deleting one's own account with a passkey instead of the password. */
export const passkeyDeletionEndpoints = {
  options: endpoint<PasskeyOptions>()({
    method: 'POST',
    path: '/api/account/delete/passkey/options',
    summary: 'Starts deleting one’s account with a passkey',
    access: anyAccount,
    changes: [],
  }),
  delete: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/account/delete/passkey',
    summary: 'Deletes one’s account, confirmed by a passkey instead of the password and the code',
    access: anyAccount,
    changes: ['account', 'staff-member', 'notification'],
    body: deleteByPasskeySchema,
  }),
};

const signInEndpointsOf = (role: Role) => ({
  options: endpoint<PasskeyOptions>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/passkey/options`,
    summary: `Starts the sign-in of a ${role} with a passkey`,
    access: anyone,
    changes: [],
    body: passkeyOptionsSchema,
  }),
  signIn: endpoint<SignedIn>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/passkey`,
    summary: `Signs a ${role} in with a passkey instead of a password`,
    access: anyone,
    changes: ['session'],
    body: passkeySignInSchema,
  }),
  complete: endpoint<SignedIn>()({
    method: 'POST',
    path: `${ROLE_FACTS[role].authPath}/second-factor/passkey`,
    summary: `Completes the sign-in of a ${role} with a passkey`,
    access: anyone,
    changes: ['session'],
    body: passkeyFactorSchema,
  }),
});

/** Signing in with a passkey, alone or after the password, for each role. */
export const passkeySignInEndpoints = Object.fromEntries(ROLES.map((role) => [role, signInEndpointsOf(role)])) as Record<
  Role,
  ReturnType<typeof signInEndpointsOf>
>;
