import type { PledgeInstallment } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, payGift, runJobs, startGift } from '../../../test/give.ts';
import { monthly, OFFICE, onPledges, type PledgeSuite, post } from '../../../test/pledges.ts';
import { signInDonor, signInGuest, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';

const QUESTIONS = '/api/temple-admin/pledge-questions';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
let toFund: PledgeSuite['toFund'];
let pledge: PledgeSuite['pledge'];
let record: PledgeSuite['record'];
let give: PledgeSuite['give'];
onPledges((suite) => ({ api, place, office, donor, toFund, pledge, record, give } = suite));

const one = async (id: string) => (await office.get(`${OFFICE}/${id}`).expect(200)).body;
const questions = async () => (await office.get(QUESTIONS).expect(200)).body.items;
const refund = (orderId: string, amountCents: number) =>
  post(office, `/api/temple-admin/donations/${orderId}/refunds`, { amountCents, reason: 'Asked for it' }).expect(201);

describe('a gift', () => {
  it('keeps the donor’s one open pledge for its fund, the earliest installments first', async () => {
    const id = await pledge(300_00, monthly('2031-01-31', 3));
    const orderId = await give(150_00);
    expect(await one(id)).toMatchObject({
      status: 'in-progress',
      paidCents: 150_00,
      next: { dueOn: '2031-02-28', leftCents: 50_00 },
      installments: [{ paidCents: 100_00 }, { paidCents: 50_00 }, { paidCents: 0 }],
      gifts: [{ orderId, amountCents: 150_00, matchedBy: null }],
    });
    await give(150_00);
    expect(await one(id)).toMatchObject({ status: 'completed', paidCents: 300_00, next: null });
    expect(await questions()).toEqual([]);
  });

  it('to another fund, of another donor or to another temple keeps none, and nobody is asked', async () => {
    const id = await pledge(300_00);
    await give(100_00, place.annadanam.id);
    const stranger = (await signInDonor(api)).client;
    await giveAndPay(api, stranger, place, { lines: [{ fundId: place.building.id, amountCents: 100_00 }] });
    const elsewhere = await buildGivingTemple(api);
    await giveAndPay(api, donor, elsewhere, { lines: [{ fundId: elsewhere.building.id, amountCents: 100_00 }] });
    expect(await one(id)).toMatchObject({ status: 'pending', paidCents: 0 });
    expect(await questions()).toEqual([]);
  });

  it.each([
    ['two pledges fit', 'several', async () => [await pledge(300_00), await pledge(200_00)], 100_00],
    ['it is more than what is left', 'too-large', async () => [await pledge(50_00)], 100_00],
  ] as const)('waits for the office where %s', async (_why, question, made, cents) => {
    const ids = await made();
    const orderId = await give(cents);
    const asked = await questions();
    expect(asked).toMatchObject([{ orderId, question, leftCents: cents, fund: { id: place.building.id }, donorName: 'Meera Raghunathan' }]);
    expect(asked[0].pledges.map((each: { id: string }) => each.id)).toEqual(ids);
    for (const id of ids) expect(await one(id)).toMatchObject({ status: 'pending', paidCents: 0 });
    expect(await api.database.reader.countBy(NotificationRow, { templeId: place.temple.id, kind: 'pledge.to-match' })).toBe(1);
  });

  it('of a guest who only typed the address waits for the office', async () => {
    const id = await record(300_00, { email: 'padma@example.test' });
    const guest = (await signInGuest(api)).client;
    const body = { templeSlug: place.temple.slug, lines: [{ fundId: place.building.id, amountCents: 40_00 }], email: 'padma@example.test' };
    const started = (await post(guest, '/api/guest/donations', body).expect(201)).body;
    await payGift(api, started);
    await runJobs(api);
    expect(await questions()).toMatchObject([{ question: 'by-email', pledges: [{ id }] }]);
    expect(await one(id)).toMatchObject({ paidCents: 0 });
  });

  it('taken at the counter under the pledge’s address keeps it', async () => {
    const id = await record(300_00, { email: 'padma@example.test' });
    const batch = { name: 'Sunday', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 40_00 };
    const batchId = (await post(office, '/api/temple-admin/counter-batches', batch).expect(201)).body.id;
    const entry = { method: 'cash', ...toFund(40_00), legalName: 'Padma Srinivasan', email: 'padma@example.test' };
    await post(office, `/api/temple-admin/counter-batches/${batchId}/entries`, entry).expect(201);
    await post(office, `/api/temple-admin/counter-batches/${batchId}/close`).expect(200);
    expect(await one(id)).toMatchObject({ paidCents: 40_00, status: 'in-progress' });
  });

  it('among several that settle at once never pays more than was pledged', async () => {
    const id = await pledge(100_00);
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startGift(donor, place, { lines: [{ fundId: place.building.id, amountCents: 60_00 }] })),
    );
    await Promise.all(started.map((gift) => payGift(api, gift)));
    await Promise.all([runJobs(api), runJobs(api), runJobs(api)]);
    await runJobs(api, 60);
    const gifts = await api.database.reader.findBy(Order, { templeId: place.temple.id, status: 'paid' });
    expect(gifts).toHaveLength(4);
    expect(await one(id)).toMatchObject({ paidCents: 60_00 });
    expect((await questions()).map(({ question }: { question: string }) => question)).toEqual(['too-large', 'too-large', 'too-large']);
  });
});

describe('the office', () => {
  async function asked(): Promise<{ matchId: string; pledgeId: string; otherId: string; orderId: string }> {
    const pledgeId = await pledge(100_00);
    const otherId = await pledge(300_00);
    const orderId = await give(120_00);
    const [question] = await questions();
    return { matchId: question.id, pledgeId, otherId, orderId };
  }
  const match = (matchId: string, pledgeId: string, amountCents: number) =>
    post(office, `${QUESTIONS}/${matchId}/match`, { pledgeId, amountCents });

  it('matches a gift, or a part of it, and nobody can match it again', async () => {
    const { matchId, pledgeId, otherId } = await asked();
    expect((await match(matchId, pledgeId, 120_00).expect(422)).body.code).toBe('pledge-match-too-large');
    expect((await match(matchId, otherId, 120_01).expect(422)).body.code).toBe('pledge-match-too-large');
    expect((await match(matchId, pledgeId, 100_00).expect(200)).body).toMatchObject({
      status: 'completed',
      gifts: [{ matchedBy: 'Lakshmi Raman', amountCents: 100_00 }],
    });
    expect((await match(matchId, otherId, 20_00).expect(409)).body.code).toBe('pledge-match-settled');
    expect(await questions()).toEqual([]);
  });

  it('matches a gift once, however many do it at once', async () => {
    const { matchId, pledgeId, otherId } = await asked();
    const answers = await Promise.all([pledgeId, otherId, pledgeId, otherId].map((id) => match(matchId, id, 80_00)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [one_, other] = [await one(pledgeId), await one(otherId)];
    expect(one_.paidCents + other.paidCents).toBe(80_00);
  });

  it('can’t match a gift to a pledge for another fund', async () => {
    const { matchId } = await asked();
    const annadanam = await pledge(300_00, { fundId: place.annadanam.id });
    const { body } = await match(matchId, annadanam, 20_00).expect(400);
    expect(body.fields).toEqual({ pledgeId: 'This pledge is for another fund. Choose one for the fund of the gift.' });
    expect(await one(annadanam)).toMatchObject({ paidCents: 0 });
  });

  it('undoes a match: the pledge is owed again and the gift waits', async () => {
    const id = await pledge(100_00);
    await give(100_00);
    const [gift] = (await one(id)).gifts;
    await post(office, `${QUESTIONS}/${gift.id}/undo`).expect(204);
    expect(await one(id)).toMatchObject({ status: 'pending', paidCents: 0, gifts: [] });
    expect(await questions()).toMatchObject([{ id: gift.id, question: 'undone', leftCents: 100_00, pledges: [{ id }] }]);
    expect((await post(office, `${QUESTIONS}/${gift.id}/undo`).expect(409)).body.code).toBe('pledge-match-settled');
    await match(gift.id, id, 100_00).expect(200);
    expect(await one(id)).toMatchObject({ status: 'completed' });
  });

  it('leaves a gift out of pledges', async () => {
    const { matchId, pledgeId } = await asked();
    await post(office, `${QUESTIONS}/${matchId}/dismiss`).expect(204);
    expect(await questions()).toEqual([]);
    expect(await one(pledgeId)).toMatchObject({ paidCents: 0 });
    expect((await match(matchId, pledgeId, 10_00).expect(409)).body.code).toBe('pledge-match-settled');
  });

  it('writes off with a reason and its own permission; gifts stay and no more are matched', async () => {
    const id = await pledge(300_00);
    await give(100_00);
    const desk = (await signInStaff(api, { temple: place.temple, preset: 'front-desk' })).client;
    await post(desk, `${OFFICE}/${id}/write-off`, { reason: 'Moved away' }).expect(403);
    expect((await post(office, `${OFFICE}/${id}/write-off`, { reason: ' ' }).expect(400)).body.fields).toEqual({
      reason: 'Enter a reason',
    });
    const { body } = await post(office, `${OFFICE}/${id}/write-off`, { reason: 'Moved away' }).expect(200);
    expect(body).toMatchObject({ status: 'written-off', endReason: 'Moved away', paidCents: 100_00, next: null });
    expect((await post(office, `${OFFICE}/${id}/cancel`, { reason: 'Again' }).expect(409)).body.code).toBe('pledge-ended');
    await give(50_00);
    expect(await one(id)).toMatchObject({ status: 'written-off', paidCents: 100_00 });
    expect(await questions()).toEqual([]);
  });

  it('edits exactly what it lists: no installment is added, and gifts stay matched', async () => {
    const id = await pledge(300_00, monthly('2031-01-31', 3));
    await give(150_00);
    const { installments } = await one(id);
    const edit = (body: object) => office.put(`${OFFICE}/${id}`).send({ reminders: true, note: '', ...body });
    const same = installments.map(({ id: key, dueOn, amountCents }: PledgeInstallment) => ({ id: key, dueOn, amountCents }));
    expect((await edit({ amountCents: 400_00, installments: same }).expect(400)).body.fields).toEqual({
      installments: 'The installments add up to $300.00, but the pledge is $400.00',
    });
    const kept = installments.map(({ id: key, dueOn }: PledgeInstallment) => ({ id: key, dueOn, amountCents: 150_00 }));
    expect((await edit({ amountCents: 400_00, installments: kept }).expect(400)).body.fields).toEqual({
      installments: 'The installments add up to $450.00, but the pledge is $400.00',
    });
    expect((await edit({ amountCents: 100_00, installments: [] }).expect(400)).body.fields).toEqual({
      amountCents: '$150.00 has been paid. Enter that amount or more.',
    });
    const foreign = [{ ...kept[0], id: newId(), amountCents: 400_00 }];
    expect((await edit({ amountCents: 400_00, installments: foreign }).expect(400)).body.code).toBe('invalid-fields');
    expect(await one(id)).toMatchObject({ amountCents: 300_00, installments });
    const { body } = await edit({ amountCents: 450_00, installments: kept }).expect(200);
    expect(body.installments.map((each: { id: string }) => each.id)).toEqual(kept.map((each: { id: string }) => each.id));
    expect(body).toMatchObject({ paidCents: 150_00, gifts: [{ amountCents: 150_00 }], status: 'in-progress' });
  });
});

describe('money that goes back', () => {
  it('by a refund is owed again', async () => {
    const id = await pledge(100_00);
    const orderId = await give(100_00);
    expect(await one(id)).toMatchObject({ status: 'completed' });
    await refund(orderId, 30_00);
    expect(await one(id)).toMatchObject({ status: 'in-progress', paidCents: 70_00, gifts: [{ amountCents: 70_00 }] });
    await refund(orderId, 70_00);
    expect(await one(id)).toMatchObject({ status: 'pending', paidCents: 0, gifts: [] });
  });

  it('by a lost dispute is owed again', async () => {
    const id = await pledge(100_00);
    const orderId = await give(100_00);
    const disputeId = await api.get(SandboxDisputes).open(orderId);
    await runJobs(api);
    expect(await one(id)).toMatchObject({ paidCents: 100_00 });
    await api.get(SandboxDisputes).close(orderId, disputeId, false);
    await runJobs(api);
    expect(await one(id)).toMatchObject({ status: 'pending', paidCents: 0 });
  });

  it('takes a gift off the list when nothing is left of it', async () => {
    await pledge(300_00);
    await pledge(300_00);
    const orderId = await give(100_00);
    await refund(orderId, 100_00);
    expect(await questions()).toEqual([]);
  });

  it('while the office matches the gift never leaves a refunded amount matched', async () => {
    const id = await pledge(300_00);
    await pledge(300_00);
    const orderId = await give(100_00);
    const [{ id: matchId }] = await questions();
    await Promise.all([refund(orderId, 100_00), post(office, `${QUESTIONS}/${matchId}/match`, { pledgeId: id, amountCents: 100_00 })]);
    expect(await one(id)).toMatchObject({ paidCents: 0, gifts: [] });
    const rows = await api.database.reader.findBy(PledgeMatch, { templeId: place.temple.id, state: 'matched' });
    expect(rows).toEqual([]);
  });
});
