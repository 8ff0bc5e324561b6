import { verifyAsync } from '@noble/ed25519';
import { readTicketCode, type TicketCode } from '@sannidhi/contracts';

const ED25519 = 'Ed25519';
type Signed = NonNullable<ReturnType<typeof readTicketCode>>;

/** What a code says if our key signed it; null for anything else. Needs no connection, and no support for Ed25519 in the browser. */
export async function signedTicket(text: string, publicKey: string): Promise<TicketCode | null> {
  const code = readTicketCode(text);
  if (!code) return null;
  const isOurs = await isSigned(code, bytesOf(publicKey)).catch(() => false);
  return isOurs ? { occurrenceId: code.occurrenceId, ticketId: code.ticketId, version: code.version } : null;
}

/** The browser checks it many times as fast, where it knows Ed25519. */
async function isSigned({ signature, signed }: Signed, publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await crypto.subtle?.importKey('raw', publicKey, ED25519, false, ['verify']).catch(() => undefined);
  return key ? crypto.subtle.verify(ED25519, key, signature, signed) : verifyAsync(signature, signed, publicKey);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
