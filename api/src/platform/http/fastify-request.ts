import type { FastifyRequest } from 'fastify';
import type { Actor } from '../auth/actor.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency-claim.ts';

/** What the guards found out about a request on its way to the handler. */
export interface RequestFacts {
  /** Set by the access guard. */
  actor: Actor;
  /** Set by the payload guard: cast and validated by the endpoint's schemas. */
  valid: { body: unknown; query: unknown };
  /** Set on endpoints that move money. */
  claim?: IdempotencyClaim;
  /** The exact bytes of a JSON body, kept only on webhook routes, because the signature covers them. */
  rawBody?: string;
}

export type AppRequest = FastifyRequest & RequestFacts;
