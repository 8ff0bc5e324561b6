import {
  DEFAULT_NOTIFICATION_TIMING,
  messageConsentEndpoints,
  type NotificationItem,
  type NotificationPreference,
  notificationEndpoints,
  notificationTimingEndpoints,
  type TempleConsents,
} from '@sannidhi/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { Announcer } from '../arrival/announcer.tsx';
import { queryClient } from '../query/query-client.ts';
import {
  buildDonor,
  buildPriest,
  buildStaff,
  buildSuperadmin,
  catalogDifferences,
  type MockNetwork,
  mockNetwork,
  refusal,
  renderScreen,
} from '../testing/index.ts';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import { Notifications } from './lazy-notification-list.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationPreferencesCard } from './notification-preferences-card.tsx';
import { NotificationTimingCard } from './notification-timing-card.tsx';
import { keepUnreadNotifications } from './use-unread-notifications.ts';

const messages = { 'kit-notifications': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) } };
const item = (facts: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 'n-1',
  kind: 'dispute.opened',
  title: 'A payment of $51.00 is disputed',
  body: 'Donor: Meera Iyer.',
  path: '/temple-admin/donations?gift=1',
  createdAt: '2026-11-20T12:00:00.000Z',
  readAt: null,
  ...facts,
});
const READ = '2026-11-20T13:00:00.000Z';

let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  network = mockNetwork()
    .on(notificationEndpoints.unread, { unread: 1 })
    .on(notificationEndpoints.list, { items: [item()], nextCursor: null })
    .on(messageConsentEndpoints.own, []);
});
afterEach(() => network.restore());

const bell = (name: string) => screen.findByRole('button', { name });
const page = (
  <>
    <Announcer />
    <NotificationBell />
  </>
);

describe('the bell', () => {
  it.each([
    ['a devotee', buildDonor(), '/devotee/edit-profile'],
    ['an office', buildStaff('owner'), '/temple-admin/settings'],
    ['a priest', buildPriest(), '/priest/settings'],
    ['an operator', buildSuperadmin(), '/superadmin/settings'],
  ])('shows %s how many are unread, and opens them with the way to their settings', async (_, user, settings) => {
    const { user: person } = await renderScreen(page, { user, messages });
    await person.click(await bell('Notifications, 1 unread'));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(panel.getByRole('heading', { level: 2, name: 'Notifications' })).toHaveFocus();
    expect(await panel.findByRole('link', { name: 'A payment of $51.00 is disputed' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Notification settings' })).toHaveAttribute('href', settings);
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user } = await renderScreen(page, { user: buildStaff('owner'), messages });
    const button = await bell('Notifications, 1 unread');
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('leads to what happened, closes, and marks it as read', async () => {
    network.on(notificationEndpoints.read, { unread: 0 });
    const { user, address } = await renderScreen(page, { user: buildStaff('owner'), messages });
    await user.click(await bell('Notifications, 1 unread'));
    network.on(notificationEndpoints.unread, { unread: 0 });
    await user.click(await screen.findByRole('link', { name: 'A payment of $51.00 is disputed' }));
    expect(address()).toBe('/temple-admin/donations?gift=1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.callsTo(notificationEndpoints.read)).toMatchObject([
      { path: '/api/account/notifications/n-1/read', body: { read: true } },
    ]);
    expect(await bell('Notifications')).toBeVisible();
  });

  const elsewhere = (
    <>
      {page}
      <Link to="/devotee/receipts">Receipts</Link>
    </>
  );

  it('asks once and is told of more: no page and no look at the tab sends a request', async () => {
    const { user } = await renderScreen(elsewhere, { user: buildDonor(), messages });
    await bell('Notifications, 1 unread');
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    await user.click(screen.getByRole('link', { name: 'Receipts' }));
    act(() => keepUnreadNotifications(queryClient, 3));
    await bell('Notifications, 3 unread');
    expect(screen.getByText('Notifications, 3 unread')).toHaveAttribute('aria-live', 'polite');
    expect(network.calls).toHaveLength(1);
  });

  it('asks again on another page where nothing is pushed, to who may not read messages', async () => {
    const { user } = await renderScreen(elsewhere, { user: buildDonor({ emailVerified: false }), messages });
    await bell('Notifications, 1 unread');
    network.on(notificationEndpoints.unread, { unread: 3 });
    await user.click(screen.getByRole('link', { name: 'Receipts' }));
    await bell('Notifications, 3 unread');
    expect(network.callsTo(notificationEndpoints.unread)).toHaveLength(2);
  });

  it('is not there for who is not signed in, and silent where the count can’t be read', async () => {
    network.on(notificationEndpoints.unread, refusal('internal'));
    const { unmount } = await renderScreen(page, { user: buildDonor(), messages });
    expect(await bell('Notifications')).toBeVisible();
    unmount();
    await renderScreen(page, { messages });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks nothing before a second factor that is due', async () => {
    await renderScreen(page, { user: buildSuperadmin({ secondFactorDue: true }), messages });
    await act(async () => undefined);
    expect(network.calls).toEqual([]);
  });
});

describe('the list', () => {
  const open = () => renderScreen(<Notifications />, { user: buildDonor(), messages });

  it('marks one as read and as unread again', async () => {
    network.on(notificationEndpoints.read, ({ body }) => {
      const { read } = body as { read: boolean };
      network.on(notificationEndpoints.list, { items: [item({ readAt: read ? READ : null })], nextCursor: null });
      return { unread: read ? 0 : 1 };
    });
    const { user } = await open();
    expect(await screen.findByText('New')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as read: A payment of $51.00 is disputed' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as unread: A payment of $51.00 is disputed' }));
    expect(await screen.findByRole('button', { name: 'Mark as read: A payment of $51.00 is disputed' })).toBeVisible();
    expect(network.callsTo(notificationEndpoints.read).map(({ body }) => body)).toEqual([{ read: true }, { read: false }]);
  });

  it('marks all as read, and offers that only where something is unread', async () => {
    network.on(notificationEndpoints.readAll, () => {
      network.on(notificationEndpoints.list, { items: [item({ readAt: READ })], nextCursor: null });
      return { unread: 0 };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  it('says that there are none yet, that it failed, and what could not be changed', async () => {
    network.on(notificationEndpoints.list, { items: [], nextCursor: null });
    const { unmount } = await open();
    expect(await screen.findByText('No notifications yet')).toBeVisible();
    unmount();
    network.on(notificationEndpoints.list, refusal('internal'));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your notifications")).toBeVisible();
    network.on(notificationEndpoints.list, { items: [item()], nextCursor: null }).on(notificationEndpoints.read, refusal('internal'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: /^Mark as read/ }));
    expect(await screen.findByText("We couldn't change the notification")).toBeVisible();
  });

  it('asks for its words in the language of the page', async () => {
    await renderScreen(<Notifications />, { user: buildDonor(), language: 'hi', messages });
    await screen.findByRole('list', { name: 'सूचनाएँ' });
    expect(network.callsTo(notificationEndpoints.list)[0]?.query.get('language')).toBe('hi');
  });
});

describe('the preferences', () => {
  const DISPUTES: NotificationPreference = {
    group: 'dispute',
    label: 'Disputes',
    about: 'Payments a donor’s bank questions.',
    isRequired: false,
    settingsPath: null,
    channels: [
      { channel: 'in-app', isOn: true },
      { channel: 'email', isOn: true },
    ],
  };
  const SECURITY = { ...DISPUTES, group: 'account', label: 'Account security', isRequired: true, channels: [] };
  const FESTIVALS = { ...DISPUTES, group: 'festival', label: 'Festivals', settingsPath: '/donor/temple-preferences', channels: [] };
  const open = () => renderScreen(<NotificationPreferencesCard />, { user: buildStaff('owner'), messages });
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('turn one channel of a group off at once', async () => {
    network.on(notificationEndpoints.preferences, [DISPUTES]).on(notificationEndpoints.choose, () => {
      const channels = DISPUTES.channels.map((one) => ({ ...one, isOn: one.channel !== 'email' }));
      network.on(notificationEndpoints.preferences, [{ ...DISPUTES, channels }]);
      return [];
    });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'By email' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'By email' })).not.toBeChecked());
    expect(group('Disputes').getByRole('checkbox', { name: 'In the app' })).toBeChecked();
    expect(network.callsTo(notificationEndpoints.choose)[0]?.body).toEqual({ group: 'dispute', channel: 'email', isOn: false });
  });

  it('have no switch for security, and a link where a page of its own decides', async () => {
    network.on(notificationEndpoints.preferences, [SECURITY, FESTIVALS]);
    await open();
    expect(await screen.findByText('Always on')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(group('Festivals').getByRole('link', { name: 'Choose which ones' })).toHaveAttribute('href', '/donor/temple-preferences');
  });

  it('say what was not saved, and show what still holds', async () => {
    network.on(notificationEndpoints.preferences, [DISPUTES]).on(notificationEndpoints.choose, refusal('internal'));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'By email' }));
    expect(await screen.findByText("We couldn't save your choice")).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'By email' })).toBeChecked();
  });
});

describe('notifications by text', () => {
  const temple = (given: Partial<TempleConsents> = {}, isOn = false): TempleConsents => ({
    templeId: 't-1',
    temple: 'Sri Kamakshi Temple',
    isSuspended: false,
    phone: '+17325550148',
    phoneVerified: true,
    phoneUnreachable: false,
    stopped: [],
    choices: [{ topic: 'notifications', channel: 'sms', isOn }],
    ...given,
  });
  const open = (own: TempleConsents[], user = buildDonor()) => {
    network.on(notificationEndpoints.preferences, []).on(messageConsentEndpoints.own, own);
    return renderScreen(<NotificationPreferencesCard />, { user, messages });
  };

  it.each([
    ['a phone', temple({ phone: null, phoneVerified: false }), 'To get them, first add a phone under Your details.', false],
    ['a code', temple({ phoneVerified: false }), 'To get them, verify your phone first.', true],
    ['an agreement', temple(), /first agree to texts from one of your temples/, true],
    ['a phone that texts reach', temple({ stopped: ['sms'], phoneUnreachable: true }), /texts don’t reach your phone/, false],
    ['START after STOP', temple({ stopped: ['sms'] }), /text START to the number/, false],
  ])('say that they lack %s, and lead there where it is on another page', async (_, own, said, leads) => {
    await open([own]);
    expect(await screen.findByText(said)).toBeVisible();
    const link = screen.queryByRole('link', { name: 'Open temple preferences' });
    expect(link?.getAttribute('href')).toBe(leads ? '/donor/temple-preferences' : undefined);
  });

  it('lack nothing once some temple may text, and are chosen by group', async () => {
    await open([temple(), temple({ templeId: 't-2' }, true)]);
    expect(await screen.findByRole('heading', { name: 'By text' })).toBeVisible();
    expect(screen.queryByText(/To get them/)).toBeNull();
  });

  it('say that they couldn’t be loaded, and are loaded again', async () => {
    network.on(notificationEndpoints.preferences, []).on(messageConsentEndpoints.own, refusal('internal'));
    const { user } = await renderScreen(<NotificationPreferencesCard />, { user: buildDonor(), messages });
    expect(await screen.findByText('We couldn’t load your text message settings')).toBeVisible();
    network.on(messageConsentEndpoints.own, [temple()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'By text' })).toBeVisible();
  });

  it('lead an office to no other page: it agrees further down', async () => {
    await open([temple()], buildStaff('owner'));
    expect(await screen.findByText(/first agree to texts/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open temple preferences' })).toBeNull();
  });
});

it('says the same in both languages', () => expect(catalogDifferences(en, hi)).toEqual([]));

it('sets quiet hours and a daily email, in this device’s time zone', async () => {
  network
    .on(notificationTimingEndpoints.own, DEFAULT_NOTIFICATION_TIMING)
    .on(notificationTimingEndpoints.save, DEFAULT_NOTIFICATION_TIMING);
  const { user } = await renderScreen(<NotificationTimingCard />, { user: buildStaff('owner'), messages });
  await user.selectOptions(await screen.findByLabelText('Notification emails'), 'One email a day');
  await user.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  await user.selectOptions(screen.getByLabelText('Send it at'), '10:00 PM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('This hour is in your quiet hours'))[0]).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Send it at'), '9:00 AM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved when you’re notified')).toBeVisible();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const said = { timeZone, quiet: true, quietFrom: 21, quietTo: 7, digest: 'daily', hour: 9 };
  expect(network.callsTo(notificationTimingEndpoints.save).map(({ body }) => body)).toEqual([said]);
});
