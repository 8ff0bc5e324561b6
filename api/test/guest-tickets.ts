import type { GuestTickets } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import { SandboxCheckout } from '../src/platform/payments/sandbox/sandbox-checkout.entity.ts';
import { checkoutIdOf, payGift, runJobs, type StartedGift } from './give.ts';
import type { GivingSuite } from './giving-suite.ts';
import { signInGuest } from './sign-in.ts';
import { person, type TicketedEvent, ticketType } from './tickets.ts';

let lastPhone = 5_200;

/** A kind of ticket that costs nothing. */
export const free = (given: object = {}) => ticketType({ pricing: 'free', priceCents: 0, ...given });

export const linkIn = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

/** What guests do with tickets: register, pay, open their link and cancel. */
export function guestsOf(suite: () => GivingSuite) {
  /** A guest with a phone of their own. */
  async function newGuest() {
    const phone = `+1732555${++lastPhone}`;
    return { phone, ...(await signInGuest(suite().api, phone)) };
  }
  /** One adult for 25 dollars, unless told otherwise. */
  const send = (client: TestAgent, { occurrenceId, types }: TicketedEvent, more: object = {}, key = newId()) =>
    client
      .post('/api/guest/event-registrations')
      .set('idempotency-key', key)
      .send({
        ...{ templeSlug: suite().place.temple.slug, occurrenceId, people: [person(types[0]!.id)], legalName: 'Lata Menon' },
        ...{ seenTotalCents: types[0]!.priceCents, ...more },
      });
  /** The link is in the order's return address from its beginning. */
  async function linkOf(started: StartedGift): Promise<string> {
    if (started.totalCents === 0) return linkIn(started.checkoutUrl);
    const where = { id: checkoutIdOf(started) };
    return linkIn((await suite().api.database.reader.findOneByOrFail(SandboxCheckout, where)).successUrl);
  }
  const opened = async (link: string): Promise<GuestTickets> =>
    (await suite().api.client().get(`/api/public/guest-tickets/${link}`).expect(200)).body;
  const cancel = (link: string, body: object, key = newId()) =>
    suite().api.client().post(`/api/public/guest-tickets/${link}/cancel`).set('idempotency-key', key).send(body);
  async function registered(event: TicketedEvent, more: object = {}) {
    const guest = await newGuest();
    const started: StartedGift = (await send(guest.client, event, more).expect(201)).body;
    const link = await linkOf(started);
    if (started.totalCents > 0) await payGift(suite().api, started);
    await runJobs(suite().api);
    return { ...guest, started, link };
  }
  return { newGuest, send, linkOf, opened, cancel, registered };
}
