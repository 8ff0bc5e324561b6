import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { monthly, OFFICE, OWN, onPledges, type PledgeSuite, post } from '../../../test/pledges.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import type { Account } from '../accounts/account.entity.ts';
import { NotificationRow } from '../notifications/notification.entity.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeTurns } from './pledge-turns.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let donor: TestAgent;
let account: Account;
let toFund: PledgeSuite['toFund'];
let pledge: PledgeSuite['pledge'];
let record: PledgeSuite['record'];
let give: PledgeSuite['give'];
let signInAgain: PledgeSuite['signInAgain'];
onPledges((suite) => ({ api, place, office, donor, account, toFund, pledge, record, give, signInAgain } = suite));

const one = async (id: string) => (await office.get(`${OFFICE}/${id}`).expect(200)).body;

describe('a pledge', () => {
  it('is due in equal installments counted from the first date, to the cent', async () => {
    const id = await pledge(100_00, monthly('2031-01-31', 3));
    expect((await one(id)).installments).toMatchObject([
      { dueOn: '2031-01-31', amountCents: 33_34, paidCents: 0 },
      { dueOn: '2031-02-28', amountCents: 33_33 },
      { dueOn: '2031-03-31', amountCents: 33_33 },
    ]);
  });

  it('is made once however often the request is sent', async () => {
    const key = newId();
    const body = { templeSlug: place.temple.slug, ...toFund(100_00) };
    const ids = await Promise.all([1, 2, 3].map(async () => (await post(donor, OWN, body, key)).body.id));
    expect(new Set(ids.filter(Boolean)).size).toBe(1);
    expect((await donor.get(OWN).expect(200)).body.items).toHaveLength(1);
  });

  it('is refused with the field to mend for dates that passed, too many installments and a closed fund', async () => {
    const body = (more: object) => ({ templeSlug: place.temple.slug, ...toFund(100_00, more) });
    expect((await post(donor, OWN, body(monthly('2020-01-01', 1))).expect(400)).body.fields).toEqual({
      'schedule.firstOn': 'This date has passed. Choose today or a later date.',
    });
    expect((await post(donor, OWN, body(monthly('2031-01-01', 101))).expect(400)).body.fields).toEqual({
      'schedule.count': 'Each installment has to be $1.00 or more. Choose fewer installments.',
    });
    expect((await post(donor, OWN, body({ fundId: newId() })).expect(422)).body.code).toBe('fund-closed');
    expect((await donor.get(OWN).expect(200)).body.items).toEqual([]);
  });

  it('is no income until it is paid', async () => {
    await pledge(500_00);
    const held = async () =>
      (await office.get('/api/temple-admin/funds').expect(200)).body.map((fund: { balanceCents: number }) => fund.balanceCents);
    expect(await held()).toEqual([0, 0, 0]);
    expect((await office.get('/api/temple-admin/donations/summary').expect(200)).body).toMatchObject({ count: 0, totalCents: 0 });
    await give(200_00);
    expect((await held()).reduce((sum: number, cents: number) => sum + cents, 0)).toBe(200_00);
  });

  it('recorded by the office belongs to the devotee with that verified address, who is notified', async () => {
    await record(300_00, { email: account.email.toUpperCase() });
    expect((await donor.get(OWN).expect(200)).body.items).toMatchObject([{ amountCents: 300_00, byOffice: true, status: 'pending' }]);
    expect(await api.database.reader.findBy(NotificationRow, { accountId: account.id })).toMatchObject([{ kind: 'pledge.recorded' }]);
    const unverified = await signInDonor(api, { emailVerifiedAt: null });
    await record(300_00, { email: unverified.account.email });
    expect((await unverified.client.get(OWN).expect(200)).body.items).toEqual([]);
  });

  it('is hidden from other devotees and other temples', async () => {
    const id = await pledge(300_00);
    const stranger = (await signInDonor(api)).client;
    await post(stranger, `${OWN}/${id}/cancel`).expect(404);
    await stranger.patch(`${OWN}/${id}`).send({ reminders: false }).expect(404);
    const elsewhere = (await signInStaff(api)).client;
    await elsewhere.get(`${OFFICE}/${id}`).expect(404);
    await post(elsewhere, `${OFFICE}/${id}/write-off`, { reason: 'Moved away' }).expect(404);
    expect((await elsewhere.get(OFFICE).expect(200)).body.items).toEqual([]);
  });
});

describe('due dates', () => {
  /** Sessions of earlier weeks have ended. */
  async function at(iso: string): Promise<void> {
    setClock(iso);
    await signInAgain();
  }
  /** What the workers of several processes do at an instant. */
  async function workAt(iso: string): Promise<void> {
    await at(iso);
    await Promise.all([1, 2, 3].map(() => api.get(PledgeTurns).runDue()));
  }
  const reminders = () => api.database.reader.findBy(NotificationRow, { accountId: account.id, kind: 'pledge.due' });
  const mails = async () => {
    await runJobs(api);
    return api.get(LocalOutbox).list(account.email);
  };

  it('are over when the day ends at the temple, not before', async () => {
    await at('2027-01-01T15:00:00Z');
    const id = await pledge(200_00, monthly('2027-01-10', 2));
    await workAt('2027-01-11T04:59:00Z');
    expect(await one(id)).toMatchObject({ status: 'pending' });
    await workAt('2027-01-11T05:00:00Z');
    expect(await one(id)).toMatchObject({ status: 'overdue', installments: [{ overdue: true }, { overdue: false }] });
    await give(100_00);
    expect(await one(id)).toMatchObject({ status: 'in-progress' });
    await workAt('2027-02-11T05:00:00Z');
    expect(await one(id)).toMatchObject({ status: 'overdue' });
    await give(100_00);
    expect(await one(id)).toMatchObject({ status: 'completed' });
  });

  it('are passed at once for an old pledge the office records', async () => {
    const id = await record(200_00, monthly('2020-01-10', 2));
    expect(await one(id)).toMatchObject({ status: 'overdue' });
    expect(await api.database.reader.findOneByOrFail(Pledge, { templeId: place.temple.id, id })).toMatchObject({ turnAt: null });
  });

  it('bring one reminder, a week before, in the app and by mail, with what is still owed', async () => {
    await at('2027-01-01T15:00:00Z');
    await pledge(200_00, monthly('2027-01-20', 2));
    await give(40_00);
    await workAt('2027-01-13T13:59:00Z');
    expect(await reminders()).toEqual([]);
    await workAt('2027-01-13T14:00:00Z');
    await workAt('2027-01-14T14:00:00Z');
    expect(await reminders()).toMatchObject([{ params: { amount: '$60.00', dueOn: '2027-01-20', fund: 'Building' } }]);
    expect((await mails()).filter(({ subject }) => subject?.includes('$60.00 of your pledge'))).toHaveLength(1);
  });

  it('bring no reminder once the installment is paid', async () => {
    await at('2027-01-01T15:00:00Z');
    await pledge(200_00, monthly('2027-01-20', 2));
    await give(100_00);
    await workAt('2027-01-13T14:00:00Z');
    expect(await reminders()).toEqual([]);
    await workAt('2027-02-13T14:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  it('bring no reminder to those who turned reminders off, for one pledge or for all', async () => {
    await at('2027-01-01T15:00:00Z');
    const quiet = await pledge(200_00, monthly('2027-01-20', 1));
    await donor.patch(`${OWN}/${quiet}`).send({ reminders: false }).expect(200);
    await workAt('2027-01-13T14:00:00Z');
    expect(await reminders()).toEqual([]);
    await donor.put('/api/account/notification-preferences').send({ group: 'pledge', channel: 'email', isOn: false }).expect(200);
    await pledge(300_00, monthly('2027-02-20', 1));
    await workAt('2027-02-13T14:00:00Z');
    expect(await reminders()).toHaveLength(1);
    expect((await mails()).filter(({ subject }) => subject?.includes('pledge'))).toEqual([]);
  });

  it('end with the pledge', async () => {
    await at('2027-01-01T15:00:00Z');
    const id = await pledge(200_00, monthly('2027-01-20', 1));
    await post(donor, `${OWN}/${id}/cancel`).expect(200);
    await workAt('2027-01-21T05:00:00Z');
    expect(await reminders()).toEqual([]);
    expect(await one(id)).toMatchObject({ status: 'canceled', next: null });
  });
});

it('keeps a pledge without its devotee when the account is deleted', async () => {
  const id = await pledge(200_00);
  await give(50_00);
  const { PersonalData } = await import('../../platform/personal-data/personal-data.ts');
  await api.database.transaction((tx) => api.get(PersonalData).erase(tx, account.id));
  expect(await one(id)).toMatchObject({ donorName: 'Former devotee', email: null, status: 'canceled', paidCents: 50_00 });
});
