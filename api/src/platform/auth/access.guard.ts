import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Endpoint, TEMPLE_HEADER } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { ENDPOINT } from '../http/endpoint-metadata.ts';
import type { AppRequest } from '../http/fastify-request.ts';
import { assertAccess, assertTempleOfPage } from './access.ts';
import { type AccountActor, type Actor, ANONYMOUS } from './actor.ts';
import { type Credentials, credentialsOf, sessionCookieName } from './credentials.ts';
import { DeployLookup, GuestLookup } from './session-lookup.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Identifies who sent a request and refuses it according to the endpoint's declared access. Every route passes through here. */
@Injectable()
export class AccessGuard extends AuthGuard('session') implements CanActivate {
  readonly #cookie: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly guests: GuestLookup,
    private readonly deployers: DeployLookup,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
    this.#cookie = sessionCookieName(settings.publicUrl);
  }

  /** Synchronous if no lookup is needed. */
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<AppRequest>();
    const credentials = credentialsOf(request, this.#cookie);
    if (credentials.scheme === 'none') return admit(endpoint, request, ANONYMOUS);
    if (credentials.scheme === 'cookie') this.assertOwnPage(request);
    return this.identify(context, credentials).then((actor) => admit(endpoint, request, actor));
  }

  /** A missing or ended session is an anonymous actor; the endpoint decides whether that is enough. */
  override handleRequest<Found>(error: unknown, found: Found): Found {
    if (error) throw error;
    return found;
  }

  private async identify(context: ExecutionContext, { scheme, token }: Credentials): Promise<Actor> {
    if (scheme === 'guest') return (await this.guests.verify(token)) ?? ANONYMOUS;
    if (scheme === 'deploy') return this.deployers.verify(token);
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<AppRequest & { user?: AccountActor | false }>();
    return user || ANONYMOUS;
  }

  /** A browser sends the cookie with other sites' requests too; only our own pages may change something with it. */
  private assertOwnPage(request: AppRequest): void {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    const own = [this.settings.publicUrl, `${request.protocol}://${request.host}`];
    if (!origin || !own.includes(origin)) throw new DomainError('cross-site-request');
  }
}

function admit(endpoint: Endpoint, request: AppRequest, actor: Actor): true {
  request.actor = actor.kind === 'anonymous' || actor.kind === 'system' ? actor : { ...actor, address: request.ip };
  assertAccess(endpoint, request.actor);
  assertTempleOfPage(endpoint, request.actor, request.headers[TEMPLE_HEADER]);
  return true;
}
