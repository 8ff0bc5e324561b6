import type { PoojaSlot, PriestDayService } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookPooja, offerPooja, soonAt } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { DakshinaBooks } from '../dakshina/dakshina-books.service.ts';
import { DakshinaEntryRow } from '../dakshina/dakshina-entry.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { ServiceMark } from './service-mark.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** A service soon with two families and two priests, owed 10 dollars a family. */
async function shared() {
  const given = { noticeHours: 0, dakshina: 'included', dakshinaCents: 1_000 };
  const { slot, service } = await offerPooja(office, place, 8, { ...soonAt(place, 25), service: given });
  const priests = [await signInPriest(api, place), await signInPriest(api, place)] as const;
  for (const [index, { account }] of priests.entries()) await assignTo(api, place, slot, account, { position: index + 1 });
  const families = [await familyIn(slot), await familyIn(slot)] as const;
  return { slot, service, priests, families };
}
const familyIn = async (slot: PoojaSlot) => bookPooja(api, (await signInDonor(api)).client, place, slot);

type Families = readonly { id: string }[];
async function markBy({ client }: { client: TestAgent }, slot: PoojaSlot, families: Families, at = new Date()): Promise<string> {
  const key = newId();
  const seen = families.map(({ id }) => ({ bookingId: id, version: 1 }));
  const mark = { key, at: at.toISOString(), note: '', seen };
  const { body }: { body: PriestDayService } = await client.post(`/api/priest/slots/${slot.id}/performed`).send(mark).expect(200);
  expect(body.marks.map((one) => one.key)).toContain(key);
  return key;
}
const undo = ({ client }: { client: TestAgent }, slot: PoojaSlot, key: string) =>
  client.post(`/api/priest/slots/${slot.id}/undo`).send({ key, at: new Date().toISOString() });
const inOffice = (id: string, step: string, body: object = {}) => office.post(`/api/temple-admin/bookings/${id}/${step}`).send(body);
const undoOne = (id: string) => inOffice(id, 'undo-performed', { reason: 'They came too late' });

const entriesOf = (slot: PoojaSlot) =>
  api.database.reader.find(DakshinaEntryRow, { where: { slotId: slot.id }, order: { familiesBefore: 'ASC', accountId: 'ASC' } });
/** What the records say: how many families were served, where each priest stands, and what is owed. */
async function stateOf(slot: PoojaSlot) {
  const served = await api.database.reader.countBy(BookingRow, { slotId: slot.id, status: 'performed' });
  const assignments = await api.database.reader.findBy(PriestAssignmentRow, { slotId: slot.id });
  const owed = (await entriesOf(slot)).reduce((sum, { cents }) => sum + cents, 0);
  for (const { expectedCents, foundCents } of await api.get(DakshinaBooks).compare(api.database.reader, place.temple.id))
    expect(foundCents).toBe(expectedCents);
  return { served, owed, states: [...new Set(assignments.map(({ state }) => state))] };
}
const SERVED = { served: 2, owed: 2_000, states: ['completed'] };

describe('two marks of one service', () => {
  it('hold until the last of them is undone', async () => {
    const { slot, priests, families } = await shared();
    const [first, second] = priests;
    const early = await markBy(first, slot, families, new Date(Date.now() - 1_000));
    const late = await markBy(second, slot, families);
    const before = await entriesOf(slot);
    await undo(first, slot, early).expect(200);
    expect(await stateOf(slot)).toEqual(SERVED);
    expect(await entriesOf(slot)).toEqual(before);
    await undo(second, slot, late).expect(200);
    expect(await stateOf(slot)).toEqual({ served: 0, owed: 0, states: ['accepted'] });
  });

  it('take back only what each names alone, so dakshina that was paid doesn’t stop an empty one', async () => {
    const { slot, priests, families } = await shared();
    const [first, second] = priests;
    await markBy(first, slot, families.slice(0, 1));
    const both = await markBy(second, slot, families);
    await undo(second, slot, both).expect(200);
    expect(await stateOf(slot)).toEqual({ served: 1, owed: 1_000, states: ['completed'] });
    const again = await markBy(second, slot, families.slice(0, 1));
    const payAll = (state: 'paid' | 'owed') =>
      api.database.transaction((tx) => tx.update(DakshinaEntryRow, { slotId: slot.id }, { state }));
    await payAll('paid');
    await undo(second, slot, again).expect(200);
    await payAll('owed');
    expect(await stateOf(slot)).toEqual({ served: 1, owed: 1_000, states: ['completed'] });
  });
});

it('leaves what the office undid and marked again, and what was performed at another time', async () => {
  const { slot, service, priests, families } = await shared();
  const [priest] = priests;
  const key = await markBy(priest, slot, families);
  for (const { id } of families) await undoOne(id).expect(200);
  await inOffice(families[0].id, 'performed').expect(200);
  const other = await addSlot(office, place, service, 8, soonAt(place, 24));
  await inOffice(families[1].id, 'move', { slotId: other.id }).expect(200);
  await inOffice(families[1].id, 'performed').expect(200);
  await undo(priest, slot, key).expect(200);
  expect((await stateOf(slot)).served).toBe(1);
  expect((await stateOf(other)).served).toBe(1);
});

it('takes back what a mark of an earlier release performed', async () => {
  const { slot, priests, families } = await shared();
  const key = await markBy(priests[0], slot, families);
  await api.database.transaction((tx) => tx.update(ServiceMark, { slotId: slot.id }, { bookingIds: null }));
  await undo(priests[0], slot, key).expect(200);
  expect(await stateOf(slot)).toEqual({ served: 0, owed: 0, states: ['accepted'] });
});

it('forgets who in the office undid a mark with their account, and nobody else of that name', async () => {
  const { slot, priests, families } = await shared();
  await markBy(priests[0], slot, families);
  const mark = await api.database.reader.findOneByOrFail(ServiceMark, { slotId: slot.id });
  const clerk = await signInStaff(api, { temple: place.temple });
  await clerk.client.post(`/api/temple-admin/service-marks/${mark.id}/undo`).send({ reason: 'Another service' }).expect(204);
  const undoneBy = async () => (await api.database.reader.findOneByOrFail(ServiceMark, { slotId: slot.id })).undoneBy;
  const erase = (accountId: string) => api.database.transaction((tx) => api.get(PersonalData).erase(tx, accountId));
  await erase((await signInDonor(api)).account.id);
  expect(await undoneBy()).toBe(clerk.account.fullName);
  await erase(clerk.account.id);
  expect(await undoneBy()).toBe('Former account');
});

it('keeps what other families’ dakshina was when one is undone', async () => {
  const { slot, service, priests, families } = await shared();
  await markBy(priests[0], slot, families, new Date(Date.now() - 2_000));
  const before = await entriesOf(slot);
  const dearer = { dakshinaCents: 5_000, dakshina: 'pooled' as const };
  await api.database.transaction((tx) => tx.update(PoojaServiceRow, { id: service.id }, dearer));
  const late = await familyIn(slot);
  await inOffice(late.id, 'performed').expect(200);
  await undoOne(families[0].id).expect(200);
  expect(await stateOf(slot)).toMatchObject({ served: 2, owed: 6_000 });
  const after = (await entriesOf(slot)).slice(0, before.length);
  expect(after).toEqual(before.map((entry) => ({ ...entry, families: 1, cents: 500 })));
  await inOffice(families[0].id, 'performed').expect(200);
  expect(await stateOf(slot)).toMatchObject({ served: 3, owed: 11_000 });
});
