import { isMarkable } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { bookAtCounter, bookPooja, offerPooja, soonAt } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

it('is marked as performed or missed from half an hour before it begins, and not earlier on its day', async () => {
  const { slot } = await offerPooja(office, place, 8, { onlinePlaces: 0, counterPlaces: 8, ...soonAt(place, 33) });
  const { id } = await bookAtCounter(office, slot.id);
  const step = (name: string) => office.post(`/api/temple-admin/bookings/${id}/${name}`).send();
  const { body: shown } = await office.get(`/api/temple-admin/bookings/${id}`).expect(200);
  expect(isMarkable(shown.markableFrom, new Date())).toBe(false);
  expect(isMarkable(shown.markableFrom, new Date(slot.startsAt))).toBe(true);
  for (const name of ['performed', 'no-show']) {
    const { body } = await step(name).expect(409);
    expect(body).toMatchObject({ code: 'service-not-begun', message: 'This service hasn’t begun yet. Mark it once it was performed.' });
  }
  const { slot: soon } = await offerPooja(office, place, 8, { ...soonAt(place), onlinePlaces: 0, counterPlaces: 8 });
  const missed = await bookAtCounter(office, soon.id);
  expect((await office.post(`/api/temple-admin/bookings/${missed.id}/no-show`).expect(200)).body.status).toBe('no-show');
});

it('is checked in from the temple’s day of its pooja, and from six hours before one after midnight', async () => {
  const codes = [];
  for (const time of ['11:00', '00:30']) {
    const { slot } = await offerPooja(office, place, 8, { onlinePlaces: 0, counterPlaces: 8, time });
    const { id } = await bookAtCounter(office, slot.id);
    const { body } = await office.get(`/api/temple-admin/bookings/${id}`).expect(200);
    const from = time === '11:00' ? instantOf(slot.date, '00:00', place.temple.timeZone) : Date.parse(slot.startsAt) - 6 * 3_600_000;
    expect(body.checkInFrom).toBe(new Date(from).toISOString());
    codes.push((await office.post(`/api/temple-admin/bookings/${id}/check-in`).expect(409)).body.code);
  }
  expect(codes).toEqual(['check-in-too-early', 'check-in-too-early']);
});

it('checks a family in, takes that back, and marks the pooja performed', async () => {
  const { slot } = await offerPooja(office, place, 8, { ...soonAt(place), service: { noticeHours: 0 } });
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const step = (name: string) => office.post(`/api/temple-admin/bookings/${id}/${name}`).send();
  expect((await step('check-in').expect(200)).body.status).toBe('checked-in');
  expect((await step('undo-check-in').expect(200)).body.status).toBe('confirmed');
  expect((await step('performed').expect(200)).body).toMatchObject({ status: 'performed', next: [] });
  expect((await step('no-show').expect(409)).body.code).toBe('booking-ended');
});
