import {
  broadcastAct as act,
  BROADCASTS,
  broadcastTo,
  mailsOf,
  retryNow,
  shownBroadcast as shown,
  startBroadcast as start,
  workOnBroadcasts,
} from '../../../test/broadcasts.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { MailSender } from '../../platform/mail/mail-sender.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import { minutesAt } from '../../platform/sms/text-hours.ts';
import { NotificationTimingRow } from '../notifications/notification-timing.entity.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastFreeze } from './broadcast-freeze.service.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const work = (rounds?: number) => workOnBroadcasts(api, rounds);
const waitingNow = () => retryNow(api);
const office = (count: number, body?: object, given?: object) => broadcastTo(api, count, body, given);
const mailsTo = (address: string) => mailsOf(api, address);

/** Quiet for at least an hour from now. */
async function quietNow(accountId: string): Promise<void> {
  const hour = Math.floor(minutesAt(new Date(), 'America/New_York') / 60);
  const hours = { quietFrom: hour, quietTo: (hour + 2) % 24 };
  const timing = { timeZone: 'America/New_York', quiet: true, ...hours, digest: 'each' as const, hour: 8, nextAt: null };
  await api.database.transaction((tx) => insertRow(tx, NotificationTimingRow, { accountId, ...timing }));
}

it('waits for the end of a reader’s quiet hours, while the others get it', async () => {
  const { client, people, id } = await office(2);
  await quietNow(people[0]!.id);
  await start(client, id).expect(200);
  await work();
  expect(await shown(client, id)).toMatchObject({ status: 'running', counts: { sent: 1, held: 1 } });
  await api.database.transaction(async (tx) => {
    await tx.delete(NotificationTimingRow, { accountId: people[0]!.id });
    await tx.update(BroadcastRecipientRow, { broadcastId: id, status: 'held' }, { heldUntil: new Date(0) });
  });
  await work();
  expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 2 } });
  expect(await mailsTo(people[0]!.email)).toHaveLength(1);
});

it.each(['email', 'in-app'])('reaches by %s only those who are still on the staff when it is sent', async (channel) => {
  const { client, temple, id } = await office(0, { channels: [channel], segment: { groups: ['staff'] } });
  const gone = await signInStaff(api, { temple, preset: 'manager' });
  await start(client, id).expect(200);
  const row = await api.database.reader.findOneByOrFail(BroadcastRow, { id });
  await api.get(BroadcastFreeze).freeze(row, new Date());
  await api.database.transaction((tx) => tx.delete(StaffMember, { templeId: temple.id, accountId: gone.account.id }));
  await work();
  const left = await api.database.reader.findBy(BroadcastRecipientRow, { broadcastId: id, accountId: gone.account.id });
  expect(left.map(({ status, reason }) => [status, reason])).toEqual([['suppressed', 'ended']]);
  expect((await shown(client, id)).counts).toEqual({ [channel === 'email' ? 'sent' : 'delivered']: 1, suppressed: 1 });
});

it.each(['email', 'in-app'])('reaches by %s only the priests who still serve the temple when it is sent', async (channel) => {
  const { client, temple, id } = await office(0, { channels: [channel], segment: { groups: ['priests'] } });
  const [gone, stays] = [await buildPriest(api, { temples: [temple] }), await buildPriest(api, { temples: [temple] })];
  await start(client, id).expect(200);
  const row = await api.database.reader.findOneByOrFail(BroadcastRow, { id });
  await api.get(BroadcastFreeze).freeze(row, new Date());
  await api.database.transaction((tx) => tx.delete(PriestTemple, { templeId: temple.id, accountId: gone.id }));
  await work();
  const rows = await api.database.reader.findBy(BroadcastRecipientRow, { broadcastId: id });
  const reached = channel === 'email' ? 'sent' : 'delivered';
  expect(Object.fromEntries(rows.map(({ accountId, status }) => [accountId, status]))).toEqual({
    [gone.id]: 'suppressed',
    [stays.id]: reached,
  });
});

it('holds nothing for a quiet reader once it is canceled', async () => {
  const { client, id } = await office(1);
  jest.spyOn(api.get(NotificationTimings), 'quietUntil').mockImplementation(async () => {
    await act(client, id, 'cancel').expect(200);
    return new Date(Date.now() + 3_600_000);
  });
  await start(client, id).expect(200);
  await work();
  expect(await shown(client, id)).toMatchObject({ status: 'canceled', counts: { suppressed: 1 } });
});

describe('its end time', () => {
  const over = (id: string) => api.database.transaction((tx) => tx.update(BroadcastRow, { id }, { usefulUntil: new Date() }));
  const tomorrow = { untilOn: new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10), untilTime: '09:00' };
  const reasonsOf = (id: string) => api.database.reader.findBy(BroadcastRecipientRow, { broadcastId: id, status: 'suppressed' });

  it('is chosen on the temple’s clocks, and comes after its start', async () => {
    const { client, id } = await office(1);
    const send = (body: object) => client.post(`${BROADCASTS}/${id}/start`).send(body);
    expect((await send({ untilOn: '2020-01-01', untilTime: '09:00' }).expect(400)).body.fields).toEqual({
      untilOn: 'Choose a time after the broadcast begins',
    });
    await send({ untilOn: tomorrow.untilOn }).expect(400);
    const { body } = await send(tomorrow).expect(200);
    expect(minutesAt(new Date(body.usefulUntil), 'America/New_York')).toBe(9 * 60);
  });

  it('drops what is still waiting, and doesn’t ask about it after an outage', async () => {
    const { client, id } = await office(3, { perMinute: 1 });
    await client.post(`${BROADCASTS}/${id}/start`).send(tomorrow).expect(200);
    await work();
    await over(id);
    await api.database.transaction((tx) => tx.update(BroadcastRow, { id }, { workedAt: new Date(Date.now() - 61 * 60_000) }));
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', isLate: false, counts: { sent: 1, suppressed: 2 } });
    expect((await reasonsOf(id)).map(({ reason }) => reason)).toEqual(['outlived', 'outlived']);
  });

  it('stops what is still in the outbox', async () => {
    const { client, people, id } = await office(1);
    await client.post(`${BROADCASTS}/${id}/start`).send(tomorrow).expect(200);
    const send = jest.spyOn(api.get(MailSender), 'send').mockRejectedValue(new Error('busy'));
    await work();
    send.mockImplementation((mail) => api.get(LocalOutbox).keepMail(mail));
    await over(id);
    await waitingNow();
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { suppressed: 1 } });
    expect([await mailsTo(people[0]!.email), (await reasonsOf(id))[0]?.reason]).toEqual([[], 'outlived']);
  });

  it('doesn’t hold what could only be sent after it', async () => {
    const { client, people, id } = await office(2);
    await quietNow(people[0]!.id);
    const soon = await client.post(`${BROADCASTS}/${id}/start`).send(tomorrow).expect(200);
    expect(soon.body.usefulUntil).not.toBeNull();
    await api.database.transaction((tx) => tx.update(BroadcastRow, { id }, { usefulUntil: new Date(Date.now() + 5 * 60_000) }));
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 1, suppressed: 1 } });
    expect((await reasonsOf(id))[0]?.reason).toBe('outlived');
  });
});
