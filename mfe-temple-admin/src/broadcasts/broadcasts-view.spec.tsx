import { type Broadcast, type BroadcastDetail, broadcastEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { BroadcastsView } from './broadcasts-view.tsx';
import { messagePath } from './message-path.ts';

const AT = '/temple-admin/messaging';
const broadcast: Broadcast = {
  id: testId(1701),
  name: 'Karthika Deepam',
  status: 'draft',
  topic: 'events',
  channels: ['email'],
  segment: { groups: ['donors'] },
  subject: 'Lamps on Tuesday',
  text: 'Namaste {name}',
  sms: '',
  perMinute: null,
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  usefulUntil: null,
  isLate: false,
  counts: {},
};
const started: Broadcast = {
  ...broadcast,
  status: 'finished',
  scheduledAt: '2026-11-20T14:00:00.000Z',
  startedAt: '2026-11-20T14:00:00.000Z',
  finishedAt: '2026-11-20T14:05:00.000Z',
  counts: { sent: 1240, suppressed: 31, failed: 2 },
};
const audience = {
  total: 1400,
  reachable: 1240,
  channels: [{ channel: 'email' as const, reachable: 1240, excluded: [{ reason: 'consent' as const, count: 160 }] }],
  examples: [],
};

const GROUPS = [
  { group: 'donors', label: { en: 'Donors', hi: 'दानदाता' }, byGiving: true, choices: null },
  { group: 'followers', label: { en: 'People who saved the temple', hi: 'मंदिर सहेजने वाले' }, byGiving: false, choices: null },
  { group: 'writers', label: { en: 'People who wrote', hi: 'लिखने वाले' }, byGiving: false, choices: [{ id: 'Parking', name: 'Parking' }] },
];

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  sessionStorage.clear();
  network = officeNetwork()
    .on(broadcastEndpoints.list, page(broadcast))
    .on(broadcastEndpoints.audience, audience)
    .on(broadcastEndpoints.groups, GROUPS);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const opened = (shown: Broadcast & Partial<BroadcastDetail>): BroadcastDetail => ({ clicked: 0, links: [], ...shown });

async function openOne(shown: Broadcast & Partial<BroadcastDetail>, options = {}) {
  network.on(broadcastEndpoints.show, opened(shown)).on(broadcastEndpoints.recipients, page());
  return renderOffice(BroadcastsView, { at: `${AT}?broadcast=${shown.id}`, ...options });
}

it('writes a draft: counts whom it reaches and why not the others, and previews it by person', async () => {
  network.on(broadcastEndpoints.add, broadcast).on(broadcastEndpoints.show, opened(broadcast));
  const { user } = await renderOffice(BroadcastsView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Write a broadcast' }));
  const form = within(await screen.findByRole('form', { name: 'Write a broadcast' }));
  expect(await form.findByText('1,240 of 1,400 will get it.')).toBeVisible();
  expect(form.getByText('1,240 · 160: doesn’t want it')).toBeVisible();
  await fill(user, form.getByLabelText('Name'), broadcast.name);
  await fill(user, form.getByLabelText('Subject'), broadcast.subject);
  await fill(user, form.getByLabelText('Message'), 'Namaste {first}');
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect((await form.findAllByText(/There is no field/))[0]).toBeVisible();
  await user.clear(form.getByLabelText('Message'));
  await fill(user, form.getByLabelText('Message'), 'Namaste {name}');
  expect(form.getByText('Namaste Meera Iyer')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(`Saved ${broadcast.name}`)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Send' })).toHaveFocus());
  const said = { name: broadcast.name, channels: ['email'], segment: { groups: ['donors', 'followers'] }, text: 'Namaste {name}' };
  expect(network.callsTo(broadcastEndpoints.add)[0]?.body).toMatchObject(said);
});

it('previews it for some of its readers, each in their language', async () => {
  const examples = [
    { name: 'Lakshmi Rao', language: 'en' as const },
    { name: 'रवि', language: 'hi' as const },
  ];
  network.on(broadcastEndpoints.audience, { ...audience, examples });
  const words = { text: 'Namaste {name}', wording: { hi: { text: 'नमस्ते {name}' } } };
  const { user } = await openOne({ ...broadcast, ...words });
  await user.click(await screen.findByText('Preview'));
  expect(await screen.findByText('Namaste Lakshmi Rao')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'रवि' }));
  expect(screen.getByText('नमस्ते रवि')).toBeVisible();
});

it('says how many text messages it takes: any Indic letter makes 70', async () => {
  const { user } = await openOne({ ...broadcast, channels: ['sms'] });
  const form = within(await screen.findByRole('form', { name: 'Change the draft' }));
  await fill(user, form.getByLabelText('Text message'), 'नमस्ते');
  expect(form.getByText(/46 of 70 characters, text messages: 1\./)).toBeVisible();
});

it('sends a saved draft once somebody is sure, knowing how many people get it', async () => {
  network.on(broadcastEndpoints.start, { ...broadcast, status: 'scheduled' });
  const { user } = await openOne(broadcast);
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(/^1,240 people will get it, as of now\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(network.callsTo(broadcastEndpoints.start)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  network.on(broadcastEndpoints.show, opened({ ...broadcast, status: 'scheduled' }));
  await user.click(await screen.findByRole('button', { name: 'Send to 1,240 people' }));
  expect(await screen.findByText('Sending Karthika Deepam')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Message' })).toHaveFocus());
});

it('says where a test to oneself went, and why there was no text', async () => {
  const channels: Broadcast['channels'] = ['email', 'sms', 'in-app'];
  network.on(broadcastEndpoints.test, { ...broadcast, channels, tested: ['email', 'in-app'] });
  const { user } = await openOne({ ...broadcast, channels });
  await user.click(await screen.findByRole('button', { name: 'Send a test to myself' }));
  expect(await screen.findByText(/^Sent a test to \S+@\S+, your notifications$/)).toBeVisible();
  expect(screen.getByText(/^No text was sent: verify the phone/)).toBeVisible();
});

it('takes an end time', async () => {
  const usefulUntil = '2026-12-04T22:00:00.000Z';
  network.on(broadcastEndpoints.start, { ...broadcast, status: 'scheduled', usefulUntil });
  const { user } = await openOne(broadcast);
  await fill(user, await screen.findByLabelText(/^Don’t send after/), '2026-12-04');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findAllByText('Choose a date and a time')).toHaveLength(2);
  await fill(user, screen.getByLabelText(/^End time/), '17:00');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  network.on(broadcastEndpoints.show, opened({ ...broadcast, status: 'scheduled', usefulUntil }));
  await user.click(await screen.findByRole('button', { name: 'Send to 1,240 people' }));
  expect(network.callsTo(broadcastEndpoints.start)[0]?.body).toMatchObject({ untilOn: '2026-12-04', untilTime: '17:00' });
  expect(await screen.findByText(/Not sent after .*Dec 4/)).toBeVisible();
});

it('asks before a late one goes on', async () => {
  network.on(broadcastEndpoints.resume, { ...broadcast, status: 'scheduled' });
  const { user } = await openOne({ ...broadcast, status: 'paused', isLate: true });
  expect(await screen.findByText('This broadcast is more than an hour late')).toBeVisible();
  expect(screen.getByText('Namaste Meera Iyer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it now' }));
  expect(network.callsTo(broadcastEndpoints.resume)).toHaveLength(1);
});

it('is paused and goes on by keyboard with one button, which keeps the focus', async () => {
  const running: Broadcast = { ...started, status: 'running', finishedAt: null, counts: { sent: 1, queued: 2 } };
  network.on(broadcastEndpoints.pause, { ...running, status: 'paused' }).on(broadcastEndpoints.resume, running);
  const { user } = await openOne(running);
  (await screen.findByRole('button', { name: 'Pause' })).focus();
  network.on(broadcastEndpoints.show, opened({ ...running, status: 'paused' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue sending' })).toHaveFocus());
  expect(await screen.findByText('Paused Karthika Deepam')).toBeVisible();
  network.on(broadcastEndpoints.show, opened(running));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus());
  expect(await screen.findByText('Sending Karthika Deepam')).toBeVisible();
});

it('says that it is canceled and moves the focus on, though the button is gone', async () => {
  const running: Broadcast = { ...started, status: 'running', finishedAt: null, counts: { sent: 1, queued: 2 } };
  const canceled: Broadcast = { ...running, status: 'canceled' };
  network.on(broadcastEndpoints.cancel, canceled);
  const { user } = await openOne(running);
  await user.click(await screen.findByRole('button', { name: 'Cancel broadcast' }));
  network.on(broadcastEndpoints.show, opened(canceled));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel broadcast' }));
  expect(await screen.findByText('Canceled Karthika Deepam')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Message' })).toHaveFocus());
});

it('shows the results, and sends only failed messages again', async () => {
  network.on(broadcastEndpoints.retry, { ...started, status: 'running' });
  const { user } = await openOne(started);
  expect(await screen.findByText('1,240')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send 2 failed messages again' }));
  expect(network.callsTo(broadcastEndpoints.retry)).toHaveLength(1);
});

it('shows how many texts the carrier confirmed', async () => {
  await openOne({ ...started, channels: ['sms'], counts: { sent: 10, delivered: 1230, bounced: 4 } });
  const figure = within((await screen.findByText('Delivered')).closest('dl') as HTMLElement);
  expect(figure.getByText('1,230')).toBeVisible();
  expect(screen.getByText('1,240')).toBeVisible();
});

it('leaves sending to those who may', async () => {
  await openOne(broadcast, { user: buildStaff('events-coordinator') });
  expect(await screen.findByText(/Ask someone who may send broadcasts/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
});

it('shows how many people followed each link, and nothing about opening', async () => {
  const url = 'https://temple.example/program';
  await openOne({ ...started, clicked: 310, links: [{ url, people: 310 }] });
  expect(await screen.findByText('310 people')).toBeVisible();
  expect(screen.getByText(url)).toBeVisible();
  expect(screen.getByText('People; opening an email isn’t recorded')).toBeVisible();
});

it('narrows a group that a noun provides to one of its choices', async () => {
  const { user } = await openOne(broadcast);
  await user.click(await screen.findByRole('button', { name: 'People who wrote' }));
  await user.click(await screen.findByRole('button', { name: /People who wrote: only/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Parking' }));
  const asked = () => network.callsTo(broadcastEndpoints.audience).at(-1)?.body;
  await waitFor(() => expect(asked()).toMatchObject({ segment: { groups: ['donors', 'writers'], about: ['writers:Parking'] } }));
});

it('is for the people another page was about, once: the next one isn’t', async () => {
  const about = `attendees:${testId(7)}`;
  const choices = [{ id: testId(7), name: 'Kartika Deepotsavam' }];
  const attendees = { group: 'attendees', label: { en: 'People with tickets', hi: 'टिकट वाले' }, byGiving: false, choices };
  network.on(broadcastEndpoints.groups, [...GROUPS, attendees]);
  const { user } = await renderOffice(BroadcastsView, { at: messagePath(about) });
  expect(await screen.findByRole('button', { name: /People with tickets: only.*Kartika Deepotsavam/ })).toBeVisible();
  const asked = () => network.callsTo(broadcastEndpoints.audience).at(-1)?.body;
  await waitFor(() => expect(asked()).toMatchObject({ topic: 'events', segment: { groups: ['attendees'], about: [about] } }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Write a broadcast' }));
  await waitFor(() => expect(asked()).toMatchObject({ topic: 'news', segment: { groups: ['donors', 'followers'], about: [] } }));
});

it('is only for people nearby, and says of whom nobody knows where they are', async () => {
  const excluded = [{ reason: 'no-location' as const, count: 7 }];
  network.on(broadcastEndpoints.audience, { ...audience, channels: [{ channel: 'email', reachable: 31, excluded }] });
  const { user } = await openOne(broadcast);
  await fill(user, await screen.findByLabelText(/Within how many miles/), '25');
  const asked = () => network.callsTo(broadcastEndpoints.audience).at(-1)?.body;
  await waitFor(() => expect(asked()).toMatchObject({ segment: { groups: ['donors'], withinMiles: 25 } }));
  expect(await screen.findByText('31 · 7: ZIP code or city isn’t known')).toBeVisible();
});
