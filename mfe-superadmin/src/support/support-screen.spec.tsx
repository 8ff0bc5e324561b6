import { platformCannedEndpoints, type SupportMessage, supportInboxEndpoints } from '@sannidhi/contracts';
import { buildSuperadmin, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal, renderScreen } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area.ts';
import { Screen } from './support-screen.tsx';

const { messages, answer, close } = supportInboxEndpoints;
const OPEN: SupportMessage = {
  id: 'm1',
  reference: 'ABCD2345',
  state: 'open',
  name: 'Meera Raghunathan',
  email: 'meera@example.com',
  topic: 'receipt',
  message: 'My receipt names the wrong year.',
  receivedAt: '2026-11-20T12:00:00.000Z',
  reply: null,
  settledBy: null,
  settledAt: null,
};
const CANNED = { id: 'c1', title: 'Corrected', text: 'Namaste {name}, it is corrected.' };
const ANSWERED: SupportMessage = {
  ...OPEN,
  state: 'answered',
  reply: 'It is corrected.',
  settledBy: 'Asha',
  settledAt: '2026-11-20T13:00:00.000Z',
};

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork()
    .on(messages, { items: [OPEN], nextCursor: null })
    .on(platformCannedEndpoints.list, [CANNED]);
});
afterEach(() => network.restore());

const draw = (at = '/superadmin/support') =>
  renderScreen(<Screen />, { at, user: buildSuperadmin(), density: 'office', messages: { [area.name]: area.messages } });
const openPanel = async () => {
  const page = await draw();
  await page.user.click(await screen.findByRole('row', { name: /Meera Raghunathan/ }));
  return { ...page, panel: within(await screen.findByRole('complementary', { name: 'Meera Raghunathan, ABCD2345' })) };
};

it('lists what waits and answers it by mail', async () => {
  network.on(answer, ANSWERED);
  const { user, panel } = await openPanel();
  expect(network.callsTo(messages)[0]?.query.get('state')).toBe('open');
  expect(panel.getByText('meera@example.com')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await panel.findByText('Write the reply')).toBeVisible();
  await fill(user, panel.getByLabelText('Your reply'), 'It is corrected.');
  network.on(messages, { items: [ANSWERED], nextCursor: null });
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Sending your reply to meera@example.com')).toBeVisible();
  expect(network.callsTo(answer)[0]?.body).toEqual({ reply: 'It is corrected.' });
  expect(await panel.findByText(/^Answered by Asha/)).toBeVisible();
});

it('inserts a canned reply with the sender’s name', async () => {
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Insert a canned reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Corrected' }));
  expect(panel.getByLabelText('Your reply')).toHaveValue('Namaste Meera Raghunathan, it is corrected.');
});

it('puts a message aside', async () => {
  network.on(close, { ...OPEN, state: 'closed' });
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Close without replying' }));
  expect(await screen.findByText('Closed without a reply')).toBeVisible();
  expect(network.callsTo(close)).toHaveLength(1);
});

it('keeps the answer when somebody was faster', async () => {
  network.on(answer, refusal('state-conflict'));
  const { user, panel } = await openPanel();
  await fill(user, panel.getByLabelText('Your reply'), 'It is corrected.');
  await user.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('This has changed in the meantime. Reload to see the latest.')).toBeVisible();
  expect(panel.getByLabelText('Your reply')).toHaveValue('It is corrected.');
});

it('asks for another kind, and says that none is there', async () => {
  network.on(messages, { items: [], nextCursor: null });
  const { user } = await draw();
  expect(await screen.findByText('No open messages')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Answered' }));
  expect(await screen.findByText('No answered messages yet')).toBeVisible();
  expect(network.callsTo(messages).at(-1)?.query.get('state')).toBe('answered');
});

it('tries again after a failure', async () => {
  network.on(messages, NETWORK_DOWN);
  const { user } = await draw();
  expect(await screen.findByText('We couldn’t load the inbox')).toBeVisible();
  network.on(messages, { items: [OPEN], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Meera Raghunathan/ })).toBeVisible();
});
