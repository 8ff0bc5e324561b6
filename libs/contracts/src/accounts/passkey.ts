import { anyAccount, anyone, endpoint } from '../endpoint.ts';
import { line, requiredEmail } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { ROLE_FACTS, ROLES, type Role } from '../roles.ts';
import { array, object, string } from '../schema.ts';
import type { Outcome, SignedIn } from './auth.ts';
import { optionalFactorCode } from './codes.ts';
import { bytes, credentialId, factorProof, PASSKEY_DATA_MAX, passkeyAssertion } from './factor-proof.ts';
import { passkeyNoun } from './passkey.noun.ts';
import { ownPassword } from './second-factor.ts';

/** More than anyone has devices. */
export const PASSKEYS_MAX = 20;

const sayOf = messagesOf(passkeyNoun);
const NAME_REQUIRED = sayOf('passkey.name-required');
const passkeyName = () => line(60).required(NAME_REQUIRED);
/** An account that has a second factor proves it too, to add a passkey or to remove the last one. */
export const beginPasskeySchema = object({ password: ownPassword(), ...factorProof() }).noUnknown();
/** The forms' schemas: the name is sent with the passkey itself, and the device signs after the form is sent. */
export const newPasskeyFormSchema = object({ name: passkeyName(), password: ownPassword(), code: optionalFactorCode() });
export const removePasskeyFormSchema = object({ password: ownPassword(), code: optionalFactorCode() });
export const renamePasskeySchema = object({ name: passkeyName() }).noUnknown();
export const addPasskeySchema = object({
  name: passkeyName(),
  id: credentialId(),
  clientDataJSON: bytes(PASSKEY_DATA_MAX),
  attestationObject: bytes(PASSKEY_DATA_MAX),
  transports: array(string().max(20).required()).max(10).default([]),
}).noUnknown();

const assertion = passkeyAssertion();
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
  prove: endpoint<PasskeyOptions>()({
    method: 'POST',
    path: `${path}/proof`,
    summary: 'What one of one’s passkeys signs to prove the second factor, before the account’s factors change',
    access: anyAccount,
    changes: [],
  }),
  begin: endpoint<PasskeyOptions>()({
    method: 'POST',
    path: `${path}/options`,
    summary: 'Starts adding a passkey; an account with a second factor proves it',
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
    summary: 'Removes a passkey; sessions and other devices stay. The last second factor is proved first',
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
