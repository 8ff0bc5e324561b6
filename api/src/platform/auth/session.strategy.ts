import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { SETTINGS, type Settings } from '../config/settings.ts';
import type { AccountActor } from './actor.ts';
import { credentialsOf, sessionCookieName } from './credentials.ts';
import { KeyRing } from './key-ring.ts';
import { SessionLookup } from './session-lookup.ts';
import { SESSION_TOKEN } from './session-token.ts';

/** Reads a session's signed name from the bearer header or the cookie and looks the session up. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    ring: KeyRing,
    private readonly sessions: SessionLookup,
  ) {
    // Created once: given text, the library derives a key for each request, after checking whether it is a public one.
    const keys = ring.signingKeys().map((key) => createSecretKey(key));
    const cookie = sessionCookieName(settings.publicUrl);
    super({
      // passport-jwt is typed for Express; Fastify has the header and the parsed cookies in the same place.
      jwtFromRequest: (request) => credentialsOf(request as unknown as FastifyRequest, cookie).token || null,
      secretOrKeyProvider: (_request: unknown, token: unknown, done: (error: null, key: string) => void) =>
        done(null, signerOf(String(token), keys) as unknown as string),
      algorithms: [SESSION_TOKEN.algorithm],
      audience: SESSION_TOKEN.audience,
    });
  }

  async validate(payload: { sid: string }): Promise<AccountActor | false> {
    return (await this.sessions.actorOf(payload.sid)) ?? false;
  }
}

/** The key that signed a token, or the newest if none did: the library then refuses the token. */
function signerOf(token: string, keys: readonly KeyObject[]): KeyObject | undefined {
  if (keys.length === 1) return keys[0];
  const dot = token.lastIndexOf('.');
  const [signed, signature] = [token.slice(0, dot), token.slice(dot + 1)];
  return keys.find((key) => createHmac('sha256', key).update(signed).digest('base64url') === signature) ?? keys[0];
}
