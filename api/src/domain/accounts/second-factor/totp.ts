import { BRAND } from '@sannidhi/contracts';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits, thirty seconds. */
const STANDARD = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a device's clock may be off, in either direction. */
const DRIFT_STEPS = 1;

/** A new secret in base32: 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an app reads from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...STANDARD, issuer: BRAND.name, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The thirty-second step this code belongs to, or undefined if it is none of those around `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The code at a moment: what an app would show. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
