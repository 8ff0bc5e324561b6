import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { SETTINGS, type Settings } from '../config/settings.ts';
import type { AccountActor } from './actor.ts';
import { credentialsOf, sessionCookieName } from './credentials.ts';
import { SessionLookup } from './session-lookup.ts';
import { SESSION_TOKEN } from './session-token.ts';

/** Reads a session's signed name from the bearer header or the cookie and looks the session up. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly sessions: SessionLookup,
  ) {
    const key = createSecretKey(settings.secretKey, 'utf8');
    const cookie = sessionCookieName(settings.publicUrl);
    super({
      // passport-jwt is typed for Express; the header and the parsed cookies are where Fastify has them too.
      jwtFromRequest: (request) => credentialsOf(request as unknown as FastifyRequest, cookie).token || null,
      // Made once: from a text the library makes a key for each request, after trying whether it is a public one.
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: null, key: string) => void) =>
        done(null, key as unknown as string),
      algorithms: [SESSION_TOKEN.algorithm],
      audience: SESSION_TOKEN.audience,
    });
  }

  async validate(payload: { sid: string }): Promise<AccountActor | false> {
    return (await this.sessions.actorOf(payload.sid)) ?? false;
  }
}
