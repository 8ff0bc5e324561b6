import type { PriestCandidate, StaffedSlot, WeekProposal } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { addSlot, dateIn, offerPooja } from '../../../test/poojas.ts';
import { assign, newestOf, ownAssignments, serve, signInPriest } from '../../../test/priests.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { AssignmentJobs } from './assignment-jobs.service.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function office(giving?: GivingTemple): Promise<{ giving: GivingTemple; staff: TestAgent }> {
  const place = giving ?? (await buildGivingTemple(api));
  return { giving: place, staff: (await signInStaff(api, { temple: place.temple, preset: 'manager' })).client };
}
const staffed = async (staff: TestAgent, giving: GivingTemple, days = 5): Promise<StaffedSlot[]> => {
  const query = { from: dateIn(giving, days), to: dateIn(giving, days) };
  return (await staff.get('/api/temple-admin/assignments').query(query).expect(200)).body;
};
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const titles = async (client: TestAgent): Promise<string[]> => {
  const { body } = await client.get('/api/account/notifications').expect(200);
  return body.items.map(({ title }: { title: string }) => title);
};

describe('an offer', () => {
  it('goes to the next priest when it is declined, and is accepted there', async () => {
    const { giving, staff } = await office();
    const first = await signInPriest(api, { temples: [giving.temple] });
    const second = await signInPriest(api, { temples: [giving.temple] });
    const { slot } = await offerPooja(staff, giving);
    await assign(staff, slot.id, { accountId: first.account.id });
    const [offer] = await ownAssignments(first.client, 'offered');
    expect(offer).toMatchObject({ slotId: slot.id, temple: { slug: giving.temple.slug }, position: 1, priestsNeeded: 1, families: 0 });
    const waiting = async () => (await first.client.get('/api/priest/assignments/waiting').expect(200)).body.waiting;
    expect(await waiting()).toBe(1);
    await first.client.post(`/api/priest/assignments/${offer!.id}/decline`).send({ reason: 'A wedding in the family' }).expect(200);
    expect(await waiting()).toBe(0);
    const [next] = await ownAssignments(second.client, 'offered');
    await second.client.post(`/api/priest/assignments/${next!.id}/accept`).expect(200);
    const [seen] = await staffed(staff, giving);
    expect(seen!.assignments.map(({ state, reason, explanation }) => [state, reason, explanation.code])).toEqual([
      ['accepted', null, 'priest-assignment.why-only'],
      ['declined', 'A wedding in the family', expect.stringMatching(/why-(fewest|office)$/)],
    ]);
    expect(seen!.open).toBe(0);
  });

  it('that nobody answers goes to the next, and then the office is notified', async () => {
    const { giving, staff } = await office();
    const first = await signInPriest(api, { temples: [giving.temple] });
    const second = await signInPriest(api, { temples: [giving.temple] });
    const { slot, service } = await offerPooja(staff, giving);
    await assign(staff, slot.id, { accountId: first.account.id });
    const [offer] = await ownAssignments(first.client, 'offered');
    expect(new Date(offer!.answerBy).getTime()).toBeLessThanOrEqual(hoursAhead(24).getTime());
    const expire = async (hours: number) => api.get(AssignmentJobs).followAndExpire(hoursAhead(hours));
    await expire(25);
    expect(await ownAssignments(first.client, 'expired')).toHaveLength(1);
    expect(await ownAssignments(second.client, 'offered')).toHaveLength(1);
    await first.client.post(`/api/priest/assignments/${offer!.id}/accept`).expect(409);
    await expire(50);
    expect(await titles(staff)).toEqual([expect.stringContaining(`No priest for ${service.name}`)]);
    expect((await staffed(staff, giving))[0]!.open).toBe(1);
  });

  it('is answered once, by its own priest', async () => {
    const { giving, staff } = await office();
    const own = await signInPriest(api, { temples: [giving.temple] });
    const other = await signInPriest(api, { temples: [giving.temple] });
    const { slot } = await offerPooja(staff, giving);
    const id = newestOf(await assign(staff, slot.id, { accountId: own.account.id }));
    await other.client.post(`/api/priest/assignments/${id}/accept`).expect(404);
    const answers = await Promise.all([1, 2, 3].map(() => own.client.post(`/api/priest/assignments/${id}/accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is checked again when it is accepted', async () => {
    const { giving, staff } = await office();
    const { client, account } = await signInPriest(api, { temples: [giving.temple] });
    const { slot } = await offerPooja(staff, giving);
    const id = newestOf(await assign(staff, slot.id, { accountId: account.id }));
    const daysOff = [{ from: dateIn(giving, 5), until: dateIn(giving, 5), reason: 'Travel' }];
    await client.put('/api/priest/days-off').send({ daysOff }).expect(200);
    const { body } = await client.post(`/api/priest/assignments/${id}/accept`).expect(409);
    expect(body).toMatchObject({ code: 'priest-not-free', message: 'Has the day off' });
  });
});

describe('a priest of two temples', () => {
  it('is given one of two overlapping services that are offered at the same moment', async () => {
    const [here, there] = [await office(), await office()];
    const { account, client } = await signInPriest(api, { temples: [here.giving.temple] });
    await serve(api, account, there.giving.temple);
    const [one, two] = [await offerPooja(here.staff, here.giving), await offerPooja(there.staff, there.giving, 8, { time: '11:30' })];
    for (let round = 0; round < 5; round++) {
      const offers = await Promise.all([
        here.staff.post('/api/temple-admin/assignments').send({ slotId: one.slot.id, accountId: account.id }),
        there.staff.post('/api/temple-admin/assignments').send({ slotId: two.slot.id, accountId: account.id }),
      ]);
      expect(offers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const [offer] = await ownAssignments(client, 'offered');
      const winner = offers[0]!.status === 201 ? here : there;
      await winner.staff.post(`/api/temple-admin/assignments/${offer!.id}/withdraw`).send({ reason: 'Again' }).expect(200);
    }
  });
});

describe('the office', () => {
  it('sees who is free and why others aren’t, and chooses someone anyway with a reason', async () => {
    const { giving, staff } = await office();
    const free = await signInPriest(api, { temples: [giving.temple], languages: ['te'] });
    const other = await signInPriest(api, { temples: [giving.temple], languages: ['hi'] });
    const { slot } = await offerPooja(staff, giving, 8, { service: { languages: ['te'] } });
    const path = `/api/temple-admin/pooja-slots/${slot.id}/priests`;
    const { body: candidates }: { body: PriestCandidate[] } = await staff.get(path).expect(200);
    expect(candidates.map(({ accountId, obstacles, next }) => [accountId, obstacles.map(({ rule }) => rule), next?.code])).toEqual([
      [free.account.id, [], 'priest-assignment.why-only-speaks'],
      [other.account.id, ['languages'], undefined],
    ]);
    const body = { slotId: slot.id, accountId: other.account.id };
    await staff.post('/api/temple-admin/assignments').send(body).expect(400);
    const chosen = await assign(staff, slot.id, { accountId: other.account.id, reason: 'The family asked for him', agreed: true });
    expect(chosen.assignments[0]).toMatchObject({
      state: 'accepted',
      explanation: { code: 'priest-assignment.why-office-anyway', params: { reason: 'The family asked for him' } },
    });
    await staff.post('/api/temple-admin/assignments').send({ slotId: slot.id, accountId: free.account.id }).expect(409);
    const replacesId = newestOf(chosen);
    const moved = await assign(staff, slot.id, { accountId: free.account.id, replacesId, reason: 'He is ill' });
    expect(moved.assignments.map(({ state }) => state)).toEqual(['offered', 'withdrawn']);
  });

  it('never puts a priest in two places', async () => {
    const { giving, staff } = await office();
    const { account } = await signInPriest(api, { temples: [giving.temple] });
    const { slot, service } = await offerPooja(staff, giving);
    const other = await addSlot(staff, giving, service, 8, { time: '11:30' });
    await assign(staff, slot.id, { accountId: account.id });
    const body = { slotId: other.id, accountId: account.id, reason: 'He can do both' };
    const { body: refused } = await staff.post('/api/temple-admin/assignments').send(body).expect(409);
    expect(refused.message).toBe('Has another service then');
  });

  it('proposes a week, offers it at once, and leaves out who isn’t free anymore', async () => {
    const { giving, staff } = await office();
    const priests = [await signInPriest(api, { temples: [giving.temple] }), await signInPriest(api, { temples: [giving.temple] })];
    const { service } = await offerPooja(staff, giving, 8, { time: '06:00' });
    for (const time of ['08:00', '10:00', '12:00']) await addSlot(staff, giving, service, 8, { time });
    const span = { from: dateIn(giving, 3), to: dateIn(giving, 9) };
    const { body: proposal }: { body: WeekProposal } = await staff.post('/api/temple-admin/assignments/proposals').send(span).expect(200);
    expect(proposal.items.every(({ priest, explanation }) => priest && explanation)).toBe(true);
    expect(proposal.loads.map(({ services }) => services)).toEqual([2, 2]);
    expect(await ownAssignments(priests[0]!.client, 'offered')).toEqual([]);
    const items = proposal.items.map(({ slotId, position, priest }) => ({ slotId, position, accountId: priest!.accountId }));
    const away = priests.find(({ account }) => account.id === items[0]!.accountId)!;
    await away.client
      .put('/api/priest/days-off')
      .send({ daysOff: [{ from: dateIn(giving, 5), until: dateIn(giving, 5) }] })
      .expect(200);
    const { body } = await staff.post('/api/temple-admin/assignments/proposals/offers').send({ items }).expect(200);
    expect(body).toMatchObject({ offered: 2, refused: [{ slotId: items[0]!.slotId, priest: null }, {}] });
    expect(await ownAssignments(away.client, 'offered')).toEqual([]);
  });

  it('can’t see or touch another temple’s priests and services', async () => {
    const [here, there] = [await office(), await office()];
    const { account } = await signInPriest(api, { temples: [there.giving.temple] });
    const { slot } = await offerPooja(there.staff, there.giving);
    const id = newestOf(await assign(there.staff, slot.id, { accountId: account.id }));
    await here.staff.get(`/api/temple-admin/priests/${account.id}`).expect(404);
    await here.staff.get(`/api/temple-admin/pooja-slots/${slot.id}/priests`).expect(404);
    await here.staff.post(`/api/temple-admin/assignments/${id}/withdraw`).send({ reason: 'No' }).expect(404);
    const own = await offerPooja(here.staff, here.giving);
    await here.staff.post('/api/temple-admin/assignments').send({ slotId: own.slot.id, accountId: account.id }).expect(404);
  });
});

describe('a service that moves or ends', () => {
  const change = async (id: string, to: Partial<PoojaSlotRow>) =>
    api.database.transaction(async (tx) => {
      await tx.update(PoojaSlotRow, { id }, to);
    });

  it('keeps its priest who is free at the new time', async () => {
    const { giving, staff } = await office();
    const { client, account } = await signInPriest(api, { temples: [giving.temple] });
    const { slot } = await offerPooja(staff, giving);
    await assign(staff, slot.id, { accountId: account.id, agreed: true });
    const [startsAt, endsAt] = [hoursAhead(150), hoursAhead(151)];
    await change(slot.id, { startsAt, endsAt });
    await api.get(AssignmentJobs).followAndExpire();
    expect(await ownAssignments(client, 'accepted')).toMatchObject([{ startsAt: startsAt.toISOString() }]);
    expect(await titles(client)).toContainEqual(expect.stringMatching(/ is now on /));
  });

  it('is offered to another where the priest isn’t', async () => {
    const { giving, staff } = await office();
    const busy = await signInPriest(api, { temples: [giving.temple] });
    const free = await signInPriest(api, { temples: [giving.temple] });
    const { slot, service } = await offerPooja(staff, giving);
    const later = await addSlot(staff, giving, service, 8, { time: '16:00' });
    for (const { id } of [slot, later]) await assign(staff, id, { accountId: busy.account.id, agreed: true });
    await change(slot.id, { startsAt: new Date(later.startsAt), endsAt: new Date(later.endsAt) });
    await api.get(AssignmentJobs).followAndExpire();
    expect(await ownAssignments(busy.client, 'accepted')).toHaveLength(1);
    expect(await ownAssignments(free.client, 'offered')).toMatchObject([{ slotId: slot.id }]);
    expect(await titles(busy.client)).toContainEqual(expect.stringMatching(/ is no longer yours$/));
  });

  it('gives its priest back when it is canceled', async () => {
    const { giving, staff } = await office();
    const { client, account } = await signInPriest(api, { temples: [giving.temple] });
    const { slot } = await offerPooja(staff, giving);
    await assign(staff, slot.id, { accountId: account.id, agreed: true });
    await change(slot.id, { status: 'canceled' });
    await api.get(AssignmentJobs).followAndExpire();
    expect(await ownAssignments(client, 'withdrawn')).toHaveLength(1);
    expect(await ownAssignments(client, 'offered')).toEqual([]);
  });
});

it('the only priest of a temple is asked without the office', async () => {
  const { giving, staff } = await office();
  const { client } = await signInPriest(api, { temples: [giving.temple] });
  const { slot } = await offerPooja(staff, giving);
  await api.get(AssignmentJobs).askAndComplete();
  expect(await ownAssignments(client, 'offered')).toMatchObject([{ slotId: slot.id }]);
});

it('a priest who leaves gives their services to others', async () => {
  const { giving, staff } = await office();
  const leaving = await signInPriest(api, { temples: [giving.temple] });
  const staying = await signInPriest(api, { temples: [giving.temple] });
  const { slot } = await offerPooja(staff, giving);
  await assign(staff, slot.id, { accountId: leaving.account.id, agreed: true });
  await staff.delete(`/api/temple-admin/priests/${leaving.account.id}`).expect(204);
  expect(await ownAssignments(leaving.client, 'withdrawn')).toHaveLength(1);
  expect(await ownAssignments(staying.client, 'offered')).toMatchObject([{ slotId: slot.id }]);
  const live = await api.database.reader.findBy(PriestAssignmentRow, { templeId: giving.temple.id, state: 'accepted' });
  expect(live).toEqual([]);
});
