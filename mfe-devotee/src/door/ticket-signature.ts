import { verifyAsync } from '@noble/ed25519';
import { readTicketCode, type TicketCode } from '@sannidhi/contracts';

/** What a code says if our key signed it; null for anything else. Needs no connection, and no support for Ed25519 in the browser. */
export async function signedTicket(text: string, publicKey: string): Promise<TicketCode | null> {
  const code = readTicketCode(text);
  if (!code) return null;
  const isOurs = await verifyAsync(code.signature, code.signed, bytesOf(publicKey)).catch(() => false);
  return isOurs ? { occurrenceId: code.occurrenceId, ticketId: code.ticketId, version: code.version } : null;
}

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
