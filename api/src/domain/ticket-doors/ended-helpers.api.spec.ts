import { type DoorScan, type DoorSync, doubtsOf, readDoorLog } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { childOf, offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TicketChildErasure } from '../tickets/children/ticket-child-erasure.ts';
import { EndedHelpers1777400158000 } from './1777400158000-ended-helpers.migration.ts';
import { DoorHelperRow } from './door-helper.entity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let event: TicketedEvent;
let ticketId: string;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple, preset: 'events-coordinator' })).client;
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0, isDropOff: true })]);
  const { client } = await signInDonor(api);
  await register(api, client, place, event, [person(event.types[0]!.id, 'Anika', { child: childOf() })]);
  ticketId = (await client.get('/api/devotee/tickets').expect(200)).body.items[0].id;
});

type Helper = Awaited<ReturnType<typeof signInDonor>>;
const doorOf = () => `/api/devotee/doors/${event.occurrenceId}`;
const helpersOf = () => `/api/temple-admin/doors/${event.occurrenceId}/helpers`;
const scan = (more: object = {}) => ({
  ...{ id: newId(), ticketId, version: 1, act: 'in', way: 'code', of: null, decision: null, atMs: Date.now() - MINUTE_MS },
  ...more,
});
const send = ({ client }: Helper, scans: object[]) => client.post(`${doorOf()}/scans`).send({ device: 'East door', scans });
const logOf = async (scans: object[] = []): Promise<DoorScan[]> =>
  (await office.post(`/api/temple-admin/doors/${event.occurrenceId}/scans`).send({ device: 'Desk', scans }).expect(200)).body.scans;
const historyOf = (subjectId: string): Promise<{ action: string; actorLabel: string }[]> =>
  api.database.reader.query('SELECT action, actorLabel FROM audit_entries WHERE subjectId = ? ORDER BY id', [subjectId]);

/** A helper who opened the door, as a phone does. */
async function keeping(): Promise<Helper & { remove: () => Promise<unknown> }> {
  const helper = await signInDonor(api);
  const [added] = (await office.post(helpersOf()).send({ email: helper.account.email }).expect(200)).body.slice(-1);
  await helper.client.get(doorOf()).expect(200);
  return { ...helper, remove: () => office.delete(`${helpersOf()}/${added.id}`).expect(200) };
}

/** One whom the office removed since. */
async function former(): Promise<Helper> {
  const helper = await keeping();
  await helper.remove();
  return helper;
}

it('takes what a helper scanned before the office removed them, with who and when, and nothing later', async () => {
  const helper = await former();
  const [before, after] = [scan(), scan({ atMs: Date.now() + MINUTE_MS })];
  for (const _again of [1, 2]) {
    const { body }: { body: DoorSync } = await send(helper, [before, after]).expect(200);
    expect(body).toMatchObject({ scans: [], last: 0, more: false, ended: { taken: 1, refused: 1 } });
  }
  const { fullName } = helper.account;
  expect(await logOf()).toEqual([
    expect.objectContaining({ id: before.id, atMs: before.atMs, device: 'East door', by: fullName, isLate: true }),
  ]);
  const late = (await historyOf(event.occurrenceId)).filter(({ action }) => action === 'door.scanned-late');
  expect(late).toEqual([expect.objectContaining({ actorLabel: expect.stringContaining(fullName) })]);
  await helper.client.get(doorOf()).expect(404);
  await helper.client.get(`${doorOf()}/events`).expect(404);
  await send(helper, []).expect(404);
  expect((await office.get(helpersOf()).expect(200)).body).toEqual([]);
  expect((await helper.client.get('/api/devotee/doors').expect(200)).body).toEqual([]);
  await send(await signInDonor(api), [scan()]).expect(404);
});

it('lets a former helper undo their own lines alone, and asks a person about a child whom they say they handed over', async () => {
  const helper = await former();
  const own = scan({ ticketId: newId() });
  const { ticketId } = own;
  const [desk] = await logOf([scan({ way: 'name' })]);
  const handed = scan({ act: 'out', handover: { to: 'Arun Raghunathan', why: '' }, atMs: Date.now() - MINUTE_MS / 2 });
  const undone = [own, scan({ act: 'undo', of: own.id, ticketId }), scan({ act: 'undo', of: desk!.id }), handed];
  expect((await send(helper, undone).expect(200)).body.ended).toEqual({ taken: 3, refused: 1 });
  const list = (await office.get(`/api/temple-admin/doors/${event.occurrenceId}`).expect(200)).body;
  const tickets = new Map<string, never>(list.tickets.map((ticket: { id: string }) => [ticket.id, ticket]));
  expect(doubtsOf(readDoorLog(await logOf(), tickets))).toMatchObject([{ reason: 'handed-late', scan: { id: handed.id } }]);
  const cards = (await office.get('/api/temple-admin/dashboard').expect(200)).body.cards;
  expect(cards.doors.data).toMatchObject({ doubts: expect.any(Number), date: { id: event.occurrenceId } });
});

it('settles nothing for a former helper, and undoes nothing of a child: a person decides', async () => {
  const helper = await keeping();
  const [arrived, undocumented] = [
    scan(),
    scan({ act: 'out', handover: { to: 'Arun', why: 'No phone' }, atMs: Date.now() - MINUTE_MS / 2 }),
  ];
  await send(helper, [arrived, undocumented]).expect(200);
  await helper.remove();
  const forged = scan({ act: 'out', handover: { to: 'Nobody', why: '' }, atMs: Date.now() - MINUTE_MS / 3 });
  const hiding = [undocumented, forged].flatMap(({ id }) => [
    scan({ act: 'settle', of: id, decision: 'seen' }),
    scan({ act: 'undo', of: id }),
  ]);
  const others = [scan({ act: 'undo', of: arrived.id }), scan({ act: 'undo', of: arrived.id, ticketId: newId() })];
  expect((await send(helper, [forged, ...hiding, ...others]).expect(200)).body.ended).toEqual({ taken: 1, refused: 6 });
  expect((await logOf()).map(({ id }) => id)).toEqual([arrived.id, undocumented.id, forged.id]);
});

it('takes no colleague’s line for a former helper’s own because they send it, too', async () => {
  const [desk] = await logOf([scan({ way: 'name', ticketId: newId() })]);
  const helper = await former();
  const { ticketId } = desk!;
  await send(helper, [{ ...scan(), id: desk!.id, ticketId }, scan({ act: 'undo', of: desk!.id, ticketId })]).expect(200);
  expect((await logOf()).map(({ id }) => id)).toEqual([desk!.id]);
});

it('takes for a week what a phone noted before its door closed with the event', async () => {
  const helper = await signInDonor(api);
  await office.post(helpersOf()).send({ email: helper.account.email }).expect(200);
  await helper.client.get(doorOf()).expect(200);
  const endedAt = (days: number) =>
    api.database.transaction((tx) =>
      tx.query('UPDATE event_occurrences SET startsAt = ?, endsAt = ? WHERE id = ?', [
        new Date(Date.now() - days * DAY_MS - 60 * MINUTE_MS),
        new Date(Date.now() - days * DAY_MS),
        event.occurrenceId,
      ]),
    );
  await endedAt(3);
  const during = scan({ atMs: Date.now() - 3 * DAY_MS - MINUTE_MS });
  expect((await send(helper, [during, scan()]).expect(200)).body.ended).toEqual({ taken: 1, refused: 1 });
  await endedAt(9);
  await send(helper, [scan({ atMs: Date.now() - 9 * DAY_MS })]).expect(404);
});

it('takes a scan with an impossible time as made when it arrived: the phone’s clock was wrong', async () => {
  const helper = await former();
  const sentAt = Date.now();
  const [early, good] = [scan({ atMs: 1 }), scan({ ticketId: newId() })];
  expect((await send(helper, [early, good]).expect(200)).body.ended).toEqual({ taken: 2, refused: 0 });
  const [shown, other] = await logOf();
  expect(shown).toMatchObject({ id: early.id, isLate: true });
  expect(shown!.atMs).toBeGreaterThanOrEqual(sentAt);
  expect(other).toMatchObject({ id: good.id, atMs: good.atMs });
  expect((await logOf([scan({ way: 'name', atMs: 1 })])).at(-1)!.atMs).toBeGreaterThanOrEqual(sentAt);
});

it('gives the door back to who is asked again, and forgets the others', async () => {
  const helper = await former();
  await office.post(helpersOf()).send({ email: helper.account.email }).expect(200);
  expect((await send(helper, [scan()]).expect(200)).body.scans).toHaveLength(1);
  const again = await former();
  const [asked] = (await office.post(helpersOf()).send({ email: again.account.email }).expect(200)).body.slice(-1);
  await office.delete(`${helpersOf()}/${asked.id}`).expect(200);
  expect((await send(again, [scan()]).expect(200)).body.ended).toEqual({ taken: 1, refused: 0 });
  const { account } = await former();
  const kept = () => api.database.reader.countBy(DoorHelperRow, { email: account.email });
  await api.get(TicketChildErasure).run(new Date(Date.now() + 6 * DAY_MS));
  expect(await kept()).toBe(1);
  await api.get(TicketChildErasure).run(new Date(Date.now() + 8 * DAY_MS));
  expect(await kept()).toBe(0);
  const unknown = `${newId()}@example.org`;
  const [added] = (await office.post(helpersOf()).send({ email: unknown }).expect(200)).body.slice(-1);
  await office.delete(`${helpersOf()}/${added.id}`).expect(200);
  expect(await api.database.reader.countBy(DoorHelperRow, { email: unknown })).toBe(0);
});

it('gives nobody the door back where the release before is installed again', async () => {
  const { account } = await former();
  await keeping();
  const step = new EndedHelpers1777400158000();
  await api.database.transaction(async (tx) => {
    await step.down(tx.queryRunner!);
    await step.up(tx.queryRunner!);
  });
  expect(await api.database.reader.countBy(DoorHelperRow, { email: account.email })).toBe(0);
  expect((await office.get(helpersOf()).expect(200)).body).toHaveLength(1);
});
