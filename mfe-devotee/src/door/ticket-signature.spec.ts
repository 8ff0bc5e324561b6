/// <reference types="node" />
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { ticketCodeBytes, writeTicketCode } from '@sannidhi/contracts';
import { signedTicket } from './ticket-signature.ts';

const TICKET = { occurrenceId: '01990000-0000-7000-8000-000000000001', ticketId: '01990000-0000-7000-8000-000000000002', version: 3 };
const ours = generateKeyPairSync('ed25519');
const publicKey = ours.publicKey.export({ format: 'jwk' }).x ?? '';

function codeBy(key: KeyObject): string {
  return writeTicketCode(TICKET, Uint8Array.from(sign(null, ticketCodeBytes(TICKET), key)));
}

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['knows', () => jest.spyOn(crypto.subtle, 'importKey')],
  ['doesn’t know', () => jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))],
])('a browser that %s Ed25519', (_, prepare) => {
  beforeEach(prepare);

  it('reads a ticket that we signed', async () => {
    expect(await signedTicket(codeBy(ours.privateKey), publicKey)).toEqual(TICKET);
  });

  it('finds nothing in a code that somebody else signed', async () => {
    expect(await signedTicket(codeBy(generateKeyPairSync('ed25519').privateKey), publicKey)).toBeNull();
  });
});

it('leaves the check to a browser that can do it', async () => {
  const verify = jest.spyOn(crypto.subtle, 'verify');
  await signedTicket(codeBy(ours.privateKey), publicKey);
  expect(verify).toHaveBeenCalledTimes(1);
});
