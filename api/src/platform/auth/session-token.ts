import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SESSION_ABSOLUTE_LIMIT_DAYS } from '@sannidhi/contracts';
import { KeyRing } from './key-ring.ts';

export const SESSION_TOKEN = { algorithm: 'HS256', audience: 'sannidhi:session' } as const;

/** Signs the name of a session. The token contains nothing else: its access is looked up each time. */
@Injectable()
export class SessionTokens {
  readonly #jwt: JwtService;
  readonly #keys: readonly Buffer[];

  constructor(ring: KeyRing) {
    const [secret, ...previous] = ring.signingKeys();
    this.#keys = [secret, ...previous];
    this.#jwt = new JwtService({
      secret,
      signOptions: { ...SESSION_TOKEN, expiresIn: `${SESSION_ABSOLUTE_LIMIT_DAYS}d` },
    });
  }

  sign(sessionId: string): string {
    return this.#jwt.sign({ sid: sessionId });
  }

  /** The session a token names, or undefined if it isn't one of ours. */
  async sessionOf(token: string): Promise<string | undefined> {
    const { algorithm, audience } = SESSION_TOKEN;
    for (const secret of this.#keys) {
      const options = { secret, algorithms: [algorithm], audience };
      const payload = await this.#jwt.verifyAsync<{ sid: string }>(token, options).catch(() => undefined);
      if (payload) return payload.sid;
    }
    return undefined;
  }
}
