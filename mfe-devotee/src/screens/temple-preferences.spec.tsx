import {
  festivalPreferenceEndpoints,
  messageConsentEndpoints,
  SMS_TERMS_VERSION,
  smsTerms,
  type TempleConsents,
} from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildFestivalPreferences } from '../test/family.ts';
import { show } from '../test/show.tsx';
import { Screen as TemplePreferences } from './temple-preferences.tsx';

const user = buildDonor();
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(messageConsentEndpoints.own, []);
});
afterEach(() => network.restore());

const consents = (isOn: boolean, phone: Pick<TempleConsents, 'phone' | 'phoneVerified'>): TempleConsents => ({
  templeId: '01a206b7-7bd3-72b0-8914-6748ef5da6a7',
  temple: 'Sri Kamakshi Temple',
  isSuspended: false,
  ...phone,
  phoneUnreachable: false,
  stopped: [],
  choices: [
    ...(['news', 'events', 'giving'] as const).flatMap((topic) =>
      (['email', 'sms', 'in-app'] as const).map((channel) => ({ topic, channel, isOn: channel !== 'sms' && (isOn || topic !== 'news') })),
    ),
    { topic: 'notifications', channel: 'sms', isOn: false },
  ],
});
const NO_PHONE = { phone: null, phoneVerified: false };

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
    expect(await screen.findByText('This hour is in your quiet hours')).toBeVisible();
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

  it('turn a topic of a temple off in one channel; text messages need a phone (TCPA)', async () => {
    network
      .on(festivalPreferenceEndpoints.own, buildFestivalPreferences())
      .on(messageConsentEndpoints.own, [consents(true, NO_PHONE)])
      .on(messageConsentEndpoints.choose, () => {
        network.on(messageConsentEndpoints.own, [consents(false, NO_PHONE)]);
        return [consents(false, NO_PHONE)];
      });
    const page = await open();
    const news = within(await screen.findByRole('group', { name: 'News' }));
    expect(news.queryByRole('button', { name: 'Text messages' })).not.toBeInTheDocument();
    await page.user.click(news.getByRole('button', { name: 'Email', pressed: true }));
    expect(await news.findByRole('button', { name: 'Email', pressed: false })).toBeVisible();
    expect(network.callsTo(messageConsentEndpoints.choose)[0]?.body).toMatchObject({ topic: 'news', channel: 'email', isOn: false });
  });

  it('say beside every code why none may arrive, whatever is known of the number', async () => {
    const phone = '+17325550148';
    network
      .on(festivalPreferenceEndpoints.own, buildFestivalPreferences())
      .on(messageConsentEndpoints.own, [consents(true, { phone, phoneVerified: false })]);
    await open();
    expect(await screen.findByText(/If you ever replied STOP to our texts, first text START/)).toBeVisible();
    expect(screen.getByText(/Landlines don’t get codes/)).toBeVisible();
  });

  it('ask for the phone’s code above the temples, however many there are', async () => {
    const own = Array.from({ length: 40 }, (_, n) => ({
      ...consents(true, { phone: '+17325550148', phoneVerified: false }),
      templeId: `t-${n}`,
      temple: `Temple ${n}`,
    }));
    network.on(festivalPreferenceEndpoints.own, buildFestivalPreferences()).on(messageConsentEndpoints.own, own);
    await open();
    const code = await screen.findByRole('button', { name: 'Text me a code' });
    expect(screen.getAllByRole('heading', { name: /may send you$/ })).toHaveLength(40);
    expect(code.compareDocumentPosition(screen.getByText('What Temple 0 may send you'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offer at a suspended temple to turn off what is on, and nothing else (TCPA, 47 CFR 64.1200(a)(10))', async () => {
    const own = { ...consents(false, { phone: '+17325550148', phoneVerified: true }), isSuspended: true };
    network
      .on(festivalPreferenceEndpoints.own, buildFestivalPreferences())
      .on(messageConsentEndpoints.own, [own])
      .on(messageConsentEndpoints.choose, [own]);
    const page = await open();
    expect(await screen.findByText(/^This temple is suspended/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'News' })).toBeNull();
    const events = within(screen.getByRole('group', { name: 'Events' }));
    expect(events.queryByRole('button', { name: 'Text messages' })).toBeNull();
    await page.user.click(events.getByRole('button', { name: 'Email', pressed: true }));
    expect(network.callsTo(messageConsentEndpoints.choose)[0]?.body).toMatchObject({ topic: 'events', channel: 'email', isOn: false });
  });

  it('offer text messages once the code texted to the phone is entered, with their terms (TCPA)', async () => {
    const phone = '+17325550148';
    network
      .on(festivalPreferenceEndpoints.own, buildFestivalPreferences())
      .on(messageConsentEndpoints.own, [consents(true, { phone, phoneVerified: false })])
      .on(messageConsentEndpoints.sendPhoneCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 })
      .on(messageConsentEndpoints.verifyPhone, () => {
        network.on(messageConsentEndpoints.own, [consents(true, { phone, phoneVerified: true })]);
        return { phone, isVerified: true };
      })
      .on(messageConsentEndpoints.choose, [consents(true, { phone, phoneVerified: true })]);
    const page = await open();
    const news = within(await screen.findByRole('group', { name: 'News' }));
    expect(news.queryByRole('button', { name: 'Text messages' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await fill(page.user, await screen.findByLabelText('Code'), '123456');
    await page.user.click(screen.getByRole('button', { name: 'Verify phone' }));
    expect(screen.getByRole('group', { name: 'Notifications by text' })).toBeVisible();
    await page.user.click(await news.findByRole('button', { name: 'Text messages' }));
    expect(network.callsTo(messageConsentEndpoints.verifyPhone)[0]?.body).toEqual({ code: '123456' });
    expect(screen.getByText(smsTerms('Sri Kamakshi Temple', 'en'))).toBeVisible();
    await waitFor(() =>
      expect(network.callsTo(messageConsentEndpoints.choose)[0]?.body).toMatchObject({
        channel: 'sms',
        isOn: true,
        language: 'en',
        terms: SMS_TERMS_VERSION,
      }),
    );
  });
});
