import { Inject, Injectable } from '@nestjs/common';
import { SESSION_ABSOLUTE_LIMIT_DAYS } from '@sannidhi/contracts';
import { serialize } from 'cookie';
import type { FastifyReply } from 'fastify';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { sessionCookieName } from './credentials.ts';

/** Puts a session's token into the browser's cookie jar and removes it again. Scripts can't read it; other sites' forms don't send it. */
@Injectable()
export class SessionCookie {
  readonly #name: string;
  readonly #options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.#name = sessionCookieName(publicUrl);
    this.#options = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') };
  }

  /** Sets the cookie to the token in the reply, and returns the reply. */
  carry<Reply extends { authToken: string }>(reply: FastifyReply, signedIn: Reply): Reply {
    this.write(reply, signedIn.authToken, SESSION_ABSOLUTE_LIMIT_DAYS * 86_400);
    return signedIn;
  }

  /** Removes the cookie from the browser. */
  clear(reply: FastifyReply): void {
    this.write(reply, '', 0);
  }

  private write(reply: FastifyReply, value: string, maxAge: number): void {
    reply.header('set-cookie', serialize(this.#name, value, { ...this.#options, maxAge }));
  }
}
