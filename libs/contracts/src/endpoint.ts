import type { AnyObjectSchema, InferType } from 'yup';
import type { AuditAction } from './audit/audit-actions.ts';
import type { Noun } from './nouns.ts';
import type { Permission } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may call a route. `public`: anyone. `guest`: anyone who verified a phone with a one-time code. `deploy`: a team's release tool.
 * `role`: a session with that role and a verified email; `permission` is required of temple staff. `beforeSecondFactor` also allows
 * accounts that still have to set up the second factor their role requires. `beforeVerification` also allows accounts that still have to
 * verify their email: `read` only to look, `change` to remove something. Nothing they set up may outlive the verification.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'guest' }
  | { kind: 'deploy' }
  | { kind: 'role'; roles: readonly Role[]; permission?: Permission; beforeSecondFactor?: true; beforeVerification?: 'read' | 'change' };

export const anyone: Access = { kind: 'public' };
export const verifiedPhone: Access = { kind: 'guest' };
/** The release tool for the remote named in the path. */
export const deployToken: Access = { kind: 'deploy' };
export const donor: Access = { kind: 'role', roles: ['donor'], beforeVerification: 'read' };
/** A devotee, where even reading writes something. */
export const verifiedDonor: Access = { kind: 'role', roles: ['donor'] };
export const priest: Access = { kind: 'role', roles: ['priest'] };
export const superadmin: Access = { kind: 'role', roles: ['superadmin'] };
/** Any signed-in user, about their own account. */
export const anyAccount: Access = { kind: 'role', roles: ROLES, beforeSecondFactor: true, beforeVerification: 'read' };
/** Any signed-in user, to end what their own account has open. */
export const anyAccountToEnd: Access = { ...anyAccount, beforeVerification: 'change' };
/** Anyone who works for a temple, whatever they may do there. */
export const anyStaff: Access = { kind: 'role', roles: ['temple-admin'] };
/** Staff of the temple the request is about who have `permission`. */
export const staff = (permission: Permission): Access => ({ kind: 'role', roles: ['temple-admin'], permission });

/**
 * What a call costs the server: `light` for reads, `usual` for writes, `dear` for long computations, `mail` for those that may send
 * something. The default depends on the method.
 */
export type Cost = 'light' | 'usual' | 'dear' | 'mail';

/** What a route that leads elsewhere returns. */
export interface Redirect {
  url: string;
}

/** One route of the API: the controller, the guard, OpenAPI, the browser's hooks and the tests all derive from it. */
export interface Endpoint<
  Body extends AnyObjectSchema | undefined = AnyObjectSchema | undefined,
  Query extends AnyObjectSchema | undefined = AnyObjectSchema | undefined,
  Reply = unknown,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The full path with `:params`, including `/api`. */
  path: string;
  /** One sentence for OpenAPI and the QA page. */
  summary: string;
  access: Access;
  /** The nouns a read shows. A write that changes one of them invalidates the cached response. */
  reads?: readonly Noun[];
  /** The nouns a write changes; every write declares them, `[]` if it changes nothing that can be read. */
  changes?: readonly Noun[];
  body?: Body;
  query?: Query;
  /** If it differs from the method's default; limits how often a network may call a route without a session. */
  cost?: Cost;
  /** A stream that thousands open for the same minute: they have a limit of their own, so that they take nobody else's. */
  crowd?: true;
  /** An office's call that isn't about the temple its page shows: it is also answered after another tab switched temples. */
  anyTemple?: true;
  /** Moves money: requires an `Idempotency-Key` header. */
  idempotent?: true;
  /** A raw file, if the body isn't JSON. */
  accepts?: 'octet-stream';
  /** The content type of a success; `json` is the default. */
  produces?: 'json' | 'pdf' | 'csv' | 'calendar' | 'event-stream' | 'file' | 'redirect';
  /**
   * What the audit trail records when someone exports data through this route, or why it records nothing. Every file has one of the two.
   */
  records?: AuditAction | { nothing: string };
  /** Status of a success if it isn't 200. */
  status?: 201 | 202 | 204 | 303;
  /** Only carries the response's type. */
  readonly reply?: Reply;
}

type Definition<Body extends AnyObjectSchema | undefined, Query extends AnyObjectSchema | undefined> = Omit<Endpoint<Body, Query>, 'reply'>;

/** Declares a route that returns `Reply` on success: `endpoint<DonationDetail>()({ method: 'GET', … })`. */
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
