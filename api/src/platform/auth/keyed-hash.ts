import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret for a link or a token: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a long random secret is stored: only as its hash, which can't be reversed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** How a short guessable code is stored: without the process's key, a leaked table reveals nothing. `purpose` separates uses. */
export const keyedHash = (secretKey: string, purpose: string, value: string): string =>
  createHmac('sha256', secretKey).update(`${purpose}\n${value}`).digest('hex');
