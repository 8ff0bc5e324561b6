import type { OwnBooking } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { bookPooja, MEERA, offerPooja } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { DepartedNames } from './departed-names.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

it('keeps the names of a removed family member until they were said, and erases them thirty days later', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { body: member } = await client.post('/api/devotee/family').send({ name: 'Lakshmi', relation: 'mother' }).expect(201);
  const participants = [MEERA, { name: 'Lakshmi', familyMemberId: member.id }];
  const { id } = await bookPooja(api, client, place, slot, { participants });
  const names = async () => {
    const { body } = await client.get(`/api/devotee/bookings/${id}`).expect(200);
    return (body as OwnBooking).participants.map(({ name }) => name);
  };
  await client.delete(`/api/devotee/family/members/${member.id}`).expect(200);
  const departed = api.get(DepartedNames);
  await departed.run();
  // The pooja is five days ahead.
  await departed.run(inDays(33));
  expect(await names()).toEqual(['Meera Raghunathan', 'Lakshmi']);
  await departed.run(inDays(37));
  expect(await names()).toEqual(['Meera Raghunathan']);
  const { body } = await office.get(`/api/temple-admin/bookings?search=lakshmi&from=${slot.date}&to=${slot.date}`).expect(200);
  expect(body.items).toEqual([]);
});
