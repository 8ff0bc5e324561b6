import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { bookAtCounter, offerPooja, soonAt } from '../../../test/poojas.ts';
import { assign, signInPriest } from '../../../test/priests.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { CompletedServices } from '../assignments/completed-services.service.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { LedgerAccount } from '../ledger/ledger-account.entity.ts';
import { ProofService } from '../proof/proof.service.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

interface Performed {
  office: TestAgent;
  /** The booking of the family that didn’t come. */
  missedId: string;
  giving: GivingTemple;
  treasurer: TestAgent;
  priest: Awaited<ReturnType<typeof signInPriest>>;
  slotId: string;
}

/** A service of two families at $7.50 each, performed. */
async function perform(dakshina: 'included' | 'separate' | 'pooled', others = 0, priestsNeeded = 1): Promise<Performed> {
  const giving = await buildGivingTemple(api);
  const { client: office } = await signInStaff(api, { temple: giving.temple, preset: 'manager' });
  const { client: treasurer } = await signInStaff(api, { temple: giving.temple, preset: 'treasurer' });
  const priest = await signInPriest(api, { temples: [giving.temple] });
  const more = [];
  for (let index = 0; index < others; index++) more.push(await signInPriest(api, { temples: [giving.temple] }));
  const service = { dakshina, dakshinaCents: 751, priestsNeeded };
  const { slot } = await offerPooja(office, giving, 8, { ...soonAt(giving), onlinePlaces: 4, counterPlaces: 4, service });
  const performers = [priest, ...more].slice(0, priestsNeeded);
  for (const { account } of performers) await assign(office, slot.id, { accountId: account.id, agreed: true });
  let missedId = '';
  for (let index = 0; index < 3; index++) {
    const { id } = await bookAtCounter(office, slot.id);
    // The third family didn't come.
    missedId = id;
    await office.post(`/api/temple-admin/bookings/${id}/${index < 2 ? 'performed' : 'no-show'}`).expect(200);
  }
  await complete(giving, slot.id);
  return { office, missedId, giving, treasurer, priest, slotId: slot.id };
}

const complete = (giving: GivingTemple, slotId: string) =>
  api.database.transaction((tx) => api.get(CompletedServices).complete(tx, { templeId: giving.temple.id, id: slotId }));
const owedAt = async ({ temple }: GivingTemple): Promise<number[]> => {
  const rows = await api.database.reader.findBy(DakshinaEntryRow, { templeId: temple.id });
  return rows.map(({ cents }) => cents).sort((a, b) => b - a);
};
const payment = (accountId: string, cents: number) => ({ accountId, cents, method: 'check', reference: '1042', paidOn: '2026-01-05' });
const pay = (client: TestAgent, body: object) => client.post('/api/temple-admin/dakshina/pay').set('idempotency-key', newId()).send(body);
const balance = async ({ temple }: GivingTemple, accountKey: string): Promise<number> => {
  const account = await api.database.reader.findOneBy(LedgerAccount, { templeId: temple.id, accountKey });
  return account ? account.debitCents - account.creditCents : 0;
};

describe('dakshina', () => {
  it('is owed for each family it was performed for, once', async () => {
    const { giving, slotId, priest } = await perform('included');
    expect(await complete(giving, slotId)).toBe(0);
    expect(await owedAt(giving)).toEqual([1502]);
    expect([await balance(giving, 'dakshina'), await balance(giving, 'priests-dakshina')]).toEqual([1502, -1502]);
    const { body } = await priest.client.get('/api/priest/dakshina').expect(200);
    expect(body).toMatchObject({ owedCents: 1502, paidCents: 0, items: [{ families: 2, way: 'included', state: 'owed', paid: null }] });
  });

  it('is owed for a family that came late, also after the others were paid for', async () => {
    const { giving, office, missedId, slotId, treasurer, priest } = await perform('included');
    await pay(treasurer, payment(priest.account.id, 1502)).expect(200);
    await office.post(`/api/temple-admin/bookings/${missedId}/performed`).expect(200);
    await complete(giving, slotId);
    expect(await owedAt(giving)).toEqual([1502, 751]);
    expect([await balance(giving, 'dakshina'), await balance(giving, 'priests-dakshina')]).toEqual([2253, -751]);
    const { body } = await priest.client.get('/api/priest/dakshina').expect(200);
    expect(body).toMatchObject({ owedCents: 751, paidCents: 1502 });
    expect((await api.get(ProofService).ofTemple(giving.temple.id)).differences).toEqual([]);
  });

  it('is owed to a priest who left the temple after the service began', async () => {
    const giving = await buildGivingTemple(api);
    const { client: office } = await signInStaff(api, { temple: giving.temple, preset: 'manager' });
    const { client, account } = await signInPriest(api, { temples: [giving.temple] });
    const service = { dakshina: 'included', dakshinaCents: 751 };
    const { slot } = await offerPooja(office, giving, 1, { ...soonAt(giving), onlinePlaces: 0, counterPlaces: 1, service });
    await assign(office, slot.id, { accountId: account.id, agreed: true });
    const { id } = await bookAtCounter(office, slot.id);
    const begun = { startsAt: new Date(Date.now() - 60_000) };
    await api.database.transaction((tx) => tx.update(PriestAssignmentRow, { slotId: slot.id }, begun));
    await client.delete(`/api/priest/temples/${giving.temple.slug}`).expect(200);
    await office.post(`/api/temple-admin/bookings/${id}/performed`).expect(200);
    await complete(giving, slot.id);
    expect(await owedAt(giving)).toEqual([751]);
  });

  it('is shared by the priests who performed it', async () => {
    const { giving } = await perform('included', 2, 2);
    expect(await owedAt(giving)).toEqual([751, 751]);
  });

  it('is shared by all priests of the temple where it is pooled, to the cent', async () => {
    const { giving } = await perform('pooled', 3);
    expect(await owedAt(giving)).toEqual([376, 376, 375, 375]);
  });

  it('isn’t owed where families give it to the priest', async () => {
    expect(await owedAt((await perform('separate')).giving)).toEqual([]);
  });
});

describe('the treasurer', () => {
  it('pays it with books, exactly once, however often it is sent', async () => {
    const { giving, treasurer, priest } = await perform('included');
    const body = payment(priest.account.id, 1502);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(treasurer, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect([await balance(giving, 'priests-dakshina'), await balance(giving, 'bank')]).toEqual([0, -1502]);
    const { body: totals } = await treasurer.get('/api/temple-admin/dakshina/totals').expect(200);
    expect(totals).toMatchObject([{ id: priest.account.id, owedCents: 0, paidCents: 1502, services: 0 }]);
    const { body: list } = await treasurer.get('/api/temple-admin/dakshina').query({ state: 'paid' }).expect(200);
    expect(list.items).toMatchObject([{ cents: 1502, paid: { on: '2026-01-05', method: 'check', reference: '1042' } }]);
    const proof = await api.get(ProofService).ofTemple(giving.temple.id);
    expect(proof.differences).toEqual([]);
  });

  it.each([
    ['2027-01-01T03:00:00Z', 1502],
    ['2027-01-01T06:00:00Z', 0],
  ])('and the priest read the same sum of this year in New York at %s', async (now, paidCents) => {
    setClock('2026-12-31T17:00:00Z');
    const { treasurer, priest, giving } = await perform('included');
    await pay(treasurer, payment(priest.account.id, 1502)).expect(200);
    setClock(now);
    const { client } = await signInStaff(api, { temple: giving.temple, preset: 'treasurer' });
    const { body: totals } = await client.get('/api/temple-admin/dakshina/totals').expect(200);
    const { body: own } = await (await signInAs(api, priest.account)).get('/api/priest/dakshina').expect(200);
    expect([totals[0].paidCents, own.paidCents]).toEqual([paidCents, paidCents]);
  });

  it('is refused when what is owed has changed', async () => {
    const { treasurer, priest } = await perform('included');
    const { body } = await pay(treasurer, payment(priest.account.id, 1500)).expect(409);
    expect(body.code).toBe('dakshina-changed');
    await pay(treasurer, { ...payment(priest.account.id, 1502), paidOn: '2999-01-01' }).expect(400);
    const early = await pay(treasurer, { ...payment(priest.account.id, 1502), paidOn: '1900-01-01' }).expect(400);
    expect(early.body.fields).toEqual({ paidOn: expect.stringMatching(/^Enter a day from January 1, \d{4} on/) });
    await pay(treasurer, { ...payment(priest.account.id, 1502), reference: '' }).expect(400);
  });

  it('sees a difference in the proof where the books disagree', async () => {
    const { giving } = await perform('included');
    await api.database.transaction((tx) => tx.update(DakshinaEntryRow, { templeId: giving.temple.id }, { cents: 1 }));
    const { differences } = await api.get(ProofService).ofTemple(giving.temple.id);
    expect(differences).toMatchObject([{ what: 'Dakshina owed to priests', expectedCents: 1, foundCents: 1502 }]);
  });
});
