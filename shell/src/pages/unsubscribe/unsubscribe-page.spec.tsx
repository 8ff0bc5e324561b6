import { festivalPreferenceEndpoints } from '@sannidhi/contracts';
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
const open = () => renderScreen(<UnsubscribePage />, { at: '/unsubscribe/abc.def', path: '/unsubscribe/:token', messages });

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

it('says that a link is not complete', async () => {
  await open();
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
});
