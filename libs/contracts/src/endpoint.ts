import type { AnyObjectSchema, InferType } from 'yup';
import type { AuditAction } from './audit/audit-actions.ts';
import type { Noun } from './nouns.ts';
import type { Permission } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may call a route. `public`: anyone. `guest`: whoever proved a phone by a one-time code. `deploy`: a team's release tool.
 * `role`: a session of that role whose email is verified, `permission` wants it of the temple's staff; `beforeSecondFactor` lets in
 * who still has to set up the second factor their role asks for. `beforeVerification` lets in who still has to verify the email:
 * `read` to look only, `change` to what takes something away. Nothing they set up may outlive the verification.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'guest' }
  | { kind: 'deploy' }
  | { kind: 'role'; roles: readonly Role[]; permission?: Permission; beforeSecondFactor?: true; beforeVerification?: 'read' | 'change' };

export const anyone: Access = { kind: 'public' };
export const verifiedPhone: Access = { kind: 'guest' };
/** The release tool of the remote that the path names. */
export const deployToken: Access = { kind: 'deploy' };
export const donor: Access = { kind: 'role', roles: ['donor'], beforeVerification: 'read' };
/** A devotee whose very look writes something down. */
export const verifiedDonor: Access = { kind: 'role', roles: ['donor'] };
export const priest: Access = { kind: 'role', roles: ['priest'] };
export const superadmin: Access = { kind: 'role', roles: ['superadmin'] };
/** Whoever is signed in, about their own account. */
export const anyAccount: Access = { kind: 'role', roles: ROLES, beforeSecondFactor: true, beforeVerification: 'read' };
/** Whoever is signed in, to end what their own account has open. */
export const anyAccountToEnd: Access = { ...anyAccount, beforeVerification: 'change' };
/** Staff of the temple the request is about, holding `permission`. */
export const staff = (permission: Permission): Access => ({ kind: 'role', roles: ['temple-admin'], permission });

/**
 * What a call costs the server: `light` reads, `usual` writes, `dear` ones that compute for long, `mail` ones that may send something
 * to somebody. Without a word the method decides.
 */
export type Cost = 'light' | 'usual' | 'dear' | 'mail';

/** One route of the API: the controller, the guard, OpenAPI, the browser's hooks and the tests all derive from it. */
export interface Endpoint<
  Body extends AnyObjectSchema | undefined = AnyObjectSchema | undefined,
  Query extends AnyObjectSchema | undefined = AnyObjectSchema | undefined,
  Reply = unknown,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The full path with `:params`, `/api` included. */
  path: string;
  /** One sentence for OpenAPI and the QA page. */
  summary: string;
  access: Access;
  /** What a read shows. A write that changes one of these makes the cached answer stale. */
  reads?: readonly Noun[];
  /** What a write changes; every write says so, `[]` where it changes nothing that can be read. */
  changes?: readonly Noun[];
  body?: Body;
  query?: Query;
  /** Where it isn't what the method says; limits how often a network may call a route that needs no session. */
  cost?: Cost;
  /** Moves money: wants an `Idempotency-Key` header. */
  idempotent?: true;
  /** A file as it is, where the body is no JSON. */
  accepts?: 'octet-stream';
  /** What a success sends; `json` is the default. */
  produces?: 'json' | 'pdf' | 'csv' | 'calendar' | 'event-stream' | 'file';
  /** What the audit trail keeps when somebody takes data along by this route, or why it keeps nothing. Every file has one of the two. */
  records?: AuditAction | { nothing: string };
  /** Status of success where it is not 200. */
  status?: 201 | 202 | 204;
  /** Only carries the reply's type. */
  readonly reply?: Reply;
}

type Definition<Body extends AnyObjectSchema | undefined, Query extends AnyObjectSchema | undefined> = Omit<Endpoint<Body, Query>, 'reply'>;

/** Declares a route whose success sends `Reply`: `endpoint<DonationDetail>()({ method: 'GET', … })`. */
export const endpoint =
  <Reply>() =>
  <Body extends AnyObjectSchema | undefined = undefined, Query extends AnyObjectSchema | undefined = undefined>(
    definition: Definition<Body, Query>,
  ): Endpoint<Body, Query, Reply> =>
    definition;

export type BodyOf<E> =
  E extends Endpoint<infer B, AnyObjectSchema | undefined, unknown> ? (B extends AnyObjectSchema ? InferType<B> : undefined) : never;
export type QueryOf<E> =
  E extends Endpoint<AnyObjectSchema | undefined, infer Q, unknown> ? (Q extends AnyObjectSchema ? InferType<Q> : undefined) : never;
export type ReplyOf<E> = E extends { readonly reply?: infer R } ? Exclude<R, undefined> : never;
