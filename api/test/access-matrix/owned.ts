import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../../src/platform/ids/new-id.ts';
import { buildEHundiCode, buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { buildNotice } from '../factories/notice.factory.ts';
import { CARD, giveAndPay, payGift, runJobs, type StartedGift } from '../give.ts';
import { signInDonor, signInGuest, signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';

/** One temple with everything an address can name, those it belongs to, and strangers of the same kind. */
export interface Owned {
  own: Record<'donor' | 'guest' | 'staff', TestAgent>;
  other: Record<'donor' | 'guest' | 'staff', TestAgent>;
  params: Record<string, string>;
  place: GivingTemple;
}

export interface OwnedCall {
  as: 'donor' | 'guest' | 'staff';
  /** Which of `params` the path takes where its own names would be ambiguous. */
  params?: Record<string, string>;
  body?: object;
  /** What a stranger gets; 404 unless the call does nothing to what is not theirs. */
  other?: number;
}

/** A festival of the temple's calendar and the temple's own date for it. */
const DIWALI = { festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08' };
const OWN_DIWALI = { date: '2026-11-07', note: 'Kept on the Saturday' };

/** How to call each route that names a thing. A protected route with a parameter that is missing here fails the matrix test. */
export const ownedCalls = ({ params, place }: Owned): Record<string, OwnedCall> => ({
  'DELETE /api/devotee/temples/:templeId': { as: 'donor', other: 200 },
  'PUT /api/devotee/temples/:templeId/home': { as: 'donor' },
  'GET /api/devotee/family/members/:memberId': { as: 'donor' },
  'PUT /api/devotee/family/members/:memberId': { as: 'donor', body: { name: 'Anika', relation: 'daughter' } },
  'DELETE /api/devotee/family/members/:memberId': { as: 'donor' },
  'PUT /api/devotee/notices/:noticeId/read': { as: 'donor', body: { read: true } },
  'GET /api/devotee/donations/:donationId': { as: 'donor' },
  'GET /api/devotee/donations/:donationId/events': { as: 'donor' },
  'GET /api/devotee/receipts/:receiptId/receipt.pdf': { as: 'donor' },
  'DELETE /api/account/sessions/:sessionId': { as: 'donor' },
  'GET /api/guest/donations/:donationId': { as: 'guest', params: { donationId: params.guestDonationId! } },
  'GET /api/guest/donations/:donationId/events': { as: 'guest', params: { donationId: params.guestDonationId! } },
  'GET /api/guest/donations/:donationId/receipt.pdf': { as: 'guest', params: { donationId: params.guestDonationId! } },
  'POST /api/guest/donations/:donationId/receipt-name': {
    as: 'guest',
    params: { donationId: params.guestDonationId! },
    body: { legalName: 'Meera Iyer', email: 'meera@example.test' },
  },
  'GET /api/temple-admin/donations/:donationId': { as: 'staff' },
  'POST /api/temple-admin/donations/:donationId/refunds': { as: 'staff', body: { amountCents: 100, reason: 'Asked for it' } },
  'PUT /api/temple-admin/funds/:fundId': { as: 'staff', body: { name: 'Annadanam and prasadam' } },
  'PUT /api/temple-admin/e-hundi-codes/:codeId': { as: 'staff', body: { name: 'Side hall', fundId: place.annadanam.id } },
  'GET /api/temple-admin/e-hundi-codes/:codeId/poster.pdf': { as: 'staff' },
  'GET /api/temple-admin/counter-batches/:batchId': { as: 'staff' },
  'POST /api/temple-admin/counter-batches/:batchId/entries': {
    as: 'staff',
    body: { method: 'cash', fundId: place.annadanam.id, amountCents: 1_100 },
  },
  'DELETE /api/temple-admin/counter-batches/:batchId/entries/:entryId': { as: 'staff' },
  'POST /api/temple-admin/counter-batches/:batchId/close': { as: 'staff' },
  'PUT /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': { as: 'staff', body: OWN_DIWALI, other: 200 },
  'DELETE /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': { as: 'staff' },
  'GET /api/temple-admin/receipts/:receiptId/receipt.pdf': { as: 'staff' },
  'POST /api/temple-admin/receipts/:receiptId/reissue': { as: 'staff', body: { reason: 'Name misspelled', legalName: 'Meera Iyer' } },
});

/** Parameters that name nothing anybody owns. */
export const UNOWNED = new Set([
  'slug',
  'year',
  'gateway',
  'checkoutId',
  'verificationId',
  'remote',
  'release',
  'file',
  'tokenId',
  'messageId',
]);

/** People of another temple. */
export const buildStrangers = async (api: TestApi): Promise<Owned['other']> => peopleOf(api, await buildGivingTemple(api));

const known = new WeakMap<TestApi, Promise<Owned['other']>>();

/** Strangers whose calls are refused, which changes nothing: the same for a whole suite. */
function strangersOf(api: TestApi): Promise<Owned['other']> {
  const strangers = known.get(api) ?? buildStrangers(api);
  known.set(api, strangers);
  return strangers;
}

/** Makes the temple, its things, their owners and the strangers. */
export async function buildOwned(api: TestApi, strangers: Promise<Owned['other']> = strangersOf(api)): Promise<Owned> {
  const place = await buildGivingTemple(api);
  const own = await peopleOf(api, place);
  const other = await strangers;
  const { donationId } = await giveAndPay(api, own.donor, place);
  const guestGift = await giveAsGuest(api, own.guest, place);
  await own.donor.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
  await own.staff.put(`/api/temple-admin/panchanga/overrides/${DIWALI.festivalId}/${DIWALI.computedDate}`).send(OWN_DIWALI).expect(200);
  const code = await buildEHundiCode(api, place.annadanam);
  const { body: member } = await own.donor.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
  const noticeId = await buildNotice(api, await accountIdOf(own.donor));
  const { body: receipts } = await own.donor.get('/api/devotee/receipts').expect(200);
  const { body: devices } = await own.donor.get('/api/account/sessions').expect(200);
  const params = {
    templeId: place.temple.id,
    donationId,
    guestDonationId: guestGift.donationId,
    receiptId: receipts.items[0].id,
    sessionId: devices[0].id,
    fundId: place.annadanam.id,
    codeId: code.id,
    memberId: member.id,
    noticeId,
    ...DIWALI,
    ...(await openBatch(own.staff, place)),
  };
  return { own, other, params, place };
}

/** Calls a route with the parameters filled in. Money-moving routes get a key of their own. */
export function call(client: TestAgent, { method, path, produces }: Endpoint, params: Record<string, string>, body?: object) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? newId());
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'patch';
  const sent = client[verb](address).set('idempotency-key', newId());
  if (produces === 'event-stream') return sent.buffer(true).parse(firstEvent);
  return method === 'GET' || method === 'DELETE' ? sent : sent.send(body ?? {});
}

async function peopleOf(api: TestApi, { temple }: GivingTemple): Promise<Owned['own']> {
  const [donor, guest, staff] = [await signInDonor(api), await signInGuest(api), await signInStaff(api, { temple })];
  return { donor: donor.client, guest: guest.client, staff: staff.client };
}

async function accountIdOf(donor: TestAgent): Promise<string> {
  return (await donor.get('/api/auth/me').expect(200)).body.id;
}

async function giveAsGuest(api: TestApi, guest: TestAgent, { temple, annadanam }: GivingTemple): Promise<StartedGift> {
  const body = { templeSlug: temple.slug, lines: [{ fundId: annadanam.id, amountCents: 5_100 }] };
  const { body: started } = await guest.post('/api/guest/donations').set('idempotency-key', newId()).send(body).expect(201);
  await payGift(api, started, CARD);
  await runJobs(api);
  return started;
}

async function openBatch(staff: TestAgent, { annadanam }: GivingTemple): Promise<{ batchId: string; entryId: string }> {
  const post = (path: string, body: object) =>
    staff.post(`/api/temple-admin/counter-batches${path}`).set('idempotency-key', newId()).send(body);
  const batch = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 5_100 };
  const { body: opened } = await post('', batch).expect(201);
  const { body: entry } = await post(`/${opened.id}/entries`, { method: 'cash', fundId: annadanam.id, amountCents: 5_100 }).expect(201);
  return { batchId: opened.id, entryId: entry.id };
}

/** Hears the first event of a stream and leaves; anything else is read to its end. */
function firstEvent(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const stream = response as unknown as IncomingMessage;
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk;
    if (!stream.headers['content-type']?.startsWith('text/event-stream')) return;
    done(null, {});
    stream.destroy();
  });
  stream.on('end', () => done(null, JSON.parse(text || '{}')));
}
