import { Like } from 'typeorm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PriestAssignmentRow } from '../../domain/assignments/priest-assignment.entity.ts';
import { BookingRow } from '../../domain/bookings/booking.entity.ts';
import { BroadcastRecipientRow } from '../../domain/broadcasts/broadcast-recipient.entity.ts';
import { Conversation } from '../../domain/conversations/conversation.entity.ts';
import { MessageBox } from '../../domain/conversations/message-box.entity.ts';
import { templeBox } from '../../domain/conversations/side.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { DemoStepDone } from '../demo-step.entity.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { seedDemo } from '../seed-demo.ts';

const SCALE_TEMPLES = 2;
let api: TestApi;
const told: [written: number, total: number][] = [];
const seed = () =>
  seedDemo(
    api.app,
    { ...api.get<Settings>(SETTINGS), demoData: 'scale' },
    { now: new Date('2026-11-20T20:00:00Z'), scaleTemples: SCALE_TEMPLES, onGifts: (...counts) => told.push(counts) },
  );
beforeAll(async () => {
  api = await startTestApi();
  await seed();
});
afterAll(() => api.close());

it('gives every temple its thousand gifts by the same rules: all books prove', async () => {
  const proofs = [];
  for await (const proof of api.get(ProofService).ofAll()) proofs.push(proof);
  expect(proofs).toHaveLength(12 + SCALE_TEMPLES);
  expect(proofs.flatMap(({ differences }) => differences)).toEqual([]);
  expect(proofs.every(({ holds, receiptsCount }) => holds && receiptsCount > 800)).toBe(true);
});

it('gives the temples that measure at scale bookings and services performed by their priests', async () => {
  const { reader } = api.database;
  for (const { id: templeId } of await reader.findBy(Temple, { slug: Like('%-000_') })) {
    expect(await reader.countBy(BookingRow, { templeId, status: 'performed' })).toBeGreaterThan(0);
    expect(await reader.countBy(PriestAssignmentRow, { templeId, state: 'completed' })).toBeGreaterThan(0);
  }
  expect(await reader.countBy(Temple, { slug: Like('%-000_') })).toBe(SCALE_TEMPLES);
});

it('gives every temple conversations in several states and a broadcast, the home temple’s to thousands', async () => {
  const { reader } = api.database;
  for (const { id: templeId } of await reader.findBy(Temple, { slug: Like('%-000_') })) {
    const conversations = await reader.findBy(Conversation, { templeId });
    expect(new Set(conversations.map(({ status }) => status))).toEqual(new Set(['open', 'snoozed', 'resolved']));
    const { waiting } = await reader.findOneByOrFail(MessageBox, { box: templeBox(templeId) });
    expect(waiting).toBe(conversations.filter(({ status }) => status === 'open').length);
    expect(await reader.countBy(BroadcastRecipientRow, { templeId, status: 'sent' })).toBeGreaterThan(0);
  }
  const { id: templeId } = await reader.findOneByOrFail(Temple, { slug: DEMO_HOME_TEMPLE });
  expect(await reader.countBy(Conversation, { templeId })).toBeGreaterThan(600);
  expect(await reader.countBy(BroadcastRecipientRow, { templeId })).toBeGreaterThan(14_000);
});

it('says how far it is, up to all of them', () => {
  const total = 2_400 + (11 + SCALE_TEMPLES) * 1_000;
  expect(told.map(([, of]) => of)).toEqual(told.map(() => total));
  expect(told.map(([written]) => written)).toEqual(told.map(([written]) => written).sort((a, b) => a - b));
  expect(told.at(-1)).toEqual([total, total]);
});

it('leaves the database tuned as it was', async () => {
  if (api.database.kind !== 'sqlite') return;
  const [{ wal_autocheckpoint }] = await api.database.transaction((tx) => tx.query('PRAGMA wal_autocheckpoint'));
  expect(wal_autocheckpoint).toBe(1_000);
});

it('writes no gift again when a start was cut short after its last one', async () => {
  told.length = 0;
  await api.database.transaction((tx) => tx.delete(DemoStepDone, { name: 'giving' }));
  expect(await seed()).toEqual(['giving']);
  expect(told).toEqual([]);
});
