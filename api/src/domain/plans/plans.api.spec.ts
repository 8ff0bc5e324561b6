import type { OwnPlanDetail } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { planBody, saveCard, startPlan, today, ZONE } from '../../../test/plans.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { Fund } from '../funds/fund.entity.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { ProofService } from '../proof/proof.service.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { chargedAt } from './occurrence-dates.ts';
import { PlanReminders } from './plan-reminders.service.ts';
import { PlanWorker } from './plan-worker.service.ts';
import { SavedCard } from './saved-card.entity.ts';

let api: TestApi;
let place: GivingTemple;
let donor: TestAgent;
let accountId: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  place = await buildGivingTemple(api);
  const signedIn = await signInDonor(api);
  donor = signedIn.client;
  accountId = signedIn.account.id;
});
afterAll(() => api.close());

const detail = async (planId: string): Promise<OwnPlanDetail> => (await donor.get(`/api/devotee/plans/${planId}`).expect(200)).body;
/** What the worker would have done by nine o'clock so many days after today, a minute past. */
const workAt = (days: number, minutes = 1) =>
  api.get(PlanWorker).run(new Date(chargedAt(daysAfter(today(), days), ZONE).getTime() + minutes * 60_000));
const ordersOf = (manager = api.database.reader) => manager.findBy(Order, { templeId: place.temple.id });
const noticesOf = async () => (await api.database.reader.findBy(NotificationRow, { accountId })).map(({ kind }) => kind).sort();
const act = (planId: string, what: string, body: object = {}) => donor.post(`/api/devotee/plans/${planId}/${what}`).send(body);

describe('a recurring gift', () => {
  it('waits for its card, then charges its first date once and books it as a gift', async () => {
    const key = newId();
    const post = () =>
      donor
        .post('/api/devotee/plans')
        .set('idempotency-key', key)
        .send(planBody(place, { coverFees: true }));
    const { body } = await post().expect(201);
    expect((await post().expect(201)).body).toEqual(body);
    expect(await detail(body.planId)).toMatchObject({ status: 'paused', waitsForCard: true, card: null, totalCents: 5283 });
    await saveCard(api, donor, body.setupUrl);
    expect(await detail(body.planId)).toMatchObject({ status: 'active', waitsForCard: false, next: { n: 0, on: today() } });
    await workAt(0);
    await workAt(0, 2);
    const plan = await detail(body.planId);
    expect(plan.dates).toMatchObject([{ n: 0, on: today(), status: 'succeeded', totalCents: 5283, attempts: 1 }]);
    expect(plan.next?.n).toBe(1);
    expect(await ordersOf()).toMatchObject([{ status: 'paid', source: 'recurring', totalCents: 5283, id: plan.dates[0]!.orderId }]);
    expect(await api.database.reader.countBy(Receipt, { templeId: place.temple.id, status: 'valid' })).toBe(1);
    expect((await api.get(ProofService).ofTemple(place.temple.id)).holds).toBe(true);
    expect(await noticesOf()).toEqual(['donation.received']);
  });

  it('starts at once with a card that was saved before, at that temple only', async () => {
    await startPlan(api, donor, place);
    const [card] = (await donor.get('/api/devotee/cards').expect(200)).body;
    expect(card).toMatchObject({ status: 'active', label: 'Visa ending 4242' });
    const again = await donor
      .post('/api/devotee/plans')
      .set('idempotency-key', newId())
      .send(planBody(place, { cardId: card.id }))
      .expect(201);
    expect(again.body).toMatchObject({ status: 'active', setupUrl: null });
    const other = await buildGivingTemple(api);
    const refused = await donor
      .post('/api/devotee/plans')
      .set('idempotency-key', newId())
      .send(planBody(other, { cardId: card.id }))
      .expect(422);
    expect(refused.body.code).toBe('card-not-usable');
    await donor.delete(`/api/devotee/cards/${card.id}`).expect(409);
    const { body: listed } = await donor.get('/api/devotee/cards').expect(200);
    expect(listed[0].uses).toHaveLength(2);
  });

  it('never begins with a card that is removed at the same time', async () => {
    const first = await startPlan(api, donor, place);
    const [card] = (await donor.get('/api/devotee/cards').expect(200)).body;
    await donor.post(`/api/devotee/plans/${first}/cancel`).expect(200);
    const [began, removed] = await Promise.all([
      donor
        .post('/api/devotee/plans')
        .set('idempotency-key', newId())
        .send(planBody(place, { cardId: card.id })),
      donor.delete(`/api/devotee/cards/${card.id}`),
    ]);
    expect([
      [201, 409],
      [422, 200],
      [422, 404],
    ]).toContainEqual([began.status, removed.status]);
  });

  it('charges every date a stopped worker missed, each once', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    await workAt(21);
    const { dates } = await detail(planId);
    expect(dates.map(({ n, status }) => [n, status])).toEqual([3, 2, 1, 0].map((n) => [n, 'succeeded']));
  });

  it('is sent to the provider once, whichever of two workers is first', async () => {
    const planId = await startPlan(api, donor, place);
    const charge = jest.spyOn(api.get(PaymentGateway), 'chargeCard');
    await Promise.all([workAt(0), workAt(0), workAt(0)]);
    expect(charge).toHaveBeenCalledTimes(1);
    charge.mockRestore();
    expect((await detail(planId)).dates).toMatchObject([{ status: 'succeeded', attempts: 1 }]);
  });

  it('refuses what can’t be', async () => {
    const post = (given: object) => donor.post('/api/devotee/plans').set('idempotency-key', newId()).send(planBody(place, given));
    expect((await post({ startsOn: '2020-01-01' }).expect(400)).body.fields.startsOn).toMatch(/has passed/);
    expect((await post({ endsOn: daysAfter(today(), -1) }).expect(422)).body.code).toBe('plan-without-dates');
    expect((await post({ timeZone: 'America/Edison' }).expect(400)).body.fields.timeZone).toBeDefined();
    expect((await post({ endsAfter: 3, endsOn: today() }).expect(400)).body.fields.endsOn).toMatch(/not both/);
    expect(
      (await post({ rule: { kind: 'tithi', tithi: 11, paksha: 'both' }, city: 'atlantis' }).expect(400)).body.fields.city,
    ).toBeDefined();
    expect(await ordersOf()).toEqual([]);
  });
});

describe('a charge that fails', () => {
  it('is tried again later, and recovers', async () => {
    const planId = await startPlan(api, donor, place, { card: '4000000000000341' });
    await workAt(0);
    expect(await detail(planId)).toMatchObject({ status: 'past-due', failure: 'funds', dates: [{ status: 'failed', attempts: 1 }] });
    await workAt(0, 60);
    expect((await detail(planId)).dates[0]?.attempts).toBe(1);
    await workAt(1, 5 * 60);
    await workAt(2, 10 * 60);
    expect(await detail(planId)).toMatchObject({ status: 'active', failure: null, dates: [{ status: 'succeeded', attempts: 3 }] });
    expect(await ordersOf()).toHaveLength(1);
    expect(await noticesOf()).toEqual(['donation.received', 'plan.failed']);
  });

  it('is given up after eight retries in fourteen days', async () => {
    const planId = await startPlan(api, donor, place, { card: '4000000000009995' });
    for (let days = 0; days <= 15; days++) for (const minutes of [1, 5 * 60, 8 * 60, 12 * 60, 23 * 60]) await workAt(days, minutes);
    expect(await detail(planId)).toMatchObject({ status: 'past-due', dates: [{ status: 'failed', attempts: 9, retryAt: null }] });
  });

  it('waits for another card where the bank wants one, and takes it at once', async () => {
    const planId = await startPlan(api, donor, place, { card: '4000002500003155' });
    await workAt(0);
    await workAt(3);
    expect(await detail(planId)).toMatchObject({
      status: 'past-due',
      failure: 'authentication',
      card: { status: 'unusable' },
      dates: [{ attempts: 1 }],
    });
    const { body } = await donor.post(`/api/devotee/plans/${planId}/card`).set('idempotency-key', newId()).expect(201);
    await saveCard(api, donor, body.setupUrl);
    await api.get(PlanWorker).run(new Date(Date.now() + 60_000));
    expect(await detail(planId)).toMatchObject({ status: 'active', dates: [{ status: 'succeeded', attempts: 2 }] });
  });

  it('is never tried again where the bank took its permission back', async () => {
    const planId = await startPlan(api, donor, place, { card: '4000000000009987' });
    await workAt(0);
    expect(await detail(planId)).toMatchObject({ status: 'past-due', dates: [{ status: 'failed', failure: 'blocked', retryAt: null }] });
    const { body } = await donor.post(`/api/devotee/plans/${planId}/card`).set('idempotency-key', newId()).expect(201);
    await saveCard(api, donor, body.setupUrl);
    await workAt(2);
    expect(await detail(planId)).toMatchObject({ status: 'active', dates: [{ status: 'failed', attempts: 1 }] });
  });

  it.each([
    [
      'its purpose is closed',
      'fund-closed',
      () => api.database.transaction((tx) => tx.update(Fund, { id: place.annadanam.id }, { active: false })),
    ],
    [
      'its temple is suspended',
      'temple',
      () => api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status: 'suspended' })),
    ],
  ] as const)('says that %s, and charges nothing', async (_, failure, spoil) => {
    const planId = await startPlan(api, donor, place);
    await spoil();
    await workAt(0);
    expect((await detail(planId)).dates).toMatchObject([{ status: 'failed', failure, orderId: null, attempts: 0 }]);
    expect(await noticesOf()).toEqual(['plan.failed']);
    expect(await ordersOf()).toEqual([]);
  });

  it('isn’t tried again while its temple is suspended, and nothing is owed afterward', async () => {
    const becomes = (status: 'suspended' | 'approved') =>
      api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { status }));
    const planId = await startPlan(api, donor, place, { card: '4000000000000341', rule: { kind: 'weekly' } });
    await workAt(0);
    expect(await detail(planId)).toMatchObject({ status: 'past-due', dates: [{ status: 'failed', failure: 'funds' }] });
    await becomes('suspended');
    const charge = jest.spyOn(api.get(PaymentGateway), 'chargeCard');
    await workAt(1, 5 * 60);
    await workAt(14);
    await becomes('approved');
    await workAt(14, 60);
    expect(charge).not.toHaveBeenCalled();
    expect(await detail(planId)).toMatchObject({
      status: 'active',
      dates: Array(3).fill({ status: 'failed', failure: 'temple', retryAt: null }),
    });
    await workAt(21);
    expect(charge).toHaveBeenCalledTimes(1);
    charge.mockRestore();
  });

  it.each(['4000000000000119', '4000000000000077'] as const)(
    'asks the provider where the reply of card %s never came, and charges once',
    async (card) => {
      const planId = await startPlan(api, donor, place, { card });
      await workAt(0);
      expect((await detail(planId)).dates).toMatchObject([{ status: 'unknown' }]);
      await api.get(PlanWorker).run(new Date(chargedAt(today(), ZONE).getTime() + 30 * 60_000));
      const [date] = (await detail(planId)).dates;
      // The late card's own clock may still be running.
      expect([card === '4000000000000119' ? 'succeeded' : date?.status, date?.attempts]).toEqual([date?.status, 1]);
      expect(await ordersOf()).toHaveLength(1);
    },
  );
});

describe('its donor', () => {
  it('pauses and resumes it: dates that passed meanwhile aren’t charged', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    await workAt(0);
    expect((await act(planId, 'pause').expect(200)).body).toMatchObject({ status: 'paused', next: null });
    await workAt(14);
    expect((await detail(planId)).dates).toHaveLength(1);
    expect((await act(planId, 'resume').expect(200)).body).toMatchObject({ status: 'active', next: { n: 1 } });
  });

  it('skips one date, and no other', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    expect((await act(planId, 'skip', { n: 1 }).expect(200)).body.upcoming).toMatchObject([
      { skipped: false },
      { skipped: true },
      {},
      {},
      {},
      {},
    ]);
    await act(planId, 'skip', { n: 1 }).expect(200);
    await workAt(14);
    expect((await detail(planId)).dates.map(({ status }) => status)).toEqual(['succeeded', 'skipped', 'succeeded']);
    expect((await act(planId, 'skip', { n: 0 }).expect(409)).body.code).toBe('plan-date-passed');
  });

  it('changes amount, purposes and day: what is ahead follows, no month twice', async () => {
    const planId = await startPlan(api, donor, place);
    await workAt(0);
    const lines = [
      { fundId: place.general.id, amountCents: 1_000 },
      { fundId: place.building.id, amountCents: 2_000 },
    ];
    const { body } = await donor
      .patch(`/api/devotee/plans/${planId}`)
      .send({ lines, rule: { kind: 'monthly', day: 28 } })
      .expect(200);
    expect(body).toMatchObject({ totalCents: 3_000, next: { n: 1 } });
    expect(body.next.on.slice(0, 7) > today().slice(0, 7)).toBe(true);
    expect(body.next.on.slice(8)).toBe('28');
    await api.get(PlanWorker).run(new Date(chargedAt(body.next.on, ZONE).getTime() + 1));
    expect((await detail(planId)).dates.map(({ totalCents }) => totalCents)).toEqual([3_000, 5_100]);
  });

  it('sends its start again, or a later day of it: the month it charged isn’t charged again', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'monthly' } });
    await workAt(0);
    const { next } = await detail(planId);
    for (const startsOn of [today(), daysAfter(today(), 1)]) {
      const { body } = await donor.patch(`/api/devotee/plans/${planId}`).send({ startsOn }).expect(200);
      expect(body.next).toEqual(next);
    }
  });

  it('turns to another rule: a skip stays with its day, and no other date is skipped', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    const [, second] = (await detail(planId)).upcoming;
    await act(planId, 'skip', { n: second!.n }).expect(200);
    await donor
      .patch(`/api/devotee/plans/${planId}`)
      .send({ rule: { kind: 'monthly', day: 15 } })
      .expect(200);
    const skipped = (await detail(planId)).upcoming.filter((date) => date.skipped).map(({ on }) => on);
    expect(skipped).toEqual(second!.on.endsWith('-15') ? [second!.on] : []);
  });

  it('neither skips a date too far ahead nor starts beyond the calendar', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    expect((await act(planId, 'skip', { n: 99_999 }).expect(409)).body.code).toBe('plan-date-passed');
    const beyond = { ...planBody(place), startsOn: '2150-01-01' };
    const answer = await donor.post('/api/devotee/plans').set('idempotency-key', newId()).send(beyond).expect(400);
    expect(answer.body.fields).toHaveProperty('startsOn');
  });

  it('cancels it for good', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' } });
    expect((await act(planId, 'cancel').expect(200)).body).toMatchObject({ status: 'canceled', next: null });
    await workAt(7);
    expect((await act(planId, 'resume').expect(409)).body.code).toBe('plan-ended');
    expect(await ordersOf()).toEqual([]);
  });

  it('is notified when it is complete', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'weekly' }, endsAfter: 2 });
    await workAt(7);
    expect(await detail(planId)).toMatchObject({ status: 'completed', next: null, dates: [{ n: 1, status: 'succeeded' }, { n: 0 }] });
    expect(await noticesOf()).toEqual(['donation.received', 'donation.received', 'plan.ended']);
  });

  it('is notified once about a card that expires next month, and a week before a yearly gift', async () => {
    const planId = await startPlan(api, donor, place, { rule: { kind: 'yearly' }, startsOn: daysAfter(today(), 6) });
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1));
    const expiry = { expiresMonth: month.getUTCMonth() + 1, expiresYear: month.getUTCFullYear() };
    await api.database.transaction((tx) => tx.update(SavedCard, { planId }, expiry));
    for (let round = 0; round < 2; round++) await api.get(PlanReminders).run();
    expect(await noticesOf()).toEqual(['plan.card-expires', 'plan.upcoming']);
  });

  it('sees nobody else’s', async () => {
    const planId = await startPlan(api, donor, place);
    const stranger = (await signInDonor(api)).client;
    await stranger.get(`/api/devotee/plans/${planId}`).expect(404);
    await stranger.post(`/api/devotee/plans/${planId}/cancel`).expect(404);
    expect((await stranger.get('/api/devotee/plans').expect(200)).body.items).toEqual([]);
  });
});

describe('the office', () => {
  it('finds a plan, pauses and cancels it at the donor’s request, and the donor is notified', async () => {
    const planId = await startPlan(api, donor, place);
    const office = (await signInStaff(api, { temple: place.temple })).client;
    const list = (query: object) => office.get('/api/temple-admin/plans').query(query).expect(200);
    expect((await list({ search: 'raghunathan', kind: 'monthly' })).body.items).toMatchObject([
      { id: planId, donorLabel: 'Meera Raghunathan' },
    ]);
    expect((await list({ status: 'canceled' })).body.items).toEqual([]);
    await office.post(`/api/temple-admin/plans/${planId}/pause`).send({}).expect(400);
    const reason = { reason: 'Called the office' };
    expect((await office.post(`/api/temple-admin/plans/${planId}/pause`).send(reason).expect(200)).body.status).toBe('paused');
    expect((await office.post(`/api/temple-admin/plans/${planId}/cancel`).send(reason).expect(200)).body.status).toBe('canceled');
    expect(await noticesOf()).toEqual(['plan.canceled-for', 'plan.paused-for']);
  });
});
