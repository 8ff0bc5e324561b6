import type { NotificationTimingValues, Role, StaffPreset } from '@sannidhi/contracts';
import { setClock } from '../../../test/clock.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { turnedOn, virtualBrowser } from '../../../test/virtual-browser.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { SmsSender } from '../../platform/sms/sms-sender.ts';
import { Account } from '../accounts/account.entity.ts';
import { assignmentNotifications } from '../assignments/assignment-notifications.ts';
import { broadcastNotifications } from '../broadcasts/broadcast-notifications.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { conversationNotifications } from '../conversations/conversation-notifications.ts';
import { priestInvitationNotifications } from '../priest-invitations/priest-invitation-notifications.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { staffNotifications } from '../staff-desk/staff-notifications.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { Notifications } from './notifications.service.ts';

/** 8:50 and 9 AM in New Jersey: quiet hours end, and those for texts begin. */
const [QUIET, AWAKE] = ['2026-12-02T13:50:00Z', '2026-12-02T14:00:00Z'];
const TIMING: NotificationTimingValues = {
  timeZone: 'America/New_York',
  quiet: true,
  quietFrom: 7,
  quietTo: 9,
  digest: 'each',
  hour: 9,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  setClock(QUIET);
  jest.replaceProperty(api.get(SmsSender), 'reachesPhones', true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

let last = 6_600;

/** One of a temple's staff, in quiet hours, with a device and a phone that the temple may text. */
async function reachable(
  temple: Temple,
  { preset = 'manager', ...timing }: Partial<NotificationTimingValues> & { preset?: StaffPreset } = {},
) {
  const { client, account } = await signInStaff(api, { temple, preset });
  const phone = `+1732555${++last}`;
  const consent = { templeId: temple.id, topic: 'notifications', channel: 'sms', address: phone } as const;
  await api.database.transaction(async (tx) => {
    await tx.update(Account, { id: account.id }, { phone, phoneVerifiedAt: new Date() });
    await api.get(MessageConsents).give(tx, consent, 'settings', 'Texts', 'en');
  });
  await turnedOn(client, virtualBrowser());
  await client.put('/api/account/notification-preferences').send({ group: 'priest-assignment', channel: 'sms', isOn: true }).expect(200);
  await client
    .put('/api/account/notification-timing')
    .send({ ...TIMING, ...timing })
    .expect(200);
  return { account, phone, temple };
}
type Person = Awaited<ReturnType<typeof reachable>>;

const service = (temple: Temple) => ({
  temple: temple.name,
  service: 'Homam',
  startsAt: '2026-12-05T14:00:00Z',
  timeZone: temple.timeZone,
});
/** Nobody performs a service: a matter of the office. */
const unfilled = (temple: Temple) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, assignmentNotifications.kinds.unfilled, {
      concerned: { templeId: temple.id },
      params: service(temple),
      key: newId(),
      path: '/temple-admin/priests',
    }),
  );
/** By which channels somebody was reached, in alphabetical order. */
const reachedBy = async ({ account, phone }: Pick<Person, 'account' | 'phone'>) =>
  [...(await deliveredTo(api, account.email)), ...(await deliveredTo(api, phone))].map(({ channel }) => channel).sort();
const dismiss = ({ account, temple }: Person) =>
  api.database.transaction((tx) => tx.delete(StaffMember, { templeId: temple.id, accountId: account.id }));
const demote = ({ account, temple }: Person) =>
  api.database.transaction((tx) => tx.update(StaffMember, { templeId: temple.id, accountId: account.id }, { staffRole: 'viewer' }));

it.each<[what: string, leave: (person: Person) => Promise<unknown>]>([
  ['was dismissed', dismiss],
  ['was suspended', ({ account }) => api.database.transaction((tx) => tx.update(Account, { id: account.id }, { status: 'suspended' }))],
  ['may no longer see the matter', demote],
])('sends nothing of an office that waited for the end of quiet hours to somebody who %s', async (_, leave) => {
  const temple = await buildTemple(api);
  const [gone, colleague] = [await reachable(temple), await reachable(temple)];
  await unfilled(temple);
  await api.get(Jobs).runDue();
  expect([await reachedBy(gone), await reachedBy(colleague)]).toEqual([[], []]);
  await leave(gone);
  setClock(AWAKE);
  expect(await reachedBy(colleague)).toEqual(['email', 'push', 'sms']);
  expect(await reachedBy(gone)).toEqual([]);
  expect(await api.database.reader.countBy(OutboxMessage, { to: gone.phone, state: 'waiting' })).toBe(0);
});

it('leaves an office’s matters out of the digest of somebody who was dismissed', async () => {
  const temple = await buildTemple(api);
  const daily = { digest: 'daily', quiet: false } as const;
  const [gone, colleague] = [await reachable(temple, daily), await reachable(temple, daily)];
  await unfilled(temple);
  await dismiss(gone);
  setClock('2026-12-02T14:01:00Z');
  await api.get(Jobs).runDue();
  const digests = async ({ account }: Person) =>
    (await deliveredTo(api, account.email)).filter(({ channel }) => channel === 'email').length;
  expect([await digests(colleague), await digests(gone)]).toEqual([1, 0]);
});

const OWN_MATTERS = {
  'a mention by a colleague': [conversationNotifications.kinds.mentioned, { from: 'Ravi Kumar', subject: 'Parking' }],
  'an assigned conversation': [conversationNotifications.kinds.assigned, { from: 'Ravi Kumar', subject: 'Parking' }],
  'an expired invitation to the staff': [staffNotifications.kinds['invitation-expired'], { email: 'ki•••@staff.test', temple: 'Kamakshi' }],
  'a priest’s expired invitation': [priestInvitationNotifications.kinds.expired, { email: 'ga•••@priests.test', temple: 'Kamakshi' }],
} as const;
const MATTERS = Object.entries(OWN_MATTERS).flatMap(([what, [kind, params]]) =>
  [dismiss, demote].map((leave) => [what, leave.name, { kind, params, leave }] as const),
);

it.each(MATTERS)('doesn’t send %s to an owner it waited for (%s)', async (_what, _leave, { kind, params, leave }) => {
  const temple = await buildTemple(api);
  const [gone, colleague] = [await reachable(temple, { preset: 'owner' }), await reachable(temple, { preset: 'owner' })];
  for (const { account } of [gone, colleague])
    await api.database.transaction((tx) =>
      api.get(Notifications).notify(tx, kind as NotificationKind<object, { to: 'account'; roles: readonly Role[] }>, {
        concerned: { accountId: account.id, templeId: temple.id },
        params,
        key: newId(),
        path: '/temple-admin/messages',
      }),
    );
  await leave(gone);
  setClock(AWAKE);
  expect(await reachedBy(colleague)).toContain('email');
  expect(await reachedBy(gone)).toEqual([]);
});

it('pushes a broadcast to the staff that waited for the end of quiet hours only to those who are still on it', async () => {
  const temple = await buildTemple(api);
  const [gone, colleague] = [await reachable(temple), await reachable(temple)];
  const { received } = broadcastNotifications.kinds;
  for (const { account } of [gone, colleague])
    await api.database.transaction((tx) =>
      api.get(Notifications).notify(tx, received, {
        concerned: { accountId: account.id, templeId: temple.id },
        params: { temple: temple.name, subject: 'Keys', text: 'Return them tonight.' },
        key: newId(),
        path: null,
      }),
    );
  await dismiss(gone);
  setClock(AWAKE);
  expect([await reachedBy(colleague), await reachedBy(gone)]).toEqual([['push'], []]);
});

it('sends a devotee what waited for them', async () => {
  const temple = await buildTemple(api);
  const { client, account } = await signInDonor(api);
  await client.put('/api/account/notification-timing').send(TIMING).expect(200);
  await api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, conversationNotifications.kinds.answered, {
      concerned: { accountId: account.id, templeId: temple.id },
      params: { from: temple.name, subject: 'Parking' },
      key: newId(),
      path: '/devotee/messages',
    }),
  );
  await api.get(Jobs).runDue();
  setClock(AWAKE);
  expect((await deliveredTo(api, account.email)).map(({ channel }) => channel)).toEqual(['email']);
});
