import type { PoojaSlot, PriestDay, SankalpamSheet } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { bookAtCounter, bookPooja, dateIn, offerPooja, soonAt } from '../../../test/poojas.ts';
import { HOME, scheduledRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** About to begin: it can be marked since 25 minutes. */
const soon = () => soonAt(place, 5);
/** The date of that. */
const today = () => soon().date;
/** A service that a priest has accepted, with two families. */
async function service() {
  const { slot } = await offerPooja(office, place, 8, { onlinePlaces: 4, counterPlaces: 4, ...soon() });
  const priest = await signInPriest(api, place);
  const assignment = await assignTo(api, place, slot, priest.account);
  const first = await bookAtCounter(office, slot.id, { bookedBy: 'Meera', participants: [{ name: 'मीरा', gotra: 'कश्यप', nakshatra: 4 }] });
  const second = await bookAtCounter(office, slot.id, { participants: [{ name: 'Sunitha', spelling: 'సునీత' }, { name: 'Arun' }] });
  return { slot, priest, first, second, assignment };
}
const sheetOf = async ({ id }: Pick<PoojaSlot, 'id'>, script = 'latin'): Promise<SankalpamSheet> =>
  (await office.get(`/api/temple-admin/pooja-slots/${id}/sheet?script=${script}`).expect(200)).body;
const dayOf = async (client: TestAgent): Promise<PriestDay> => (await client.get(`/api/priest/day?date=${today()}`).expect(200)).body;
const print = ({ id }: PoojaSlot, { stamp }: SankalpamSheet) =>
  office.post(`/api/temple-admin/pooja-slots/${id}/sheet/printed`).send({ stamp });
const seenIn = ({ families }: SankalpamSheet) => families.map(({ bookingId, version }) => ({ bookingId, version }));
const mark = (client: TestAgent, sheet: SankalpamSheet, given: object = {}) =>
  client
    .post(`/api/priest/slots/${sheet.slotId}/performed`)
    .send({ key: newId(), at: new Date().toISOString(), note: '', seen: seenIn(sheet), ...given });
const change = (id: string, name: string) =>
  office
    .put(`/api/temple-admin/bookings/${id}`)
    .send({ participants: [{ name }], intention: '' })
    .expect(200);
const cancel = (id: string) =>
  office.post(`/api/temple-admin/bookings/${id}/cancel`).set('idempotency-key', newId()).send({ reason: 'Asked by phone' }).expect(200);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** What the office does to a service meanwhile. */
const overtake = {
  'withdrew the priest': (_: PoojaSlot, { id }: PriestAssignmentRow) =>
    office.post(`/api/temple-admin/assignments/${id}/withdraw`).send({ reason: 'Swapped' }).expect(200),
  'canceled the time': ({ id }: PoojaSlot) =>
    office
      .post(`/api/temple-admin/pooja-slots/${id}/cancellation`)
      .set('idempotency-key', newId())
      .send({ reason: 'Power cut' })
      .expect(200),
  'moved the time to a later day': ({ id }: PoojaSlot) =>
    office
      .post(`/api/temple-admin/pooja-slots/${id}/move`)
      .set('idempotency-key', newId())
      .send({ date: dateIn(place, 3), time: '10:00', reason: 'Power cut' })
      .expect(200),
};

it('lists a service’s families as booked, in the script asked for, and guesses no spelling', async () => {
  const { slot } = await service();
  const telugu = await sheetOf(slot, 'telugu');
  expect(telugu.families.map(({ names }) => names.map(({ name }) => name.text))).toEqual([['మీరా'], ['సునీత', 'Arun']]);
  expect(telugu.families[0]!.names[0]).toMatchObject({ gotra: { text: 'కశ్యప', typed: 'कश्यप' }, nakshatra: 'రోహిణి' });
  const latin = await sheetOf(slot);
  expect(latin.families.map(({ names }) => names.map(({ name }) => name.text))).toEqual([['मीरा'], ['Sunitha', 'Arun']]);
  expect(latin).toMatchObject({ nameCount: 3, printed: null, time: { latin: expect.stringContaining(' nama samvatsare, ') } });
});

it('says a member of the family as the family wrote it down', async () => {
  const { client } = await signInDonor(api);
  const person = { name: 'Meera Iyer', relation: 'self', pronunciation: 'MEE-ra', spelling: 'मीरा अय्यर' };
  const add = (body: object) => client.post('/api/devotee/family').send(body);
  expect(JSON.stringify((await add({ ...person, spelling: 'Meera' }).expect(400)).body)).toContain('letters of an Indian script');
  const { body: member } = await add(person).expect(201);
  const { name, relation, pronunciation, spelling } = member;
  const { slot } = await offerPooja(office, place);
  await bookPooja(api, client, place, slot, { participants: [{ name, relation, pronunciation, spelling, familyMemberId: member.id }] });
  const { families } = await sheetOf(slot, 'devanagari');
  expect(families[0]!.names).toMatchObject([{ name: { text: 'मीरा अय्यर' }, pronunciation: 'MEE-ra' }]);
});

it('marks what is new, changed and gone since the last print', async () => {
  const { slot, first, second } = await service();
  const printed = (await print(slot, await sheetOf(slot)).expect(200)).body;
  expect(printed).toMatchObject({ printed: { times: 1 }, families: [{ change: null }, { change: null }] });
  await change(first.id, 'Meera');
  await cancel(second.id);
  const walkIn = await bookAtCounter(office, slot.id);
  const now = await sheetOf(slot);
  expect(now.families).toMatchObject([
    { bookingId: first.id, change: 'changed' },
    { bookingId: walkIn.id, change: 'new', channel: 'counter' },
  ]);
  expect(now.removed).toEqual([{ bookingId: second.id, bookedBy: 'Sunitha Hegde' }]);
  const { body: list } = await office.get(`/api/temple-admin/sheets?date=${today()}`).expect(200);
  expect(list).toContainEqual(expect.objectContaining({ slotId: slot.id, families: 2, changes: 3 }));
});

it('records a print once, and only of what was printed', async () => {
  const { slot, first } = await service();
  const old = await sheetOf(slot);
  await change(first.id, 'Meera');
  expect((await print(slot, old).expect(409)).body.code).toBe('sheet-changed');
  const sheet = await sheetOf(slot);
  const answers = await Promise.all([print(slot, sheet), print(slot, sheet), print(slot, sheet)]);
  const done = answers.filter(({ status }) => status === 200).length;
  expect((await sheetOf(slot)).printed).toMatchObject({ times: done });
});

it('sends the sheet as a PDF', async () => {
  const { slot } = await service();
  const { headers, body } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/sheet.pdf?script=kannada`).buffer().expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
});

it('shows a priest the services they accepted, in their own script, and no others', async () => {
  const { slot, priest } = await service();
  const { services } = await dayOf(priest.client);
  expect(services).toMatchObject([{ slotId: slot.id, script: 'telugu', nameCount: 3 }]);
  const other = await signInPriest(api, place);
  await assignTo(api, place, slot, other.account, { state: 'offered' });
  expect((await dayOf(other.client)).services).toEqual([]);
  expect((await mark(other.client, services[0]!).expect(404)).body.code).toBe('not-found');
});

it('says where a pooja at home is, and whom to call, to its priest and the office, until the address is erased', async () => {
  const { client, account } = await signInDonor(api);
  await client.put('/api/account/profile').send({ fullName: account.fullName, phone: '+17325550148' }).expect(200);
  const { id: requestId } = await scheduledRequest(api, client, office, place);
  const at = soonAt(place);
  await office.post(`/api/temple-admin/pooja-requests/${requestId}/schedule`).send(at).expect(200);
  const { slotId, startsAt } = await api.database.reader.findOneByOrFail(BookingRow, { requestId });
  const priest = await signInPriest(api, place);
  await assignTo(api, place, { id: slotId, startsAt: startsAt.toISOString(), endsAt: startsAt.toISOString() }, priest.account);
  const home = { address: HOME, contact: account.fullName, phone: '+17325550148', email: account.email };
  expect(await sheetOf({ id: slotId })).toMatchObject({ home });
  const { body: day } = await priest.client.get(`/api/priest/day?date=${at.date}`).expect(200);
  expect(day.services).toMatchObject([{ slotId, home }]);
  await api.database.transaction((tx) => tx.update(PoojaRequestRow, { id: requestId }, { address: null }));
  expect(await sheetOf({ id: slotId })).toMatchObject({ home: null });
  expect(await sheetOf((await service()).slot)).toMatchObject({ home: null });
});

describe('a service marked as performed', () => {
  it('performs every family once, however often the mark arrives', async () => {
    const { slot, priest, first } = await service();
    const sheet = (await dayOf(priest.client)).services[0]!;
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 4 }, () => mark(priest.client, sheet, { key, note: 'With all names' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { marks } = await sheetOf(slot);
    expect(marks).toMatchObject([{ key, by: priest.account.fullName, note: 'With all names', conflicts: [] }]);
    const { body } = await office.get(`/api/temple-admin/bookings/${first.id}`).expect(200);
    expect(body).toMatchObject({ status: 'performed', note: 'With all names' });
  });

  it('shows both sides what the office had changed in between', async () => {
    const { slot, priest, first, second } = await service();
    const sheet = (await dayOf(priest.client)).services[0]!;
    await change(first.id, 'Meera');
    await cancel(second.id);
    const late = await bookAtCounter(office, slot.id, { bookedBy: 'Late family' });
    const { body } = await mark(priest.client, sheet).expect(200);
    const conflicts = [
      { bookingId: first.id, bookedBy: 'Meera', kind: 'changed' },
      { bookingId: second.id, bookedBy: 'Sunitha Hegde', kind: 'canceled' },
      { bookingId: late.id, bookedBy: 'Late family', kind: 'not-seen' },
    ];
    expect(body.marks[0].conflicts).toEqual(expect.arrayContaining(conflicts));
    expect((await sheetOf(slot)).marks[0]!.conflicts).toHaveLength(3);
    const { body: unseen } = await office.get(`/api/temple-admin/bookings/${late.id}`).expect(200);
    expect(unseen.status).toBe('confirmed');
    const { body: notices } = await office.get('/api/account/notifications').expect(200);
    expect(JSON.stringify(notices)).toContain('performed');
  });

  it('keeps a device’s clock that is days off within the service’s time, and says so', async () => {
    const { slot, priest } = await service();
    const at = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString();
    const { body } = await mark(priest.client, await sheetOf(slot), { at }).expect(200);
    expect(Date.parse(body.marks[0].at)).toBeGreaterThan(Date.now() - 26 * 60_000);
    expect(body.marks[0].conflicts).toMatchObject([{ kind: 'clock' }]);
  });

  it.each([
    ['withdrew the priest', 'withdrawn', 'performed'],
    ['canceled the time', 'service-canceled', 'confirmed'],
    ['moved the time to a later day', 'rescheduled', 'performed'],
  ] as const)('reaches the office, which %s while the tablet was offline', async (what, kind, status) => {
    const { slot, priest, first, assignment } = await service();
    await api.database.transaction((tx) => tx.update(PriestAssignmentRow, { id: assignment.id }, { acceptedAt: minutesAgo(60) }));
    const sheet = (await dayOf(priest.client)).services[0]!;
    const at = minutesAgo(20).toISOString();
    await overtake[what](slot, assignment);
    const key = newId();
    const { body } = await mark(priest.client, sheet, { key, at, note: 'With all names' }).expect(200);
    await mark(priest.client, sheet, { key, at, note: 'With all names' }).expect(200);
    expect(body.marks).toMatchObject([{ key, at, conflicts: expect.arrayContaining([expect.objectContaining({ kind })]) }]);
    expect((await sheetOf(slot)).marks).toEqual(body.marks);
    expect((await office.get(`/api/temple-admin/bookings/${first.id}`).expect(200)).body).toMatchObject({ status });
    expect(JSON.stringify((await office.get('/api/account/notifications').expect(200)).body)).toContain(`sheet=${slot.id}`);
    const photo = Buffer.from('ffd8ffe1000a457869660000aabbffdb0004aabbffda0004aabb01ffd9', 'hex');
    const send = priest.client.post(`/api/priest/service-photos?slotId=${slot.id}&key=${key}`).set('content-type', 'image/jpeg');
    expect((await send.send(photo).expect(200)).body.marks).toMatchObject([{ hasPhoto: true }]);
  });

  it('after the priest was withdrawn waits for the office, is refused days later, and shows no family', async () => {
    const { slot, priest, first, assignment } = await service();
    const sheet = (await dayOf(priest.client)).services[0]!;
    await overtake['withdrew the priest'](slot, assignment);
    const { body } = await mark(priest.client, sheet, { note: 'With all names' }).expect(200);
    expect(body).toMatchObject({ families: [], marks: [{ note: 'With all names', conflicts: [{ kind: 'not-theirs', bookingId: null }] }] });
    expect((await office.get(`/api/temple-admin/bookings/${first.id}`).expect(200)).body).toMatchObject({ status: 'confirmed' });
    const held = { acceptedAt: minutesAgo(9 * 24 * 60), changedAt: minutesAgo(8 * 24 * 60) };
    await api.database.transaction((tx) => tx.update(PriestAssignmentRow, { id: assignment.id }, held));
    expect((await mark(priest.client, sheet).expect(404)).body.code).toBe('not-found');
  });

  it('is accepted after the time was moved only from a sheet with the earlier time', async () => {
    const { slot, priest } = await service();
    const sheet = (await dayOf(priest.client)).services[0]!;
    await overtake['moved the time to a later day'](slot);
    const { startsAt } = await sheetOf(slot);
    expect((await mark(priest.client, sheet, { startsAt }).expect(409)).body.code).toBe('service-not-begun');
    const { body } = await mark(priest.client, sheet, { startsAt: sheet.startsAt }).expect(200);
    expect(body.marks).toMatchObject([{ conflicts: [{ kind: 'rescheduled' }] }]);
  });

  it('is refused earlier than half an hour before it begins', async () => {
    const { slot } = await offerPooja(office, place, 4, soonAt(place, 33));
    const priest = await signInPriest(api, place);
    await assignTo(api, place, slot, priest.account);
    expect((await mark(priest.client, await sheetOf(slot)).expect(409)).body.code).toBe('service-not-begun');
  });

  it('notifies a family in absentia, and keeps a photo for it without metadata', async () => {
    const { slot } = await offerPooja(office, place, 4, { ...soon(), service: { noticeHours: 0 } });
    const { client, account } = await signInDonor(api);
    const booking = await bookPooja(api, client, place, slot, { inAbsentia: true });
    const priest = await signInPriest(api, place);
    await assignTo(api, place, slot, priest.account);
    const key = newId();
    await mark(priest.client, await sheetOf(slot), { key, note: 'Performed at dawn' }).expect(200);
    await api.database.transaction((tx) => tx.update(OutboxMessage, { kind: 'pooja-performed' }, { dueAt: new Date(0) }));
    await runJobs(api);
    expect((await deliveredTo(api, account.email)).map(({ text }) => text).join('\n')).toContain('Performed at dawn');
    const photo = Buffer.from('ffd8ffe1000a457869660000aabbffdb0004aabbffda0004aabb01ffd9', 'hex');
    const send = priest.client.post(`/api/priest/service-photos?slotId=${slot.id}&key=${key}`).set('content-type', 'image/jpeg');
    const { body } = await send.send(photo).expect(200);
    const kept = await client.get(`/api/devotee/bookings/${booking.id}/photo`).buffer().expect(200);
    expect(Buffer.from(kept.body).toString('hex')).toBe('ffd8ffdb0004aabbffda0004aabb01ffd9');
    await office.get(`/api/temple-admin/service-photos/${body.marks[0].id}`).expect(200);
    expect((await client.get(`/api/devotee/bookings/${booking.id}`).expect(200)).body.hasPhoto).toBe(true);
    const text = priest.client.post(`/api/priest/service-photos?slotId=${slot.id}&key=${key}`).set('content-type', 'image/jpeg');
    expect((await text.send(Buffer.from('GIF89a')).expect(415)).body.code).toBe('unsupported-media-type');
  });
});
