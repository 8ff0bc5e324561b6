import { festivalPreferenceEndpoints, noticeEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildFestivalPreferences, buildNotice } from '../test/family.ts';
import { show } from '../test/show.tsx';
import { Screen as Notices } from './notices.tsx';
import { Screen as TemplePreferences } from './temple-preferences.tsx';

const user = buildDonor();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

describe('the notices', () => {
  it('[1.06] say which festival comes, where, and why on that day, and can be marked as read', async () => {
    const notice = buildNotice();
    network.on(noticeEndpoints.list, { items: [notice], nextCursor: null }).on(noticeEndpoints.read, () => {
      network.on(noticeEndpoints.list, { items: [{ ...notice, readAt: '2026-11-07T14:00:00.000Z' }], nextCursor: null });
      return { unread: 0 };
    });
    const page = await show(Notices, '/devotee/notices', { user });
    expect(await screen.findByText('Diwali (Lakshmi Puja)')).toBeVisible();
    expect(screen.getByText('Amavasya touches the evening of November 8.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Mark Diwali (Lakshmi Puja) as read' }));
    expect(await screen.findByRole('button', { name: 'Mark Diwali (Lakshmi Puja) as unread' })).toBeVisible();
    expect(network.callsTo(noticeEndpoints.read)[0]).toMatchObject({ body: { read: true }, params: {} });
  });

  it('tell what a temple says of a date it moved', async () => {
    const { festival } = buildNotice();
    const override = { computedDate: '2026-11-08', note: 'Kept on the Saturday for the children' };
    network.on(noticeEndpoints.list, {
      items: [buildNotice({ festival: { ...festival, date: '2026-11-07', override } })],
      nextCursor: null,
    });
    await show(Notices, '/devotee/notices', { user });
    expect(await screen.findByText(/than the usual date \(November 8, 2026\): Kept on the Saturday for the children/)).toBeVisible();
  });

  it('say so when there are none', async () => {
    network.on(noticeEndpoints.list, { items: [], nextCursor: null });
    await show(Notices, '/devotee/notices', { user });
    expect(await screen.findByText('No notifications yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute('href', '/donor/temple-preferences');
  });
});

describe('the temple preferences', () => {
  const open = () => show(TemplePreferences, '/donor/temple-preferences', { user });

  it('[1.06] are off until chosen, and then say when the next look at the calendar is', async () => {
    network.on(festivalPreferenceEndpoints.own, buildFestivalPreferences()).on(festivalPreferenceEndpoints.save, () => {
      const saved = buildFestivalPreferences({ email: true, nextAt: '2026-11-08T13:00:00.000Z' });
      network.on(festivalPreferenceEndpoints.own, saved);
      return saved;
    });
    const page = await open();
    expect(await screen.findByText('You aren’t getting festival reminders. Choose how to get them below.')).toBeVisible();
    await page.user.click(screen.getByRole('checkbox', { name: 'Email me' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Tamil families' }));
    await page.user.selectOptions(screen.getByLabelText('How far ahead'), '3 days before');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Next check: Nov 8, 8:00 AM/)).toBeVisible();
    expect(network.callsTo(festivalPreferenceEndpoints.save)[0]?.body).toEqual({
      email: true,
      inApp: false,
      regions: ['tamil'],
      kinds: ['festival'],
      hour: 8,
      daysBefore: 3,
      quietFrom: 21,
      quietTo: 7,
      language: 'en',
    });
  });

  it('refuse an hour in the quiet ones at its field, and send nothing', async () => {
    network.on(festivalPreferenceEndpoints.own, buildFestivalPreferences({ email: true }));
    const page = await open();
    await page.user.selectOptions(await screen.findByLabelText('Time'), '10:00 PM');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This hour lies in your quiet hours')).toBeVisible();
    expect(network.callsTo(festivalPreferenceEndpoints.save)).toEqual([]);
  });

  it('say which place is missing, and what was refused', async () => {
    network
      .on(festivalPreferenceEndpoints.own, buildFestivalPreferences({ email: true, place: null, nextAt: '2026-11-08T13:00:00.000Z' }))
      .on(festivalPreferenceEndpoints.save, refusal('internal'));
    const page = await open();
    expect(await screen.findByRole('link', { name: 'Find a temple' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  });
});
