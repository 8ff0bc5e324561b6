import type { ServerResponse } from 'node:http';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@sannidhi/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, actorKey } from '../auth/actor.ts';
import { DomainError } from '../http/domain-error.ts';
import { ENDPOINT } from '../http/endpoint-metadata.ts';
import type { AppRequest } from '../http/fastify-request.ts';
import { networkOf } from '../rate-limit/network-of.ts';
import { type SlotLimits, Slots } from './slots.ts';

/**
 * An open tab listens for releases on one stream, a payer for the outcome of a gift on another. Streams with a session are counted
 * separately, so that strangers can't take a payer's slot. Documents are rendered while they are sent; a calendar for a new place takes a
 * while, and one network must not fill the queue.
 */
const LIMITS = {
  'public stream': { perSession: 10, perNetwork: 100, inAll: 2_000 },
  'own stream': { perSession: 6, perNetwork: 600, inAll: 2_000 },
  // A sale opens for tens of thousands at one minute, many of them behind one address; each is a few kilobytes here.
  'waiting stream': { perSession: 6, perNetwork: 5_000, inAll: 25_000 },
  'public calendar': { perSession: 4, perNetwork: 4, inAll: 60 },
  document: { perSession: 4, perNetwork: 60, inAll: 120 },
} as const satisfies Record<string, SlotLimits>;
/** Pages retry on their own. */
const RETRY_AFTER_SECONDS = 15;

const DOCUMENTS: ReadonlySet<Endpoint['produces']> = new Set(['pdf', 'csv', 'calendar', 'file']);

/**
 * Limits how many event streams and documents are open at the same time. A slot is released when the response ends or the caller
 * disconnects.
 */
@Injectable()
export class SlotsGuard implements CanActivate {
  readonly #slots = new Slots();

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const kind = kindOf(this.reflector.get<Endpoint>(ENDPOINT, context.getHandler()));
    if (!kind) return true;
    const http = context.switchToHttp();
    const { actor, ip } = http.getRequest<AppRequest>();
    const keys = keysOf(kind, actor, ip);
    const full = this.#slots.take(keys);
    if (full === kind) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (full) throw new DomainError('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const names = [...keys.keys()];
    onceOver(http.getResponse<FastifyReply>().raw, () => this.#slots.free(names));
    return true;
  }
}

/** Calls back when a response ends or its caller disconnects, which may have been before. `finished` would keep a dozen listeners on it. */
function onceOver(response: ServerResponse, callback: () => void): void {
  let isOver = false;
  const over = () => {
    if (!isOver) callback();
    isOver = true;
  };
  if (response.closed) over();
  response.once('finish', over);
  response.once('close', over);
}

function kindOf({ produces, access, crowd }: Endpoint): keyof typeof LIMITS | undefined {
  if (crowd) return 'waiting stream';
  if (produces === 'event-stream') return access.kind === 'public' ? 'public stream' : 'own stream';
  if (produces === 'calendar' && access.kind === 'public') return 'public calendar';
  return DOCUMENTS.has(produces) ? 'document' : undefined;
}

function keysOf(kind: keyof typeof LIMITS, actor: Actor, ip: string): Map<string, number> {
  const { perSession, perNetwork, inAll } = LIMITS[kind];
  const keys = new Map<string, number>([
    [`${kind} ${networkOf(ip)}`, perNetwork],
    [kind, inAll],
  ]);
  // A person has one place in an opening, however often they sign in: with sessions of their own they could fill the room.
  const perAccount = kind === 'waiting stream' || actor.kind !== 'account';
  if (actor.kind !== 'anonymous') keys.set(`${kind} ${perAccount ? actorKey(actor) : actor.sessionId}`, perSession);
  return keys;
}
