import { dateAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, register, ticketLine, ticketType } from '../../../test/tickets.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const child = () => ticketType({ name: 'Child', minAge: 5, maxAge: 11, pricing: 'free', priceCents: 0 });
/** So many years before a date five days from now, and as many days later. */
const bornFor = (years: number, days = 0): string => {
  const day = dateAt(Date.now() + (5 + days) * 86_400_000, place.temple.timeZone);
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
};

async function family() {
  const { client } = await signInDonor(api);
  const member = async (name: string, more: object): Promise<string> =>
    (
      await client
        .post('/api/devotee/family')
        .send({ name, relation: 'son', ...more })
        .expect(201)
    ).body.id;
  return { client, member };
}

it('asks how old a member of the family is on the event’s date, where that is known', async () => {
  const { client, member } = await family();
  const event = await offerTickets(office, place, [child()]);
  const add = (name: string, familyMemberId: string | null) =>
    client.post('/api/devotee/cart/lines').send(ticketLine(place, event, [person(event.types[0]!.id, name, { familyMemberId })]));
  for (const [name, born] of [
    ['Ravi', bornFor(12)],
    ['Anu', bornFor(5, 1)],
  ] as const) {
    const refused = await add(name, await member(name, { birthDate: born })).expect(400);
    expect(refused.body.fields.name).toBe(`Child is for ages 5 to 11 on the day of the event. Choose another ticket for ${name}.`);
  }
  const known = [await member('Leela', { birthDate: bornFor(5) }), await member('Nila', { birthDate: bornFor(12, 1) })];
  const people = [...known, await member('Uma', {}), null].map((familyMemberId) => person(event.types[0]!.id, 'Leela', { familyMemberId }));
  await addLines(client, ticketLine(place, event, people));
});

it('asks for the ages of those who wait as well', async () => {
  const { client, member } = await family();
  const event = await offerTickets(office, place, [child()], { sale: { capacity: 1 } });
  await register(api, (await signInDonor(api)).client, place, event);
  const familyMemberId = await member('Ravi', { birthDate: bornFor(30) });
  const people = [person(event.types[0]!.id, 'Ravi', { familyMemberId })];
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
  expect((await client.post('/api/devotee/ticket-waits').send(body).expect(400)).body.fields).toHaveProperty('name');
});

it('registers nobody whom the family remembers', async () => {
  const { client, member } = await family();
  const event = await offerTickets(office, place);
  const familyMemberId = await member('Late Grandfather', { relation: 'grandfather', deathDate: '2001-02-03' });
  const line = ticketLine(place, event, [person(event.types[0]!.id, 'Late Grandfather', { familyMemberId })]);
  const refused = await client.post('/api/devotee/cart/lines').send(line).expect(400);
  expect(refused.body.fields.name).toBe('Your family list keeps this person in remembrance. Choose someone else.');
});
