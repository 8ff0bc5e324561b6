import type { OwnBooking } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { announced, openRoom } from '../../../../test/openings.ts';
import { bookPooja, MEERA, offerPooja } from '../../../../test/poojas.ts';
import { makeRequest } from '../../../../test/requests.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { FamilyMemberRow } from '../../family/family-member.entity.ts';
import { OpeningPlaceRow } from '../../openings/opening-place.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { PoojaRequestRow } from '../../pooja-requests/pooja-request.entity.ts';
import { NamesDepartedBefore1776500000000 } from '../migrations/1776500000000-names-departed-before.migration.ts';
import { PoojaWaitRow } from '../waits/pooja-wait.entity.ts';
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

/** A name everywhere but in bookings, of which one request can still be performed. */
async function keptEverywhere() {
  const { client } = await signInDonor(api);
  const { body: member } = await client.post('/api/devotee/family').send({ name: 'Lakshmi', relation: 'mother' }).expect(201);
  const participants = [MEERA, { name: 'Lakshmi', familyMemberId: member.id }];
  const [paid, full, drawn] = [await offerPooja(office, place), await offerPooja(office, place, 1), await offerPooja(office, place)];
  const { id: lineId } = await bookPooja(api, client, place, paid.slot, { participants });
  await bookPooja(api, (await signInDonor(api)).client, place, full.slot);
  const { body: wait } = await client
    .post('/api/devotee/pooja-waits')
    .send({ slotId: full.slot.id, participants, intention: '' })
    .expect(201);
  const opening = await announced(office, place, [drawn.slot], { kind: 'draw', payHours: 3 });
  await openRoom(api, opening);
  const entry = { slotId: drawn.slot.id, participants, intention: '' };
  await client.put(`/api/devotee/pooja-openings/${opening.id}/place`).send(entry).expect(200);
  const { id: requestId } = await makeRequest(client, place, { participants });
  const open = await makeRequest(client, place, { participants });
  await client.post(`/api/devotee/pooja-requests/${requestId}/cancel`).set('idempotency-key', newId()).send({}).expect(200);

  const { reader } = api.database;
  const kept = async () => {
    const records = [
      await reader.findOneByOrFail(OrderLine, { id: lineId }),
      await reader.findOneByOrFail(PoojaWaitRow, { id: wait.id }),
      await reader.findOneByOrFail(OpeningPlaceRow, { openingId: opening.id }),
      await reader.findOneByOrFail(PoojaRequestRow, { id: requestId }),
    ];
    return records.map((record) => /lakshmi/i.test(JSON.stringify(record)));
  };
  return { client, member, kept, open };
}

it('erases the name everywhere else: in orders, waits, entries of draws, and requests that have ended', async () => {
  const { client, member, kept, open } = await keptEverywhere();
  await client.delete(`/api/devotee/family/members/${member.id}`).expect(200);
  const departed = api.get(DepartedNames);
  await departed.run();
  await departed.run(inDays(29));
  expect(await kept()).toEqual([true, true, true, true]);
  await departed.run(inDays(37));
  expect(await kept()).toEqual([false, false, false, false]);
  // It may still be performed.
  expect(JSON.stringify(await api.database.reader.findOneByOrFail(PoojaRequestRow, { id: open.id }))).toContain('Lakshmi');
});

it('erases names that an earlier release left there', async () => {
  const { member, kept } = await keptEverywhere();
  await api.database.transaction(async (tx) => {
    await tx.delete(FamilyMemberRow, { id: member.id });
    await new NamesDepartedBefore1776500000000().up(tx.queryRunner!);
  });
  await api.get(DepartedNames).run(inDays(37));
  expect(await kept()).toEqual([false, false, false, false]);
});
