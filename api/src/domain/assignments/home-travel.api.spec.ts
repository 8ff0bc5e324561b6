import type { PriestCandidate } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { dateIn, offerPooja } from '../../../test/poojas.ts';
import { signInPriest } from '../../../test/priests.ts';
import { makeRequest, payRequest, quoteRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** A pooja on a date at 9 AM in Ann Arbor, 24 miles from the temple. */
async function homeSlot(date: string): Promise<PoojaSlotRow> {
  const { client } = await signInDonor(api);
  const { id } = await payRequest(api, client, place, await quoteRequest(office, place, await makeRequest(client, place)));
  await office.post(`/api/temple-admin/pooja-requests/${id}/schedule`).send({ date, time: '09:00' }).expect(200);
  const { slotId } = await api.database.reader.findOneByOrFail(PoojaRequestRow, { id });
  return api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slotId! });
}
const candidates = async ({ id }: { id: string }): Promise<PriestCandidate[]> =>
  (await office.get(`/api/temple-admin/pooja-slots/${id}/priests`).expect(200)).body;
const codesOf = ({ obstacles }: PriestCandidate) => obstacles.map(({ message }) => message.code);

it('offers a home pooja only to priests who can be there in time, and one at the temple to those who are back', async () => {
  const date = dateIn(place, 20);
  const home = await homeSlot(date);
  const { slot: before } = await offerPooja(office, place, 8, { date, time: '07:15' });
  const { slot: after } = await offerPooja(office, place, 8, { date, time: '11:00' });
  const busy = await signInPriest(api, { temples: [place.temple] });
  const free = await signInPriest(api, { temples: [place.temple] });
  // It takes an hour and a half, until 8:45.
  await assignTo(api, place, before, busy.account);
  const forHome = await candidates(home);
  expect(forHome.find(({ accountId }) => accountId === busy.account.id)).toMatchObject({ next: null });
  expect(codesOf(forHome.find(({ accountId }) => accountId === busy.account.id)!)).toEqual(['priest-assignment.rule-travel-to-home']);
  expect(forHome.find(({ accountId }) => accountId === free.account.id)?.next?.code).toMatch(/^priest-assignment.why-.*-home$/);
  // The home pooja ends at 10:30.
  await assignTo(api, place, { id: home.id, startsAt: home.startsAt.toISOString(), endsAt: home.endsAt.toISOString() }, free.account);
  const forTemple = await candidates(after);
  expect(codesOf(forTemple.find(({ accountId }) => accountId === free.account.id)!)).toEqual(['priest-assignment.rule-travel-from-home']);
  expect(codesOf(forTemple.find(({ accountId }) => accountId === busy.account.id)!)).toEqual([]);
});
