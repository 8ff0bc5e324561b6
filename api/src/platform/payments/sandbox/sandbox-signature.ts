import { createHmac, timingSafeEqual } from 'node:crypto';

export const SANDBOX_SIGNATURE_HEADER = 'sandbox-signature';
/** A signature older than this is refused, so that a recorded message can't be played again later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** What the sandbox's webhook secrets are made for, see `KeyRing.secretsFor`. */
export const SANDBOX_SECRET = 'sandbox-webhooks';

/** Signs a message as `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, the scheme that Stripe uses too. */
export function signSandboxMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(seconds, body, secret)}`;
}

/** Whether a signature header is right for a body and recent enough. */
export function verifySandboxSignature(body: string, header: string | undefined, secret: string, now: Date): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !mac) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(Number(seconds), body, secret), 'hex'));
}

const macOf = (seconds: number, body: string, secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
