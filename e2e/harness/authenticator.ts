import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** An authenticator app (RFC 6238) for a Base32 secret; the platform accepts each code once, so every call moves on. */
export class Authenticator {
  private readonly key: Buffer;
  private last = -1;

  constructor(secret: string) {
    const bits = [...secret.replace(/\s/g, '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
    this.key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /** The current code, or the following one if that was used. Both are accepted for 30 s at least; a third at once wouldn't be. */
  next(): string {
    this.last = Math.max(Math.floor(Date.now() / STEP_MS), this.last + 1);
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(this.last));
    const mac = createHmac('sha1', this.key).update(counter).digest();
    const offset = (mac.at(-1) ?? 0) & 0xf;
    return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  }
}
