import { Inject, Injectable } from '@nestjs/common';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { hostCookieName } from './credentials.ts';
import { KeyRing } from './key-ring.ts';
import { newSecret } from './keyed-hash.ts';
import type { NamedVisitor, Visitor } from './visitor.ts';

/** How long an unused browser remains known. */
export const BROWSER_KNOWN_DAYS = 365;

const PURPOSE = 'known-browser';

/**
 * A browser's own name in its cookie jar, for as long as it is used. It grants no access: it only distinguishes a browser that has signed
 * in before from a stranger's. The signature keeps made-up names from costing a database lookup.
 */
@Injectable()
export class BrowserCookie {
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(
    private readonly ring: KeyRing,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.#name = hostCookieName('sannidhi_browser', publicUrl);
    this.#isSecure = publicUrl.startsWith('https:');
  }

  /** The sender of a request, by address and browser. */
  visitorOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
    const cookie = headers.cookie?.includes(this.#name) ? parse(headers.cookie)[this.#name] : undefined;
    const browserId = cookie === undefined ? undefined : this.browserOf(cookie);
    return { address: ip, userAgent: headers['user-agent'] ?? '', ...(browserId === undefined ? {} : { browserId }) };
  }

  /** The sender of a request, with the browser's own name or a new one that `write` has to store. */
  namedVisitorOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): NamedVisitor {
    const visitor = this.visitorOf(request);
    return { ...visitor, browserId: visitor.browserId ?? newSecret() };
  }

  /** Stores a browser's name in its cookie jar, for another year. */
  write(reply: FastifyReply, browserId: string): void {
    const value = `${browserId}.${this.ring.hash(PURPOSE, browserId)}`;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure, maxAge: BROWSER_KNOWN_DAYS * 86_400 } as const;
    reply.header('set-cookie', serialize(this.#name, value, options));
  }

  private browserOf(cookie: string): string | undefined {
    const [browserId = '', signature = ''] = cookie.split('.');
    return this.ring.matches(PURPOSE, browserId, signature) ? browserId : undefined;
  }
}
