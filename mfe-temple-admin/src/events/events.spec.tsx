import {
  type EventCancellation,
  type EventChangeEffects,
  type EventDetail,
  eventEndpoints,
  eventOccurrenceEndpoints,
  SERIES_CHANGED_REASON,
  ticketEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { hasUnsavedForm } from '@sannidhi/kit/unsaved';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CreateEvent } from './create-event.tsx';
import { EventsView } from './events-view.tsx';
import { ManageEvent } from './manage-event.tsx';

const date = (index: number, given: object = {}) => ({
  id: testId(10 + index),
  originalDate: `2026-12-0${index}`,
  date: `2026-12-0${index}`,
  time: '10:00',
  startsAt: `2026-12-0${index}T15:00:00.000Z`,
  endsAt: `2026-12-0${index}T17:00:00.000Z`,
  durationMinutes: null,
  placeName: '',
  resourceId: null,
  note: '',
  status: 'published' as const,
  reason: '',
  hasBegun: false,
  isOver: false,
  ...given,
});
const EVENT: EventDetail = {
  id: testId(1),
  timeZone: 'America/New_York',
  isPublished: true,
  title: 'Bala Vihar',
  summary: 'Classes for children',
  description: '',
  program: [],
  goodToKnow: ['Bring a water bottle.'],
  place: 'temple',
  placeName: 'Classrooms',
  resourceId: null,
  address: '',
  link: '',
  doorsMinutes: 0,
  durationMinutes: 120,
  time: '10:00',
  rule: { kind: 'weekly', days: [0] },
  startsOn: '2026-12-01',
  endsOn: null,
  count: 3,
  dates: [date(1), date(2), date(3, { status: 'canceled', reason: 'Snow' })],
};

const NO_TICKETS: EventCancellation = {
  status: 'published',
  dates: 1,
  orders: 0,
  people: 0,
  refundCents: 0,
  arrived: 0,
  notified: 0,
  told: { inApp: 0, byEmail: 0, byText: 0, waiting: 0, savers: 0 },
  toCall: [],
  waiting: 0,
  canceled: 0,
  underWay: { orders: 0, people: 0, cents: 0 },
};

const UNCONCERNED: EventChangeEffects = { ...NO_TICKETS, gone: [], moved: NO_TICKETS, placed: NO_TICKETS };
const HELD: EventCancellation = {
  ...NO_TICKETS,
  orders: 2,
  people: 3,
  refundCents: 7_550,
  notified: 1,
  told: { inApp: 1, byEmail: 0, byText: 0, waiting: 4, savers: 40 },
  toCall: [{ bookedBy: 'Ravi', phone: '+17325550161' }],
};

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eventEndpoints.detail, EVENT).on(ticketEndpoints.cancellation, NO_TICKETS);
  network.on(ticketEndpoints.changeEffects, UNCONCERNED);
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('lists events with their next date', async () => {
  const row = { ...EVENT, stage: 'published' as const, dates: 3, nextAt: EVENT.dates[0]?.startsAt ?? null };
  network.on(eventEndpoints.list, { items: [row], nextCursor: null });
  await renderOffice(EventsView, { at: '/temple-admin/events' });
  const shown = await screen.findByRole('row', { name: /Bala Vihar/ });
  expect(shown).toHaveTextContent('Dec 1, 10:00 AM');
  expect(shown).toHaveTextContent('Published');
});

it('lets the front desk read and not create', async () => {
  network.on(eventEndpoints.list, { items: [], nextCursor: null });
  await renderOffice(EventsView, { at: '/temple-admin/events', user: buildStaff('front-desk') });
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an event' })).not.toBeInTheDocument();
});

it('asks for the end of a series, shows its dates, and creates it', async () => {
  network.on(eventEndpoints.preview, { dates: ['2026-12-06', '2026-12-13'] }).on(eventEndpoints.create, EVENT);
  const { user } = await renderOffice(CreateEvent, { at: '/temple-admin/events/create' });
  await fill(user, await screen.findByLabelText('Title'), 'Bala Vihar');
  await user.selectOptions(screen.getByLabelText('How often'), 'Every week');
  await user.click(screen.getByRole('button', { name: 'Sun' }));
  await fill(user, screen.getByLabelText('Start time'), '10:00');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('A series needs an end. Enter a last date or a number of dates.')).toBeVisible();
  await fill(user, screen.getByLabelText(/Number of dates/), '2');
  await user.click(screen.getByRole('button', { name: 'Show the dates' }));
  expect(await screen.findByText(/2 dates: Sun, Dec 6 · Sun, Dec 13/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Saved Bala Vihar as a draft')).toBeVisible();
  expect(network.callsTo(eventEndpoints.create)[0]?.body).toMatchObject({
    title: 'Bala Vihar',
    count: 2,
    rule: { kind: 'weekly', days: [0] },
  });
});

it('says on which of its dates the clocks skip an event’s time', async () => {
  const { user } = await renderOffice(CreateEvent, { at: '/temple-admin/events/create' });
  await user.selectOptions(await screen.findByLabelText('How often'), 'Every week');
  await fill(user, screen.getByLabelText('Start time'), '02:30');
  await user.click(screen.getByRole('button', { name: 'Sat' }));
  expect(screen.queryByText(/clocks go forward/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sun' }));
  expect(await screen.findByText(/^On Sun, Mar 14, 2027 .* skip 2:30 AM\. On that day it starts at 3:30 AM\.$/)).toBeVisible();
});

it('offers the poster of an event that people can see', async () => {
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('link', { name: 'Download poster' }));
  await waitFor(() => expect(network.callsTo(eventEndpoints.poster)).toHaveLength(1));
});

it('cancels one date with a reason', async () => {
  network.on(eventOccurrenceEndpoints.cancel, EVENT);
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('row', { name: /Dec 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel date' }));
  const form = within(await screen.findByRole('form', { name: 'Cancel date' }));
  await user.click(form.getByRole('button', { name: 'Cancel date' }));
  expect(await form.findByText('Enter a reason. People who follow the temple will read it.')).toBeVisible();
  await fill(user, form.getByLabelText('Reason'), 'Snow');
  await user.click(form.getByRole('button', { name: 'Cancel date' }));
  expect(await screen.findByText('Canceled', { selector: '[role=status] *' })).toBeInTheDocument();
  expect(network.callsTo(eventOccurrenceEndpoints.cancel)[0]).toMatchObject({
    params: { occurrenceId: testId(12) },
    body: { reason: 'Snow', scope: 'one' },
  });
});

it('changes this and the following dates from the one that was opened', async () => {
  network.on(eventEndpoints.change, EVENT);
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('row', { name: /Dec 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Change this and following dates' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved Bala Vihar')).toBeVisible();
  expect(network.callsTo(eventEndpoints.change)[0]?.body).toMatchObject({
    from: testId(12),
    startsOn: '2026-12-02',
    count: 2,
    goodToKnow: ['Bring a water bottle.'],
  });
});

it('leaves a series whole from a date that was moved past others: it is still its first', async () => {
  const moved = date(1, { date: '2026-12-09', startsAt: '2026-12-09T15:00:00.000Z', endsAt: '2026-12-09T17:00:00.000Z' });
  network.on(eventEndpoints.detail, { ...EVENT, dates: [date(2), date(3), moved] }).on(eventEndpoints.change, EVENT);
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('row', { name: /Dec 9/ }));
  await user.click(await screen.findByRole('button', { name: 'Change this and following dates' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved Bala Vihar')).toBeVisible();
  expect(network.callsTo(eventEndpoints.change)[0]?.body).toMatchObject({ startsOn: '2026-12-01', count: 3 });
});

it('shows an event that is once where its date is now', async () => {
  const moved = date(1, { date: '2026-12-09', time: '16:00' });
  network.on(eventEndpoints.detail, { ...EVENT, rule: { kind: 'once' }, count: null, dates: [moved] });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  expect(await screen.findByLabelText('Start time')).toHaveValue('16:00');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-12-09');
});

it('goes on from the heading for the keyboard when the form opens and when it closes', async () => {
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit event' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Dates' })).toHaveFocus();
});

it('asks which dates to cancel where the event has others ahead, and says what the button does', async () => {
  const { user, unmount } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('row', { name: /Dec 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel date' }));
  const form = within(await screen.findByRole('form', { name: 'Cancel date' }));
  await user.selectOptions(form.getByLabelText('Cancel'), 'All dates to come');
  expect(form.getByRole('button', { name: 'Cancel all dates' })).toBeVisible();
  unmount();
  const alone = [date(1, { isOver: true }), date(2), date(3, { status: 'canceled', reason: 'Snow' })];
  network.on(eventEndpoints.detail, { ...EVENT, dates: alone });
  const again = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await again.user.click(await screen.findByRole('row', { name: /Dec 2/ }));
  await again.user.click(await screen.findByRole('button', { name: 'Cancel date' }));
  expect(await screen.findByRole('form', { name: 'Cancel date' })).not.toHaveTextContent('All dates to come');
  expect(screen.queryByRole('button', { name: 'Change this and following dates' })).not.toBeInTheDocument();
});

it('only cancels a date that has begun, and asks whether those who are checked in get a refund', async () => {
  network.on(eventEndpoints.detail, { ...EVENT, dates: [date(1, { hasBegun: true }), date(2)] }).on(eventOccurrenceEndpoints.cancel, EVENT);
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('row', { name: /Dec 1/ }));
  expect(await screen.findByText(/This date has begun/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Postpone date' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel date' }));
  const choice = await screen.findByLabelText('People who are checked in');
  expect(choice).toHaveDisplayValue('Get a refund, too');
  await user.selectOptions(choice, 'Keep their tickets, no refund');
  await waitFor(() => expect(network.callsTo(ticketEndpoints.cancellation).at(-1)?.query.get('whoCame')).toBe('kept'));
  await fill(user, screen.getByLabelText('Reason'), 'Lightning');
  await user.click(screen.getByRole('button', { name: 'Cancel date' }));
  await waitFor(() => expect(network.callsTo(eventOccurrenceEndpoints.cancel)[0]?.body).toMatchObject({ whoCame: 'kept' }));
});

it('says in Hindi why a series left a date out', async () => {
  const gone = date(2, { status: 'canceled', reason: SERIES_CHANGED_REASON });
  network.on(eventEndpoints.detail, { ...EVENT, dates: [date(1), gone] });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage`, language: 'hi' });
  await user.click(await screen.findByRole('row', { name: /2 दिस/ }));
  expect(await screen.findByText('इस कार्यक्रम की तारीखें बदल गईं')).toBeVisible();
});

it('lists the next date first, and those that are over on request, the latest first', async () => {
  const dates = [date(1, { isOver: true }), date(2, { isOver: true }), date(3), date(4)];
  network.on(eventEndpoints.detail, { ...EVENT, dates });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  const shown = () => screen.getAllByRole('row').flatMap((row) => /Dec \d/.exec(row.textContent ?? '')?.[0] ?? []);
  await screen.findByRole('row', { name: /Dec 3/ });
  expect(shown()).toEqual(['Dec 3', 'Dec 4']);
  await user.click(screen.getByRole('button', { name: 'Past dates (2)' }));
  expect(shown()).toEqual(['Dec 3', 'Dec 4', 'Dec 2', 'Dec 1']);
});

it('asks before a change cancels dates with tickets, with what that does', async () => {
  const { startsAt } = date(2);
  const gone = [{ id: testId(12), startsAt }];
  network.on(eventEndpoints.change, EVENT).on(ticketEndpoints.changeEffects, { ...UNCONCERNED, ...HELD, gone });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel 1 date?' }));
  expect(asked.getByText('$75.50')).toBeVisible();
  expect(asked.getByText(/Dec 2, 10:00 AM/)).toBeVisible();
  expect(asked.getByText('Ravi, (732) 555-0161')).toBeVisible();
  expect(network.callsTo(eventEndpoints.change)).toHaveLength(0);
  await user.click(asked.getByRole('button', { name: 'Save and cancel it' }));
  expect(await screen.findByText('Saved Bala Vihar')).toBeVisible();
  expect(network.callsTo(eventEndpoints.change).map(({ body }) => (body as { cancels: string[] }).cancels)).toEqual([[testId(12)]]);
});

it('asks before a change gives dates with tickets another time or place, with who is notified how and may cancel for what', async () => {
  network.on(eventEndpoints.change, EVENT);
  network.on(ticketEndpoints.changeEffects, { ...UNCONCERNED, moved: HELD, placed: { ...HELD, dates: 2 } });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Save and notify people?' }));
  expect(asked.getByText(/gets another time\. Holders get a message and may cancel for their full price/)).toBeVisible();
  expect(asked.getByText(/^2 dates .* get another place or link/)).toBeVisible();
  expect(asked.getAllByText('$75.50')).toHaveLength(1);
  for (const [who, count] of [
    ['Notified: ticket holders with an account', '1'],
    ['Notified in the app: waiting, without a ticket', '4'],
    ['Notified in the app: others who saved your temple', '40'],
  ] as const)
    expect(asked.getAllByText(who)[0]?.parentElement).toHaveTextContent(count);
  expect(asked.queryByText(/guests with tickets/)).toBeNull();
  expect(network.callsTo(eventEndpoints.change)).toHaveLength(0);
  await user.click(asked.getByRole('button', { name: 'Save and notify' }));
  expect(await screen.findByText('Saved Bala Vihar')).toBeVisible();
  expect(network.callsTo(ticketEndpoints.changeEffects)).toHaveLength(1);
});

it('keeps a change unsaved until it is confirmed, and shows at its fields what the confirmed one is refused for', async () => {
  const gone = [{ id: testId(12), startsAt: date(2).startsAt }];
  network.on(ticketEndpoints.changeEffects, { ...UNCONCERNED, gone });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  await fill(user, await screen.findByLabelText(/^Number of dates/), '1');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(hasUnsavedForm()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('dialog', { name: 'Cancel 1 date?' });
  network.on(eventEndpoints.change, refusal('invalid-fields', { fields: { title: 'Another event has this title' } }));
  await user.click(screen.getByRole('button', { name: 'Save and cancel it' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Another event has this title'));
  expect(hasUnsavedForm()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  // The dates that were agreed to are asked about again.
  expect(await screen.findByRole('dialog', { name: 'Cancel 1 date?' })).toBeVisible();
  expect(network.callsTo(eventEndpoints.change)).toHaveLength(1);
});

it('says whom to ask for a change that only those who see tickets can confirm, and why the look-up failed otherwise', async () => {
  const unseen = network.on(eventEndpoints.change, refusal('event-change-cancels'));
  unseen.on(ticketEndpoints.changeEffects, refusal('event-over'));
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage` });
  await user.click(await screen.findByRole('button', { name: 'Edit event' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Every date of this event is over. Create a new event.')).toBeVisible();
  unseen.on(ticketEndpoints.changeEffects, refusal('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/waiting for\. Ask someone who handles tickets to make this change\.$/)).toBeVisible();
});

it('says before a date is postponed who hears of it and can cancel for what', async () => {
  network.on(ticketEndpoints.cancellation, { ...HELD, toCall: [{ bookedBy: 'Ravi', phone: null }] });
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage?date=${testId(12)}` });
  await user.click(await screen.findByRole('button', { name: 'Postpone date' }));
  const form = within(await screen.findByRole('form', { name: 'Postpone date' }));
  expect(await form.findByText('Can cancel for')).toBeVisible();
  expect(form.getByText('$75.50')).toBeVisible();
  expect(form.getByText('Ravi')).toBeVisible();
});

it('says before a date is moved whom the new time concerns, and nothing while it stays', async () => {
  network.on(ticketEndpoints.cancellation, HELD);
  const { user } = await renderOffice(ManageEvent, { at: `/temple-admin/events/${EVENT.id}/manage?date=${testId(12)}` });
  const form = within(await screen.findByRole('form', { name: 'Change this date' }));
  const moves = 'People with tickets get the new time and may cancel for their full price.';
  expect(form.queryByText(moves)).toBeNull();
  await fill(user, form.getByLabelText(/^Hall or name of the place/), 'Courtyard');
  expect(await form.findByText('People with tickets get the new place.')).toBeVisible();
  expect(form.queryByText('$75.50')).toBeNull();
  await fill(user, form.getByLabelText('Start time'), '18:15');
  expect(await form.findByText(moves)).toBeVisible();
  expect(form.getByText('$75.50')).toBeVisible();
});

it('leads to a message to everyone with a ticket, only for those who may write to many', async () => {
  const at = `/temple-admin/events/${EVENT.id}/manage`;
  const { unmount } = await renderOffice(ManageEvent, { at, user: buildStaff('events-coordinator') });
  const link = await screen.findByRole('link', { name: 'Message attendees' });
  expect(link).toHaveAttribute('href', `/temple-admin/messaging?broadcast=new&about=attendees%3A${EVENT.id}`);
  unmount();
  await renderOffice(ManageEvent, { at, user: buildStaff('front-desk') });
  expect(await screen.findByRole('heading', { name: 'Bala Vihar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Message attendees' })).not.toBeInTheDocument();
});
