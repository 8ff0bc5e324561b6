import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature older than this is refused, so that a recorded message can't be played again later. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Signs a message as `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, the scheme that Stripe uses too. */
export function signMessage(body: string | Buffer, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(seconds, body, secret)}`;
}

/** Whether a signature header is right for a body and recent enough. */
export function verifySignature(body: string | Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!seconds || !mac) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(Number(seconds), body, secret), 'hex'));
}

const macOf = (seconds: number, body: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
