import type { PoojaSlot, PriestDayService, SankalpamSheet } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { passUndoTime } from '../../../test/performed.ts';
import { bookPooja, offerPooja, soonAt } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { DakshinaBooks } from '../dakshina/dakshina-books.service.ts';
import { DakshinaEntryRow } from '../dakshina/dakshina-entry.entity.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** A service soon, owed 10 dollars a family, with a family that can't come. */
async function service(more: object = {}, said: object = { inAbsentia: true }) {
  const given = { noticeHours: 0, dakshina: 'included', dakshinaCents: 1_000, ...more };
  const { slot } = await offerPooja(office, place, 8, { ...soonAt(place, 20), service: given });
  const priest = await signInPriest(api, place);
  await assignTo(api, place, slot, priest.account);
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, place, slot, said);
  const mark = (more: object = {}) => {
    const body = { key: newId(), at: new Date().toISOString(), note: '', seen: [{ bookingId: booking.id, version: 1 }], ...more };
    return priest.client.post(`/api/priest/slots/${slot.id}/performed`).send(body);
  };
  const undo = (key: string, at = new Date(), client = priest.client) =>
    client.post(`/api/priest/slots/${slot.id}/undo`).send({ key, at: at.toISOString() });
  return { slot, priest, family, booking, mark, undo };
}

/** What the records say of a service. */
async function stateOf(slot: PoojaSlot) {
  const { status, performedAt } = await api.database.reader.findOneByOrFail(BookingRow, { slotId: slot.id });
  const { state } = await api.database.reader.findOneByOrFail(PriestAssignmentRow, { slotId: slot.id });
  const entries = await api.database.reader.findBy(DakshinaEntryRow, { slotId: slot.id });
  const { body: sheet }: { body: SankalpamSheet } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/sheet`).expect(200);
  return {
    booking: status,
    at: performedAt,
    assignment: state,
    owed: entries.reduce((sum, { cents }) => sum + cents, 0),
    marks: sheet.marks.length,
  };
}
const PERFORMED = { booking: 'performed', assignment: 'completed', owed: 1_000, marks: 1 };
const AHEAD = { booking: 'confirmed', at: null, assignment: 'accepted', owed: 0, marks: 0 };

/** What the family is sent once the time for a slip is over, by subject. */
async function mailsAfterwards({ account }: { account: { email: string } }): Promise<string[]> {
  await passUndoTime(api);
  const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject ?? '');
  return subjects.filter((subject) => subject.includes('performed for your family'));
}
const keyOf = ({ body }: { body: PriestDayService }) => body.marks[0]!.key;
/** Every book agrees with the others. */
async function expectBalanced(): Promise<void> {
  for (const { expectedCents, foundCents } of await api.get(DakshinaBooks).compare(api.database.reader, place.temple.id))
    expect(foundCents).toBe(expectedCents);
}

it('takes a priest’s slip back with all it did, and the family is notified of the pooja once', async () => {
  const { slot, family, mark, undo } = await service();
  const key = keyOf(await mark().expect(200));
  expect(await stateOf(slot)).toMatchObject(PERFORMED);
  expect((await undo(key).expect(200)).body.marks).toEqual([]);
  expect(await stateOf(slot)).toEqual(AHEAD);
  await expectBalanced();
  expect(await mailsAfterwards(family)).toEqual([]);
  await mark().expect(200);
  expect(await stateOf(slot)).toMatchObject(PERFORMED);
  await expectBalanced();
  expect(await mailsAfterwards(family)).toEqual([expect.stringContaining('was performed for your family')]);
  const actions = (await api.database.reader.findBy(AuditEntry, { subjectId: slot.id })).map(({ action }) => action);
  expect(actions.filter((action) => action === 'sankalpam-sheet.undone')).toHaveLength(1);
});

it('notifies the family of a pooja nobody can come to, whatever it ticked, also after its names were changed', async () => {
  const { family, booking, mark } = await service({ location: 'remote' }, {});
  const body = { participants: [{ name: 'Meera' }], intention: '', inAbsentia: false };
  const { body: changed } = await family.client.put(`/api/devotee/bookings/${booking.id}`).send(body).expect(200);
  expect(changed.inAbsentia).toBe(true);
  await mark({ seen: [{ bookingId: booking.id, version: changed.version }] }).expect(200);
  expect(await mailsAfterwards(family)).toHaveLength(1);
});

it('leaves a family as it was before: checked in, or noted as absent', async () => {
  const { slot, booking, mark, undo } = await service();
  const step = (to: string) => office.post(`/api/temple-admin/bookings/${booking.id}/${to}`).send({ reason: 'A slip' }).expect(200);
  await step('check-in');
  await undo(keyOf(await mark().expect(200))).expect(200);
  expect(await stateOf(slot)).toEqual({ ...AHEAD, booking: 'checked-in' });
  await step('performed');
  expect((await step('undo-performed')).body.status).toBe('checked-in');
  await step('no-show');
  await undo(keyOf(await mark().expect(200))).expect(200);
  expect(await stateOf(slot)).toEqual({ ...AHEAD, booking: 'no-show' });
});

it('changes nothing when the undo, or the mark before it, arrives again', async () => {
  const { slot, mark, undo } = await service();
  const key = newId();
  await mark({ key }).expect(200);
  const answers = await Promise.all([undo(key), undo(key), undo(key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await mark({ key }).expect(200);
  expect(await stateOf(slot)).toEqual(AHEAD);
});

it('is the priest’s own for half an hour, by the device’s clock', async () => {
  const { slot, mark, undo } = await service();
  const key = keyOf(await mark().expect(200));
  const other = await signInPriest(api, place);
  await undo(key, new Date(), other.client).expect(404);
  const { body } = await undo(key, new Date(Date.now() + 31 * MINUTE_MS)).expect(409);
  expect(body.code).toBe('undo-too-late');
  expect(await stateOf(slot)).toMatchObject(PERFORMED);
  await undo(key, new Date(Date.now() + 29 * MINUTE_MS)).expect(200);
});

it('lets the office undo it later with a reason, and sets a notified family right', async () => {
  const { slot, family, mark } = await service();
  const { body } = await mark().expect(200);
  expect(await mailsAfterwards(family)).toHaveLength(1);
  // As after a month.
  await api.database.transaction((tx) => tx.delete(OutboxMessage, { kind: 'pooja-performed' }));
  const undo = (reason: string) => office.post(`/api/temple-admin/service-marks/${body.marks[0].id}/undo`).send({ reason });
  await undo('').expect(400);
  await undo('It was another family’s pooja').expect(204);
  expect((await undo('Again').expect(409)).body.code).toBe('state-conflict');
  expect(await stateOf(slot)).toEqual(AHEAD);
  expect(await mailsAfterwards(family)).toContainEqual(expect.stringContaining('hasn’t been performed for your family yet'));
  await mark().expect(200);
  expect(await mailsAfterwards(family)).toHaveLength(3);
});

it('lets the office undo one booking, unless its dakshina was paid', async () => {
  const { slot, booking, mark } = await service();
  await mark().expect(200);
  const undo = () => office.post(`/api/temple-admin/bookings/${booking.id}/undo-performed`).send({ reason: 'They came too late' });
  await api.database.transaction((tx) => tx.update(DakshinaEntryRow, { slotId: slot.id }, { state: 'paid' }));
  expect((await undo().expect(409)).body.code).toBe('dakshina-settled');
  expect(await stateOf(slot)).toMatchObject(PERFORMED);
  await api.database.transaction((tx) => tx.update(DakshinaEntryRow, { slotId: slot.id }, { state: 'owed' }));
  expect((await undo().expect(200)).body).toMatchObject({ status: 'confirmed', performedAt: null });
  expect(await stateOf(slot)).toMatchObject({ booking: 'confirmed', owed: 0 });
  await expectBalanced();
});

describe('a device whose clock is wrong', () => {
  it('is corrected by how far it is off when it sends', async () => {
    const { slot, mark } = await service();
    const ahead = Date.now() + 26 * 60 * MINUTE_MS;
    // Marked five minutes before it was sent.
    const { body } = await mark({ at: new Date(ahead - 5 * MINUTE_MS).toISOString(), sentAt: new Date(ahead).toISOString() }).expect(200);
    expect(Math.abs(Date.parse(body.marks[0].at) - (Date.now() - 5 * MINUTE_MS))).toBeLessThan(MINUTE_MS);
    expect(body.marks[0].conflicts).toEqual([]);
    expect((await stateOf(slot)).booking).toBe('performed');
  });

  it('is said to be wrong where nothing corrects it', async () => {
    const { mark } = await service();
    const { body } = await mark({ at: '2020-01-01T00:00:00.000Z' }).expect(200);
    expect(body.marks[0].conflicts).toEqual([{ bookingId: null, bookedBy: '', kind: 'clock' }]);
  });
});
