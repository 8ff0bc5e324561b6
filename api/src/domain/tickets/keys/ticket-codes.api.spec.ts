import { generateKeyPairSync, sign } from 'node:crypto';
import { type OwnTicket, readTicketCode, ticketCodeBytes, writeTicketCode } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, register, ticketsOf, ticketType } from '../../../../test/tickets.ts';
import { TicketLists } from '../ticket-lists.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

it('is a code that can be checked without the server, by date, ticket and version; a replaced one is no longer the ticket’s', async () => {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  const ticket = await ticketsOf(client);
  const { publicKey } = (await api.client().get('/api/public/ticket-key').expect(200)).body;
  const key = await crypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), 'Ed25519', true, ['verify']);
  const isSigned = (code: string) => {
    const read = readTicketCode(code)!;
    return crypto.subtle.verify('Ed25519', key, read.signature, read.signed);
  };
  const first = readTicketCode(ticket.doorCode!)!;
  expect(first).toMatchObject({ occurrenceId: event.occurrenceId, ticketId: ticket.id, version: 1 });
  expect(await isSigned(ticket.doorCode!)).toBe(true);
  const forged = generateKeyPairSync('ed25519').privateKey;
  expect(await isSigned(writeTicketCode(first, sign(null, ticketCodeBytes(first), forged)))).toBe(false);
  const replaced: OwnTicket = (await client.post(`/api/devotee/tickets/${ticket.id}/replace`).expect(200)).body;
  expect(readTicketCode(replaced.doorCode!)).toMatchObject({ version: 2 });
  const door = await api.get(TicketLists).ofDoor(api.database.reader, { templeId: place.temple.id, occurrenceId: event.occurrenceId });
  expect(door).toEqual([expect.objectContaining({ id: ticket.id, version: 2, status: 'valid', partyId: ticket.orderId })]);
  expect(readTicketCode('not a code')).toBeNull();
});
