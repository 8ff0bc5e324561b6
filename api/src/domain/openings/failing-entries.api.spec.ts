import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { advance, announced, join, openDoors, openRoom, register } from '../../../test/openings.ts';
import { offerPooja } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.restoreAllMocks());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => signInDonor(api)));
const placesOf = async ({ id: openingId }: { id: string }) => {
  const places = await api.database.reader.findBy(OpeningPlaceRow, { openingId });
  return Object.fromEntries(places.map(({ accountId, status }) => [accountId, status]));
};
const statusOf = async ({ id }: { id: string }) => (await api.database.reader.findOneByOrFail(PoojaOpeningRow, { id })).status;

it('lists everybody of a draw but the one entry that fails, and that one later', async () => {
  const { slot } = await offerPooja(office, place, 3);
  const opening = await announced(office, place, [slot], { kind: 'draw', payHours: 3 });
  await openRoom(api, opening);
  const [broken, ...others] = await people(3);
  for (const { client } of [broken!, ...others]) await register(client, opening, slot).expect(200);
  const key = { templeId: place.temple.id, openingId: opening.id, accountId: broken!.account.id };
  const setSlot = (slotId: string | null) => api.database.transaction((tx) => tx.update(OpeningPlaceRow, key, { slotId }));
  await setSlot(null);
  await openDoors(api, opening);
  const drawn = Object.fromEntries(others.map(({ account }) => [account.id, 'drawn']));
  expect(await placesOf(opening)).toEqual({ ...drawn, [broken!.account.id]: 'registered' });
  expect(await statusOf(opening)).toBe('paying');
  await setSlot(slot.id);
  await advance(api, Date.now() + 2 * MINUTE_MS);
  expect(await placesOf(opening)).toEqual({ ...drawn, [broken!.account.id]: 'drawn' });
});

it('notifies everybody who waited for a canceled opening but the one that fails, and that one later', async () => {
  const { slot } = await offerPooja(office, place, 3);
  const opening = await announced(office, place, [slot]);
  await openRoom(api, opening);
  const [broken, ...others] = await people(3);
  for (const { client } of [broken!, ...others]) await join(client, opening).expect(200);
  await advance(api);
  const notices = api.get(OpeningNotices);
  const canceled = notices.canceled.bind(notices);
  const spy = jest.spyOn(notices, 'canceled').mockImplementation((tx, row, accountId) => {
    if (accountId === broken!.account.id) throw new Error('This one can’t be written');
    return canceled(tx, row, accountId);
  });
  await office.post(`/api/temple-admin/pooja-openings/${opening.id}/cancel`).send({ reason: 'The hall burned down' }).expect(200);
  await advance(api);
  const left = Object.fromEntries(others.map(({ account }) => [account.id, 'left']));
  expect(await placesOf(opening)).toEqual({ ...left, [broken!.account.id]: 'waiting' });
  spy.mockRestore();
  await advance(api, Date.now() + 2 * MINUTE_MS);
  expect(await placesOf(opening)).toEqual({ ...left, [broken!.account.id]: 'left' });
});
