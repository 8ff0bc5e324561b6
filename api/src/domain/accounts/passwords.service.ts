import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../platform/http/domain-error.ts';

/** OWASP's smallest argon2id: 19 MiB, two passes. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Each takes a core and 19 MiB. One core is reserved for everyone who isn't signing in, so that a flood of sign-ins slows down only itself.
 */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Beyond this a sign-in would wait for seconds; it is refused instead. */
const MAX_WAITING = 200;
/** What an unknown account's password is compared with, so that it takes the same time. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$eptSMEb6UvAMMSDLGkVxhw$m87wJjnl2+Bc/TVqkyELIKTKbzmIEUOKn80WSIEx4KY';

/** Hashes and compares passwords, a few at a time. */
@Injectable()
export class PasswordsService {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** A new argon2id hash in PHC form. */
  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, COST));
  }

  /** Whether the password matches the hash. Without a hash it is compared anyway, and never matches. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const same = await this.queued(() => verify(passwordHash ?? NOBODYS_HASH, password));
    return same && passwordHash !== undefined;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= MAX_WAITING) throw new DomainError('unavailable', { retryAfterSeconds: 5 });
    if (this.#running >= AT_ONCE) await new Promise<void>((start) => this.#waiting.push(start));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot is handed over directly, so that nobody gets in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
