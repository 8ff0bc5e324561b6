import { DEFAULT_FESTIVAL_PREFERENCES, type FestivalPreferencesValues } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { FESTIVAL_MAIL } from './festival-mail.ts';
import { FestivalRemindersService } from './festival-reminders.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const EDISON = { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' };
const FREMONT = { latitude: 37.5485, longitude: -121.9886, timeZone: 'America/Los_Angeles' };
const DIWALI = 'Diwali (Lakshmi Puja)';
const preferencesPath = '/api/devotee/festival-preferences';

interface Devotee {
  client: TestAgent;
  account: Account;
  temple: Temple;
}

/** A devotee of a temple who wants emails, from the evening of November 6: Diwali 2026 is on Sunday, November 8. */
async function devotee(wishes: Partial<FestivalPreferencesValues> = {}, place = EDISON, now = '2026-11-06T20:00:00Z'): Promise<Devotee> {
  setClock(now);
  const temple = await buildTemple(api, place);
  const donor = await signInDonor(api);
  await donor.client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
  await wish(donor.client, wishes);
  return { ...donor, temple };
}

const wish = (client: TestAgent, wishes: Partial<FestivalPreferencesValues>) =>
  client
    .put(preferencesPath)
    .send({ ...DEFAULT_FESTIVAL_PREFERENCES, email: true, ...wishes })
    .expect(200);

/** What the worker does at an instant: turns, then emails. */
async function workAt(iso: string): Promise<void> {
  setClock(iso);
  await api.get(FestivalRemindersService).runDue();
  await api.get(Jobs).runDue();
}

const mailsTo = ({ account }: Pick<Devotee, 'account'>) => api.get(LocalOutbox).list(account.email);
const subjectsTo = async (to: Devotee) => (await mailsTo(to)).map(({ subject }) => subject).reverse();
/** Emails show `Diwali (Lakshmi Puja): Sunday, November 8` for each; the festivals' names. */
const notifiedOf = async ({ client }: Devotee): Promise<string[]> =>
  (await client.get('/api/account/notifications')).body.items.map(({ title }: { title: string }) => title.split(': ')[0]);

it('reminds of a festival the chosen number of days ahead, at the local hour and not before', async () => {
  const meera = await devotee({ hour: 8, daysBefore: 1 });
  await workAt('2026-11-07T12:59:00Z');
  expect(await subjectsTo(meera)).toEqual([]);
  await workAt('2026-11-07T13:00:00Z');
  const [mail] = await mailsTo(meera);
  expect(mail!.subject).toBe('Naraka Chaturdashi: today, Saturday, November 7 and 1 more');
  expect(mail!.text).toContain(`${DIWALI}: tomorrow, Sunday, November 8`);
  expect(mail!.text).toContain('computed for the sky over');
  const { body } = await meera.client.get(preferencesPath).expect(200);
  expect(body.nextAt).toBe('2026-11-08T13:00:00.000Z');
});

it('reminds once, however many workers ask and however often', async () => {
  const meera = await devotee({ inApp: true });
  setClock('2026-11-07T13:00:00Z');
  await Promise.all(Array.from({ length: 6 }, () => api.get(FestivalRemindersService).runDue()));
  await Promise.all(Array.from({ length: 4 }, () => api.get(Jobs).runDue()));
  await workAt('2026-11-07T13:01:00Z');
  await workAt('2026-11-08T13:00:00Z');
  const told = (await mailsTo(meera)).map(({ text }) => text).join('\n');
  expect(told.split(`${DIWALI}:`)).toHaveLength(2);
  const notified = await notifiedOf(meera);
  expect(notified.filter((name) => name === DIWALI)).toHaveLength(1);
  expect(new Set(notified).size).toBe(notified.length);
});

it('keeps the local hour over the change of the clocks', async () => {
  const spring = await devotee({ hour: 8, daysBefore: 7 }, EDISON, '2026-03-07T20:00:00Z');
  expect((await spring.client.get(preferencesPath)).body.nextAt).toBe('2026-03-08T12:00:00.000Z');
  const autumn = await devotee({ hour: 8, daysBefore: 7 }, EDISON, '2026-10-31T20:00:00Z');
  expect((await autumn.client.get(preferencesPath)).body.nextAt).toBe('2026-11-01T13:00:00.000Z');
  await workAt('2026-11-01T12:30:00Z');
  expect(await subjectsTo(autumn)).toEqual([]);
  await workAt('2026-11-01T13:00:00Z');
  expect(await subjectsTo(autumn)).toHaveLength(1);
  await workAt('2026-11-02T12:30:00Z');
  expect((await autumn.client.get(preferencesPath)).body.nextAt).toBe('2026-11-02T13:00:00.000Z');
});

it('comes at the same hour in New Jersey and in California, three hours apart', async () => {
  const [edison, fremont] = [await devotee({ hour: 8 }), await devotee({ hour: 8 }, FREMONT)];
  await workAt('2026-11-07T13:00:00Z');
  expect([(await subjectsTo(edison)).length, (await subjectsTo(fremont)).length]).toEqual([1, 0]);
  await workAt('2026-11-07T16:00:00Z');
  expect((await subjectsTo(fremont)).length).toBe(1);
});

it('makes up for a turn that nobody was there for, and reminds of nothing that is past', async () => {
  const meera = await devotee({ hour: 8, daysBefore: 2, quietFrom: 7, quietTo: 7 });
  await workAt('2026-11-08T09:00:00Z');
  const subjects = await subjectsTo(meera);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]).toContain(`${DIWALI}: today`);
  expect((await mailsTo(meera))[0]!.text).not.toContain('November 7');
});

it('starts again where a crash between the turn and its commit left it', async () => {
  const meera = await devotee();
  const enqueue = jest.spyOn(api.get(Outbox), 'enqueue').mockRejectedValueOnce(new Error('killed'));
  await workAt('2026-11-07T13:00:00Z');
  expect(enqueue).toHaveBeenCalled();
  const lost = await subjectsTo(meera);
  enqueue.mockRestore();
  await workAt('2026-11-07T13:01:00Z');
  expect([lost.length, (await subjectsTo(meera)).length]).toEqual([0, 1]);
});

it('tries a mail again with the same id when the server refuses it', async () => {
  const meera = await devotee();
  const sender = api.get(MailSender);
  const sent: string[] = [];
  const send = sender.send.bind(sender);
  jest.spyOn(sender, 'send').mockImplementation(async (mail) => {
    if (mail.to === meera.account.email && sent.push(mail.id) === 1) throw new Error('busy');
    return send(mail);
  });
  await workAt('2026-11-07T13:00:00Z');
  expect(await subjectsTo(meera)).toEqual([]);
  await workAt('2026-11-07T13:01:00Z');
  expect(await subjectsTo(meera)).toHaveLength(1);
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
});

it('sends nothing to who opted out between the turn and the sending', async () => {
  const meera = await devotee();
  setClock('2026-11-07T13:00:00Z');
  await api.get(FestivalRemindersService).runDue();
  const { id } = await api.database.reader.findOneByOrFail(OutboxMessage, { kind: FESTIVAL_MAIL, state: 'waiting' });
  await wish(meera.client, { email: false });
  await api.get(Jobs).runDue();
  expect(await subjectsTo(meera)).toEqual([]);
  expect(await api.database.reader.findOneByOrFail(OutboxMessage, { id })).toMatchObject({ state: 'done', data: {} });
});

it('mails nothing to an address that mail came back from', async () => {
  const meera = await devotee();
  await api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'email', address: meera.account.email }, 'hard'));
  await workAt('2026-11-07T13:00:00Z');
  expect(await subjectsTo(meera)).toEqual([]);
});

it('ends mails by the link at their foot, without a session and at once', async () => {
  const meera = await devotee({ daysBefore: 0, kinds: ['festival', 'vrata'] });
  await workAt('2026-11-08T13:00:00Z');
  const [mail] = await mailsTo(meera);
  const link = mail!.links.find((address) => address.includes('/unsubscribe/'))!;
  const token = new URL(link).pathname.split('/').at(-1);
  const path = `/api/public/festival-mail/${token}`;
  expect((await api.client().get(path).expect(200)).body).toEqual({
    email: expect.stringMatching(/^..•••@example\.test$/),
    subscribed: true,
  });
  setClock('2026-11-09T13:00:00Z');
  await api.get(FestivalRemindersService).runDue();
  expect((await api.client().post(`${path}/unsubscribe`).expect(200)).body.subscribed).toBe(false);
  await workAt('2026-11-10T13:00:00Z');
  expect(await mailsTo(meera)).toHaveLength(1);
  expect((await meera.client.get(preferencesPath)).body).toMatchObject({ email: false, nextAt: null });
  expect((await api.client().post(`${path}/subscribe`).expect(200)).body.subscribed).toBe(true);
  await api
    .client()
    .get(`/api/public/festival-mail/${meera.account.id}.${'0'.repeat(32)}`)
    .expect(404);
  await api.client().post(`/api/public/festival-mail/nonsense/unsubscribe`).expect(404);
});

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
])('ends mails at one click in a mail program, which sends %s (RFC 8058)', async (type, body) => {
  const meera = await devotee();
  const send = jest.spyOn(api.get(MailSender), 'send');
  await workAt('2026-11-07T13:00:00Z');
  const mail = send.mock.calls.map(([sent]) => sent).find(({ to }) => to === meera.account.email);
  const { pathname } = new URL(mail!.oneClickUnsubscribeUrl!);
  await api.client().get(pathname).expect(404);
  expect((await meera.client.get(preferencesPath)).body.email).toBe(true);
  await api.client().post(pathname).set('content-type', type).send(body).expect(200);
  expect((await meera.client.get(preferencesPath)).body.email).toBe(false);
});

it('honours the date a temple keeps, also when it is moved after the first word', async () => {
  const meera = await devotee({ daysBefore: 3 });
  const officeOf = async () => (await signInStaff(api, { temple: meera.temple })).client;
  const move = { date: '2026-11-07', note: 'Kept on the Saturday for the children' };
  await (await officeOf()).put('/api/temple-admin/panchanga/overrides/diwali-lakshmi-puja/2026-11-08').send(move).expect(200);
  await workAt('2026-11-07T13:00:00Z');
  const [mail] = await mailsTo(meera);
  expect(mail!.text).toContain(`${DIWALI}: today, Saturday, November 7`);
  expect(mail!.text).toContain('Kept on the Saturday for the children');
  await (await officeOf()).delete('/api/temple-admin/panchanga/overrides/diwali-lakshmi-puja/2026-11-08').expect(200);
  await workAt('2026-11-08T13:00:00Z');
  expect((await mailsTo(meera))[0]!.text).toContain(`${DIWALI}: today, Sunday, November 8`);
});

it('mails nothing in the quiet hours, and refuses an hour that lies in them', async () => {
  const meera = await devotee({ hour: 8 });
  await workAt('2026-11-08T04:00:00Z');
  expect(await subjectsTo(meera)).toEqual([]);
  await workAt('2026-11-08T12:00:00Z');
  expect(await subjectsTo(meera)).toHaveLength(1);
  const { body } = await meera.client
    .put(preferencesPath)
    .send({ ...DEFAULT_FESTIVAL_PREFERENCES, email: true, hour: 22 })
    .expect(400);
  expect(Object.keys(body.fields)).toEqual(['hour']);
});

it('reminds of what was asked for: kinds, regions and tradition', async () => {
  const festivals = await devotee({ inApp: true, email: false, daysBefore: 7 });
  const tamil = await devotee({ inApp: true, email: false, daysBefore: 7, regions: ['tamil'] });
  const vratas = await devotee({ inApp: true, email: false, daysBefore: 7, kinds: ['vrata'], tradition: 'vaishnava' });
  await workAt('2026-11-20T16:00:00Z');
  const told = await Promise.all([festivals, tamil, vratas].map(notifiedOf));
  expect(told[1]!.length).toBeGreaterThan(told[0]!.length);
  expect(told[2]).not.toContain(DIWALI);
  expect(told[2]!.length).toBeGreaterThan(0);
});

it('writes in Hindi to who chose it', async () => {
  const meera = await devotee({ language: 'hi' });
  await workAt('2026-11-07T13:00:00Z');
  const [mail] = await mailsTo(meera);
  expect(mail!.text).toMatch(/कल, रविवार, 8 नवंबर/);
  expect(mail!.html).toContain('<html lang="hi">');
});

it('mails nobody whose address is not verified, and nobody who never asked', async () => {
  setClock('2026-11-06T20:00:00Z');
  const temple = await buildTemple(api, EDISON);
  const unverified = await signInDonor(api);
  await unverified.client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
  await wish(unverified.client, {});
  await api.database.transaction((tx) => tx.update(Account, { id: unverified.account.id }, { emailVerifiedAt: null }));
  const silent = await signInDonor(api);
  await workAt('2026-11-07T13:00:00Z');
  expect([await mailsTo(unverified), await mailsTo(silent)]).toEqual([[], []]);
  expect((await silent.client.get(preferencesPath)).body).toMatchObject({ ...DEFAULT_FESTIVAL_PREFERENCES, place: null, nextAt: null });
});

it('looks at the city of the preferences instead of the home temple, and follows a home temple that changes', async () => {
  const meera = await devotee({ city: 'fremont-ca' });
  expect((await meera.client.get(preferencesPath)).body).toMatchObject({ place: { timeZone: 'America/Los_Angeles' } });
  await meera.client
    .put(preferencesPath)
    .send({ ...DEFAULT_FESTIVAL_PREFERENCES, city: 'atlantis' })
    .expect(400);
  await wish(meera.client, {});
  const fremont = await buildTemple(api, FREMONT);
  await meera.client.post('/api/devotee/temples').send({ templeId: fremont.id }).expect(200);
  await meera.client.put(`/api/devotee/temples/${fremont.id}/home`).expect(200);
  await workAt('2026-11-07T13:00:00Z');
  expect(await subjectsTo(meera)).toEqual([]);
  await workAt('2026-11-07T16:00:00Z');
  expect(await subjectsTo(meera)).toHaveLength(1);
});
