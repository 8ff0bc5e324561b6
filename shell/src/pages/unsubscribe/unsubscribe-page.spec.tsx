import { festivalPreferenceEndpoints, messageConsentEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const { mailState, unsubscribe, resubscribe } = festivalPreferenceEndpoints;
const email = 'me•••@example.test';
let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

const messages = { shell: { en: () => import('../../messages/en.json'), hi: () => import('../../messages/hi.json') } };
const open = (token = 'abc.def') =>
  renderScreen(<UnsubscribePage />, { at: `/unsubscribe/${token}`, path: '/unsubscribe/:token', messages });

it('ends festival emails with one tap without a session, and takes it back', async () => {
  network
    .on(mailState, { email, subscribed: true })
    .on(unsubscribe, { email, subscribed: false })
    .on(resubscribe, { email, subscribed: true });
  const page = await open();
  expect(await screen.findByText(/We send them to me•••@example\.test/)).toBeVisible();
  expect(network.callsTo(unsubscribe)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Festival emails are off.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Turn back on' }));
  expect(await screen.findByText('Festival emails are on.')).toBeVisible();
});

it('says that a link is not complete, where to change the same, and whom to ask', async () => {
  await open();
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/devotee/login?return=/donor/temple-preferences', '/contact']);
});

it('ends a topic or everything of a temple (CAN-SPAM), only when pressed', async () => {
  const state = { email, temple: 'Sri Kamakshi Temple', topic: 'events' as const, subscribed: true, endedAll: false };
  const { mailing, unsubscribe: end, unsubscribeAll, resubscribe: again } = messageConsentEndpoints;
  network
    .on(mailing, state)
    .on(end, { ...state, subscribed: false })
    .on(unsubscribeAll, { ...state, subscribed: false, endedAll: true })
    .on(again, state);
  const page = await open('m-sealed');
  expect(await screen.findByText('You get emails about events.')).toBeVisible();
  expect([network.callsTo(end), network.callsTo(unsubscribeAll)]).toEqual([[], []]);
  await page.user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You get no more emails about events.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Unsubscribe from everything' }));
  expect(await screen.findByText('You get no more broadcasts.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Turn back on' }));
  expect(await screen.findByText('You get emails about events.')).toBeVisible();
});
