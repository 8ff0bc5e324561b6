import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { keyedHash } from './keyed-hash.ts';
import { seal, unseal } from './sealed.ts';

/** What a sealed text contained, and whether the newest key sealed it. */
export interface Opened {
  text: string;
  isCurrent: boolean;
}

/**
 * The installation's keys, and the only reader of `settings.secretKeys`: the newest one signs and seals, all of them verify and open. This
 * way a rotation invalidates nothing as long as the previous key is configured.
 */
@Injectable()
export class KeyRing {
  readonly #keys: Settings['secretKeys'];

  constructor(@Inject(SETTINGS) { secretKeys }: Pick<Settings, 'secretKeys'>) {
    this.#keys = secretKeys;
  }

  /** Encrypts with the newest key; see `seal`. */
  seal(purpose: string, text: string): string {
    return seal(this.#keys[0], purpose, text);
  }

  /** Opens what any of the keys sealed for this purpose; undefined if none did. */
  open(purpose: string, sealed: string): Opened | undefined {
    for (const [index, key] of this.#keys.entries()) {
      const text = openedBy(key, purpose, sealed);
      if (text !== undefined) return { text, isCurrent: index === 0 };
    }
    return undefined;
  }

  /** The newest key's hash of a value, in 64 hexadecimal digits; see `keyedHash`. */
  hash(purpose: string, value: string): string {
    return keyedHash(this.#keys[0], purpose, value);
  }

  /** The hash of a value under each key, newest first: for finding a row that an earlier key may have written. */
  hashes(purpose: string, value: string): string[] {
    return this.#keys.map((key) => keyedHash(key, purpose, value));
  }

  /** Whether `given` is some key's hash of a value, or its first `length` characters. Constant time for every guess. */
  matches(purpose: string, value: string, given: string, length = 64): boolean {
    const bytes = Buffer.from(given);
    return this.hashes(purpose, value).some((hash) => {
      const right = Buffer.from(hash.slice(0, length));
      return bytes.length === right.length && timingSafeEqual(bytes, right);
    });
  }

  /** The keys as bytes, newest first, for a library that does its own signing and verifying. */
  signingKeys(): readonly [Buffer, ...Buffer[]] {
    const [newest, ...previous] = this.#keys;
    return [Buffer.from(newest), ...previous.map((key) => Buffer.from(key))];
  }

  /** A derived secret for a use that does its own signing, one per key, newest first; hexadecimal. */
  secretsFor(purpose: string): readonly [string, ...string[]] {
    const [newest, ...previous] = this.#keys;
    return [secretFor(newest, purpose), ...previous.map((key) => secretFor(key, purpose))];
  }
}

const secretFor = (key: string, purpose: string): string => createHmac('sha256', key).update(purpose).digest('hex');

function openedBy(key: string, purpose: string, sealed: string): string | undefined {
  try {
    return unseal(key, purpose, sealed);
  } catch {
    // Another key's, or damaged: the tag doesn't match.
    return undefined;
  }
}
