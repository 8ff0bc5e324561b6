import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { bookPooja, offerPooja, soonAt } from '../../../test/poojas.ts';
import { makeRequest, payRequest, quoteRequest } from '../../../test/requests.ts';
import { signInDonor, tokenFor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const ofRequest = ({ id }: { id: string }) => `/api/devotee/pooja-requests/${id}`;
const ofBooking = ({ id }: { id: string }) => `/api/devotee/bookings/${id}`;

async function family() {
  const { client, account } = await signInDonor(api);
  return { client, authorization: await tokenFor(api, account) };
}

/** Opens the stream of a page; each `next` is the next event, `ended` after the last one. */
async function listen(authorization: string, path: string): Promise<() => Promise<string>> {
  const { status, body } = await fetch(`${api.url}${path}/events`, { headers: { authorization } });
  expect(status).toBe(200);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    for (;;) {
      const { done, value } = await reader.read();
      const said = /^data: (.*)$/m.exec(value ?? '')?.[1];
      if (said) return JSON.parse(said).change;
      if (done) return 'ended';
    }
  };
}

it('says so to the family’s open page at each step of a request, down to the priest who performed it', async () => {
  const { client, authorization } = await family();
  const made = await makeRequest(client, place);
  const next = await listen(authorization, ofRequest(made));
  expect(await next()).toBe('connected');
  const quoted = await quoteRequest(office, place, made);
  expect(await next()).toBe('changed');
  await payRequest(api, client, place, quoted);
  expect(await next()).toBe('changed');
  const { body: scheduled } = await office.post(`/api/temple-admin/pooja-requests/${made.id}/schedule`).send(soonAt(place)).expect(200);
  while ((await client.get(ofRequest(made))).body.status !== 'scheduled') expect(await next()).toBe('changed');

  const { client: priest, account } = await signInPriest(api, place);
  const { body: booking } = await client.get(ofBooking({ id: scheduled.bookingId })).expect(200);
  await assignTo(api, place, booking.slot, account);
  const performed = { key: newId(), at: new Date().toISOString(), note: '', seen: [{ bookingId: booking.id, version: 1 }] };
  await priest.post(`/api/priest/slots/${booking.slot.id}/performed`).send(performed).expect(200);
  while ((await client.get(ofRequest(made))).body.status !== 'completed') expect(await next()).toBe('changed');
});

it('says so when the office moves on with a booking, and ends at a sign-out', async () => {
  const { client, authorization } = await family();
  const { slot } = await offerPooja(office, place);
  const booking = await bookPooja(api, client, place, slot);
  const next = await listen(authorization, ofBooking(booking));
  expect(await next()).toBe('connected');
  const names = { participants: [{ name: 'Ravi Raghunathan' }], intention: '' };
  await office.put(`/api/temple-admin/bookings/${booking.id}`).send(names).expect(200);
  expect(await next()).toBe('changed');
  await api.client().set('authorization', authorization).post('/api/account/sessions/end').expect(200);
  await office
    .put(`/api/temple-admin/bookings/${booking.id}`)
    .send({ ...names, intention: 'Health' })
    .expect(200);
  expect(await next()).toBe('ended');
});

it('is for its own family alone', async () => {
  const { client } = await family();
  const { slot } = await offerPooja(office, place);
  const { client: stranger } = await signInDonor(api);
  await stranger.get(`${ofRequest(await makeRequest(client, place))}/events`).expect(404);
  await stranger.get(`${ofBooking(await bookPooja(api, client, place, slot))}/events`).expect(404);
});

it('sends what every answer says of itself along with a stream, and that alone where only it is asked for', async () => {
  const { client, authorization } = await family();
  const url = `${api.url}${ofRequest(await makeRequest(client, place))}/events`;
  const asked = await fetch(url, { method: 'HEAD', headers: { authorization } });
  const stream = await fetch(url, { headers: { authorization } });
  await stream.body?.cancel();
  for (const { status, headers } of [asked, stream]) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
  expect(await asked.text()).toBe('');
});
