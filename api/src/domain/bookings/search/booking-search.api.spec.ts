import type { BookingRow as BookingRowView } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { bookAtCounter, offerPooja } from '../../../../test/poojas.ts';
import { signInStaff } from '../../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../../test/start-test-api.ts';
import { BookingRow } from '../booking.entity.ts';
import { narrowToBookings } from './booking-search.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let family: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
  const { slot } = await offerPooja(office, place, 8, { onlinePlaces: 0, counterPlaces: 8 });
  const participants = [{ name: 'Anne-Marie O’Brien' }, { name: 'मीरा अय्यर' }];
  const who = { bookedBy: 'Ravi Menon', email: 'ravi.menon@example.test', phone: '+17325550148', participants };
  family = (await bookAtCounter(office, slot.id, who)).id;
  other = (await bookAtCounter(office, slot.id, { bookedBy: 'Ravi Hegde', participants: [{ name: 'Padma Srinivasn' }] })).id;
});
afterAll(() => api.close());

const found = async (search: string, client = office): Promise<string[]> =>
  (await client.get('/api/temple-admin/bookings').query({ search }).expect(200)).body.items.map(({ id }: BookingRowView) => id);

it.each([
  ['who booked it', 'menon'],
  ['words in another order', 'menon ravi'],
  ['a name of the family, whichever apostrophe is typed', "o'brien"],
  ['a part of a name', 'marie'],
  ['a name in another script', 'मीरा'],
  ['the beginning of its email', 'Ravi.MEN'],
  ['its phone, however it is written', '(732) 555-0148'],
  ['the end of its phone', '0148'],
])('finds a booking by %s', async (_, search) => {
  expect(await found(search)).toEqual([family]);
});

it('finds the same bookings by a word that many have', async () => {
  const ids = async (search: string, common: number) => {
    const bookings = api.database.reader.createQueryBuilder(BookingRow, 'booking').where({ templeId: place.temple.id });
    await narrowToBookings(bookings, { templeId: place.temple.id, search }, common);
    return (await bookings.getMany()).map(({ id }) => id).sort();
  };
  for (const common of [1, 2, 3]) {
    expect(await ids('ravi', common)).toEqual([family, other].sort());
    expect(await ids('ravi hegde', common)).toEqual([other]);
    expect(await ids('0148', common)).toEqual([family]);
  }
});

it('finds a booking by a corrected name and no longer by the wrong one', async () => {
  const body = { participants: [{ name: 'Padma Srinivasan' }], intention: '', inAbsentia: false };
  await office.put(`/api/temple-admin/bookings/${other}`).send(body).expect(200);
  expect(await found('srinivasn')).toEqual([]);
  expect(await found('srinivasan')).toEqual([other]);
});

it('takes what was typed literally, and hides other temples’ bookings', async () => {
  for (const search of ['%', '_', '!', "'; --"]) expect(await found(search)).toEqual([]);
  expect(await found('menon', (await signInStaff(api)).client)).toEqual([]);
});
