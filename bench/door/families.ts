import { randomUUID } from 'node:crypto';
import { cartEndpoints, ticketEndpoints } from '@sannidhi/contracts';
import { ApiClient } from '@sannidhi/e2e/api-client';
import type { Rows } from '@sannidhi/e2e/rows';
import { bearerOf, sessionOf } from '../opening/signed-in.ts';

const TEMPLE = 'sri-kamakshi-edison';
/** People of a family, with a ticket each. */
export const PARTY = 4;

interface Sale {
  url: string;
  rows: Rows;
  occurrenceId: string;
  typeId: string;
}

/** So many families, devotees copied from the demo's, register for a date. Returns the codes of their tickets, as `data:` URLs. */
export async function register(sale: Sale, families: number): Promise<string[]> {
  const [devotee] = await sale.rows.query("SELECT * FROM accounts WHERE email = 'devotee@sannidhi.test'");
  if (!devotee) throw new Error('The demo has no devotee to copy.');
  const codes: string[] = [];
  for (let family = 1; family <= families; family += 1) {
    const [accountId, sessionId] = [randomUUID(), randomUUID()];
    await sale.rows.insert('accounts', [{ ...devotee, id: accountId, email: `family.${family}@devotees.test` }]);
    await sale.rows.insert('sessions', [sessionOf(sessionId, accountId, new Date())]);
    codes.push(...(await registerFamily(sale, new ApiClient(sale.url, bearerOf(sessionId)), family)));
  }
  return codes;
}

async function registerFamily({ occurrenceId, typeId }: Sale, api: ApiClient, family: number): Promise<string[]> {
  const people = Array.from({ length: PARTY }, (_, index) => ({ typeId, name: `Person ${index + 1} of family ${family}` }));
  const [first, ...others] = people;
  const line = { lineId: randomUUID(), templeSlug: TEMPLE, kind: 'ticket', item: { occurrenceId, ...first, others } };
  const { orders } = await api.call(cartEndpoints.add, { body: line as never });
  const body = { legalName: first?.name, seenTotalCents: 0 } as never;
  await api.call(cartEndpoints.checkout, { params: { orderId: orders[0]?.orderId ?? '' }, body, idempotencyKey: randomUUID() });
  const { items } = await api.call(ticketEndpoints.own, {});
  const ticket = await api.call(ticketEndpoints.ownOne, { params: { ticketId: items[0]?.id ?? '' } });
  return [ticket, ...ticket.party].flatMap(({ qr }) => qr ?? []);
}
