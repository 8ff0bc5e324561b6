import { templeCannedEndpoints, templeMessageEndpoints } from '@sannidhi/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildStaff } from '../testing/accounts.ts';
import { buildConversation, buildMessage } from '../testing/conversations.ts';
import { fill } from '../testing/fill.ts';
import { mockNetwork } from '../testing/mock-network.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import en from './en.json' with { type: 'json' };
import { Inbox } from './inbox.tsx';

const office = templeMessageEndpoints;
const messages = { 'kit-messages': { en: async () => ({ default: en }) } };
const FOLDERS = { 'needs-reply': 2, platform: 0, mine: 0, nobodys: 0, snoozed: 0, waiting: 0 };
const FIRST = buildConversation({ isOffice: true, withName: 'Meera Iyer', withKind: 'devotee', status: 'open' });
const DEVOTEE = {
  kind: 'devotee' as const,
  id: '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a21',
  name: 'Lalitha Krishnan',
  detail: 'lalitha@example.test',
};

const network = (one = FIRST) =>
  mockNetwork()
    // The others’ paths would match it, too.
    .on(office.one, one)
    .on(office.away, { until: null })
    .on(office.folders, { unread: 0, waiting: 2, folders: FOLDERS, firstReplySeconds: 6_600 })
    .on(office.list, { items: [FIRST], nextCursor: null })
    .on(office.colleagues, [])
    .on(office.labels, ['Deepavali', 'Parking'])
    .on(office.thread, { items: [buildMessage()], nextCursor: null })
    .on(office.present, [])
    .on(office.read, { unread: 0, waiting: 2 });
const open = (at = '/temple-admin/messages') => renderScreen(<Inbox />, { user: buildStaff(), messages, at });

const choose = async (user: UserEvent, button: string, choice: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByText(choice, { selector: '[role^=menuitem]' }));
};

beforeEach(() => localStorage.clear());

it('writes first to a devotee it searched for', async () => {
  const calls = network()
    .on(office.correspondents, ({ query }) => (query.get('search') ? [DEVOTEE] : []))
    .on(office.start, FIRST);
  const { user } = await open('/temple-admin/messages?conversation=new');
  await fill(user, await screen.findByRole('searchbox', { name: 'Find a person by name or email' }), 'lalitha');
  const whom = screen.getByRole('combobox', { name: 'To' });
  await waitFor(() => expect(whom).toHaveDisplayValue('Lalitha Krishnan, lalitha@example.test'));
  const [, topic] = screen.getAllByRole('combobox', { name: 'Topic' });
  await user.selectOptions(topic!, 'Poojas');
  await fill(user, screen.getByRole('textbox', { name: 'Subject' }), 'Sunday');
  await fill(user, screen.getByRole('textbox', { name: 'Message' }), 'May we begin at nine?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.callsTo(office.start)).toHaveLength(1));
  expect(calls.callsTo(office.start)[0]?.body).toEqual({
    to: 'devotee',
    toId: DEVOTEE.id,
    topic: 'poojas',
    subject: 'Sunday',
    text: 'May we begin at nine?',
  });
});

const SECOND = { ...FIRST, id: FIRST.id.replace('11', '19'), withName: 'Sowmya Reddy' };
const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const twoRows = () => network().on(office.list, { items: [FIRST, SECOND], nextCursor: null });

it('walks through the list, opens, replies and resolves by keys', async () => {
  const calls = twoRows().on(office.handle, { ...FIRST, status: 'resolved' });
  const { user } = await open();
  await rowOf('Sowmya');
  await user.keyboard('j');
  expect(await rowOf('Meera')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await rowOf('Sowmya')).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Meera Iyer' })).toHaveFocus();
  await user.keyboard('r');
  const field = screen.getByRole('textbox', { name: 'Message to Meera Iyer' });
  expect(field).toHaveFocus();
  await user.keyboard('jer{Escape}e');
  expect(field).toHaveValue('jer');
  await waitFor(() => expect(calls.callsTo(office.handle).map(({ body }) => body)).toEqual([{ status: 'resolved' }]));
  await user.keyboard('{Escape}');
  expect(await rowOf('Meera')).toHaveFocus();
});

it('explains its shortcuts, and can do without single letters', async () => {
  twoRows();
  const { user } = await open();
  await rowOf('Sowmya');
  expect(screen.getByText('Median first reply this week: 1 h 50 min.')).toBeVisible();
  await user.keyboard('?');
  const letters = await screen.findByRole('checkbox', { name: 'Use single letters as shortcuts' });
  await user.click(letters);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(letters).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(await rowOf('Meera')).not.toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await rowOf('Meera')).toHaveFocus();
});

it('stays in the field after sending', async () => {
  network().on(office.reply, buildMessage({ number: 2, isOurs: true }));
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  const field = await screen.findByRole('textbox', { name: 'Message to Meera Iyer' });
  await fill(user, field, 'Behind the hall.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await waitFor(() => expect(field).toHaveFocus());
});

const PARKING = { id: 'c1', title: 'Parking', text: 'Namaste {name}, come at {time} please. {me}' };

it('inserts a canned reply with the names filled, and selects what is left to fill', async () => {
  network().on(templeCannedEndpoints.list, [PARKING]);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Meera Iyer' });
  await choose(user, 'Insert a canned reply', 'Parking');
  const filled = `Namaste Meera Iyer, come at {time} please. ${buildStaff().fullName}`;
  await waitFor(() => expect(field).toHaveValue(filled));
  expect(field).toHaveFocus();
  expect(filled.slice(field.selectionStart, field.selectionEnd)).toBe('{time}');
  expect(screen.getByText('1 field to fill. Tab goes to the next.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
  await user.keyboard('6:30 PM');
  expect(field).toHaveValue(filled.replace('{time}', '6:30 PM'));
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeEnabled();
});

it('goes by Tab from field to field, and out of the last one', async () => {
  const two = { id: 'c2', title: 'Move', text: 'From {day} to {time}' };
  network().on(templeCannedEndpoints.list, [two]);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Meera Iyer' });
  await choose(user, 'Insert a canned reply', 'Move');
  const selected = () => field.value.slice(field.selectionStart, field.selectionEnd);
  await waitFor(() => expect(selected()).toBe('{day}'));
  await user.keyboard('Friday{Tab}');
  expect(selected()).toBe('{time}');
  await user.keyboard('{Tab}');
  expect(field).not.toHaveFocus();
});

const GIFT = {
  noun: 'donation' as const,
  id: '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a31',
  title: 'Annadanam',
  amountCents: 501_00,
  at: '2026-11-12T15:00:00.000Z',
  number: 'SKT-2026-004102',
  path: '/temple-admin/donations?gift=1',
};

it('attaches a gift, fills a canned reply from it, and shows the one in a message', async () => {
  const calls = network()
    .on(office.records, [GIFT])
    .on(office.thread, { items: [buildMessage({ record: { ...GIFT, title: 'Building fund' } })], nextCursor: null })
    .on(office.reply, buildMessage({ number: 2, isOurs: true }))
    .on(templeCannedEndpoints.list, [{ id: 'c3', title: 'Receipt', text: 'Receipt {receipt} for {amount}' }]);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  expect(await screen.findByRole('link', { name: 'Open $501.00, Building fund' })).toHaveAttribute('href', GIFT.path);
  await user.click(screen.getByRole('button', { name: 'Attach a gift or booking' }));
  await user.click(await screen.findByRole('button', { name: 'Attach $501.00, Annadanam' }));
  await choose(user, 'Insert a canned reply', 'Receipt');
  const field = screen.getByRole('textbox', { name: 'Message to Meera Iyer' });
  await waitFor(() => expect(field).toHaveValue('Receipt SKT-2026-004102 for $501.00'));
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(calls.callsTo(office.reply)).toHaveLength(1));
  expect(calls.callsTo(office.reply)[0]?.body).toMatchObject({ record: { noun: 'donation', id: GIFT.id } });
});

it.each([
  ['Snooze', '{Enter}{ArrowDown}', 'For three days', { status: 'snoozed' }],
  ['Assigned to: Unassigned', '{ArrowDown}{ArrowDown}{ArrowDown}', 'Sita Rao', { assigneeId: 'a2' }],
  ['Priority: Normal', ' {ArrowDown}', 'Urgent', { priority: 'urgent' }],
])('changes nothing until a choice is made by keyboard: %s', async (button, keys, choice, body) => {
  const people = ['Anil Verma', 'Sita Rao'].map((name, at) => ({ accountId: `a${at + 1}`, name, awayUntil: null }));
  const calls = network().on(office.colleagues, people).on(office.handle, FIRST);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  const opener = await screen.findByRole('button', { name: button });
  act(() => opener.focus());
  await user.keyboard(keys);
  expect(screen.getByRole(button === 'Snooze' ? 'menuitem' : 'menuitemradio', { name: choice })).toHaveFocus();
  expect(calls.callsTo(office.handle)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.callsTo(office.handle).map((call) => call.body)).toEqual([expect.objectContaining(body)]));
  expect(opener).toHaveFocus();
});

it('stays available while arrow keys move through the menu, and ignores shortcuts while it is open', async () => {
  const calls = network().on(office.setAway, { until: null });
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  const opener = await screen.findByRole('button', { name: 'Availability: Available' });
  act(() => opener.focus());
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}e{Escape}');
  expect(calls.callsTo(office.setAway)).toEqual([]);
  expect(calls.callsTo(office.handle)).toEqual([]);
  expect(opener).toHaveFocus();
});

it('merges a conversation into another of the same person, and says who is away', async () => {
  const known = {
    ...FIRST,
    person: { email: 'meera@example.test', since: FIRST.lastMessageAt, conversations: 2, firstReplySeconds: null },
  };
  const calls = network(known)
    .on(office.others, [{ ...SECOND, subject: 'Wheelchair' }])
    .on(office.merge, { ...known, id: SECOND.id })
    .on(office.colleagues, [{ accountId: 'a1', name: 'Anil Verma', awayUntil: '2026-11-27T14:00:00.000Z' }])
    .on(office.setAway, { until: '2026-11-27T14:00:00.000Z' });
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  await user.click(await screen.findByRole('button', { name: 'Assigned to: Unassigned' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Anil Verma (away)' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Merge…' }));
  await user.click(await screen.findByRole('radio', { name: /Wheelchair/ }));
  await user.click(screen.getByRole('button', { name: 'Merge conversations' }));
  await waitFor(() => expect(calls.callsTo(office.merge)[0]?.body).toEqual({ into: SECOND.id }));
  await choose(user, 'Availability: Available', 'Away for a week');
  await waitFor(() => expect(calls.callsTo(office.setAway)[0]?.body).toEqual({ until: expect.any(String) }));
});

it('adds and removes canned replies', async () => {
  const calls = network()
    .on(templeCannedEndpoints.list, [PARKING])
    .on(templeCannedEndpoints.add, PARKING)
    .on(templeCannedEndpoints.remove, undefined);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  await fill(user, await screen.findByRole('textbox', { name: 'Message to Meera Iyer' }), 'A draft');
  await choose(user, 'Insert a canned reply', 'Edit canned replies…');
  await user.click(await screen.findByRole('button', { name: 'Remove Parking' }));
  await waitFor(() => expect(calls.callsTo(templeCannedEndpoints.remove)[0]?.params).toEqual({ cannedReplyId: 'c1' }));
  await user.click(screen.getByRole('button', { name: 'Add a canned reply' }));
  await fill(user, await screen.findByRole('textbox', { name: 'Title' }), 'Hours');
  await fill(user, screen.getByRole('textbox', { name: 'Message' }), 'We open at nine.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.callsTo(templeCannedEndpoints.add).map(({ body }) => body)).toEqual([{ title: 'Hours', text: 'We open at nine.' }]),
  );
  expect(calls.callsTo(office.reply)).toEqual([]);
});

it('labels a conversation and takes a label off by keyboard, and lists what has one', async () => {
  const labeled = { ...FIRST, labels: ['Parking'] };
  const calls = network(labeled).on(office.handle, labeled);
  const { user } = await open(`/temple-admin/messages?conversation=${FIRST.id}`);
  await screen.findByRole('button', { name: 'Remove Parking' });
  await user.keyboard('l');
  const field = screen.getByRole('combobox', { name: 'New label' });
  expect(field).toHaveFocus();
  await user.keyboard('Deepavali{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await waitFor(() =>
    expect(calls.callsTo(office.handle).map(({ body }) => body)).toEqual([{ addLabel: 'Deepavali' }, { removeLabel: 'Parking' }]),
  );
  expect(field).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'Parking');
  await waitFor(() => expect(calls.callsTo(office.list).at(-1)?.query.get('label')).toBe('Parking'));
});
