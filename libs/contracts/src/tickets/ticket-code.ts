/**
 * The code on a ticket: a format byte, the date's id, the ticket's id, its version, and an Ed25519 signature (RFC 8032) of these by the
 * platform's key. Written in base45 (RFC 9285), which a QR code stores in its alphanumeric mode, so 99 bytes fit a code of 45 modules.
 */
const FORMAT = 1;
const ID_BYTES = 16;
const SIGNED_BYTES = 1 + 2 * ID_BYTES + 2;
const SIGNATURE_BYTES = 64;
const CODE_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = LETTERS.length;
/** A version is written in two bytes. */
export const TICKET_VERSION_MAX = 65_535;

/** What a ticket's code names. */
export interface TicketCode {
  occurrenceId: string;
  ticketId: string;
  version: number;
}

/** The bytes that are signed. */
export function ticketCodeBytes({ occurrenceId, ticketId, version }: TicketCode): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SIGNED_BYTES);
  bytes[0] = FORMAT;
  bytes.set(bytesOf(occurrenceId), 1);
  bytes.set(bytesOf(ticketId), 1 + ID_BYTES);
  new DataView(bytes.buffer).setUint16(1 + 2 * ID_BYTES, version);
  return bytes;
}

/** The code as it is printed: what is signed, with its signature. */
export function writeTicketCode(code: TicketCode, signature: Uint8Array): string {
  const bytes = new Uint8Array(CODE_BYTES);
  bytes.set(ticketCodeBytes(code));
  bytes.set(signature, SIGNED_BYTES);
  return toBase45(bytes);
}

/** What a code says, with what its signature covers; null for anything that is no ticket's code. Says nothing about who signed it. */
export function readTicketCode(
  text: string,
): (TicketCode & { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }) | null {
  const bytes = fromBase45(text.trim());
  if (bytes?.length !== CODE_BYTES || bytes[0] !== FORMAT) return null;
  const signed = bytes.slice(0, SIGNED_BYTES);
  return {
    occurrenceId: idOf(bytes.slice(1, 1 + ID_BYTES)),
    ticketId: idOf(bytes.slice(1 + ID_BYTES, 1 + 2 * ID_BYTES)),
    version: new DataView(signed.buffer).getUint16(1 + 2 * ID_BYTES),
    signed,
    signature: bytes.slice(SIGNED_BYTES),
  };
}

/** Ten characters by which people compare a code: the end of the ticket's id, which is random. */
export const ticketNumberOf = (ticketId: string): string => ticketId.replaceAll('-', '').slice(-10).toUpperCase();

function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let value = isPair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let digits = isPair ? 3 : 2; digits > 0; digits -= 1) {
      text += LETTERS.charAt(value % BASE);
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((letter) => LETTERS.indexOf(letter));
    if (digits.includes(-1)) return null;
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
    const isPair = digits.length === 3;
    if (value > (isPair ? 0xffff : 0xff)) return null;
    if (isPair) bytes.push(value >> 8, value & 0xff);
    else bytes.push(value);
  }
  return Uint8Array.from(bytes);
}

const bytesOf = (id: string): number[] => (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function idOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
