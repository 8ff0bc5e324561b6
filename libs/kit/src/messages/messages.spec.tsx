import { devoteeMessageEndpoints } from '@sannidhi/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../query/query-client.ts';
import { buildDonor } from '../testing/accounts.ts';
import { buildConversation, buildMessage } from '../testing/conversations.ts';
import { fill } from '../testing/fill.ts';
import { mockNetwork } from '../testing/mock-network.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import en from './en.json' with { type: 'json' };
import { Inbox } from './inbox.tsx';
import { LinkedText } from './linked-text.tsx';

const CONVERSATION = buildConversation();
const MESSAGE = buildMessage();

const messages = { 'kit-messages': { en: async () => ({ default: en }) } };
const devotee = devoteeMessageEndpoints;
const network = () =>
  mockNetwork()
    .on(devotee.list, { items: [CONVERSATION], nextCursor: null })
    .on(devotee.one, CONVERSATION)
    .on(devotee.thread, { items: [MESSAGE], nextCursor: null })
    .on(devotee.present, [])
    .on(devotee.read, { unread: 0, waiting: 0 });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('opens a conversation, marks it as read and sends a reply', async () => {
  const calls = network().on(devotee.reply, { ...MESSAGE, number: 2, isOurs: true });
  const { user } = await renderScreen(<Inbox />, { user: buildDonor(), messages, at: '/devotee/messages' });
  await user.click(await screen.findByRole('button', { name: /Sri Kamakshi Temple/ }));
  expect(await screen.findByRole('link', { name: 'https://maps.example/hall' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  await waitFor(() => expect(calls.callsTo(devotee.read).map(({ body }) => body)).toEqual([{ through: 1 }]));
  const field = screen.getByRole('textbox', { name: 'Message to Sri Kamakshi Temple' });
  await fill(user, field, 'Thank you');
  await user.type(field, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(calls.callsTo(devotee.reply).map(({ body }) => body)).toEqual([{ text: 'Thank you', attachmentIds: [] }]);
});

it('leaves the focus where a reader went while their reply was on its way', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const reply = { ...MESSAGE, number: 2, isOurs: true };
  network().on(devotee.reply, () => arrived.then(() => reply));
  const { user } = await renderScreen(<Inbox />, { user: buildDonor(), messages, at: `/devotee/messages?conversation=${CONVERSATION.id}` });
  const field = await screen.findByRole('textbox', { name: 'Message to Sri Kamakshi Temple' });
  await fill(user, field, 'Thank you');
  await user.type(field, '{Control>}{Enter}{/Control}{Escape}');
  expect(field).not.toHaveFocus();
  await act(async () => arrive());
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).not.toHaveFocus();
});

it('keeps the reader’s place when a message arrives, and leads to it', async () => {
  const heights = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const calls = network();
  const { user } = await renderScreen(<Inbox />, { user: buildDonor(), messages, at: `/devotee/messages?conversation=${CONVERSATION.id}` });
  const log = await screen.findByRole('log');
  await screen.findByRole('link', { name: 'https://maps.example/hall' });
  expect(log.scrollTop).toBe(1000);
  const arrives = async (number: number) => {
    heights.mockReturnValue(1000 + 100 * (number - 1));
    const items = Array.from({ length: number }, (_, at) => ({ ...MESSAGE, number: number - at, text: `Message ${number - at}` }));
    calls.on(devotee.thread, { items, nextCursor: null });
    await act(() => queryClient.invalidateQueries());
    await screen.findByText(`Message ${number}`);
  };
  log.scrollTop = 200;
  await arrives(2);
  expect(log.scrollTop).toBe(200);
  await user.click(screen.getByRole('button', { name: 'New messages' }));
  expect(log.scrollTop).toBe(1100);
  expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  log.scrollTop = 800;
  await arrives(3);
  expect(log.scrollTop).toBe(1200);
});

it('keeps what was typed when sending fails, and after a reload', async () => {
  network();
  const at = `/devotee/messages?conversation=${CONVERSATION.id}`;
  const { unmount, user } = await renderScreen(<Inbox />, { user: buildDonor(), messages, at });
  await fill(user, await screen.findByRole('textbox', { name: /^Message to/ }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  unmount();
  await renderScreen(<Inbox />, { user: buildDonor(), messages, at });
  expect(await screen.findByRole('textbox', { name: /^Message to/ })).toHaveValue('Thank you');
});

it.each([
  ['See https://temple.example/a?b=c now', ['https://temple.example/a?b=c']],
  ['https://bank.example@evil.example/', []],
  ['javascript:alert(1) ftp://files.example mailto:a@b.example //x.example', []],
  ['<script>alert(1)</script>', []],
])('makes links only of plain web addresses: %s', async (text, links) => {
  const { container } = await renderScreen(
    <p>
      <LinkedText>{text}</LinkedText>
    </p>,
  );
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(links);
  expect(container.querySelector('p')?.textContent).toBe(text);
});
