import {
  cartEndpoints,
  familyEndpoints,
  publicEventEndpoints,
  ticketDiscountEndpoints,
  ticketEndpoints,
  ticketWaitEndpoints,
} from '@sannidhi/contracts';
import { notify } from '@sannidhi/kit';
import { buildDonor, fill, type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMember } from '../test/family.ts';
import { show } from '../test/show.tsx';
import { DATE, EVENT, OFFER, SLUG, testId } from '../test/tickets.ts';
import { Screen as RegisterScreen } from './register-screen.tsx';
import { TicketsCard } from './tickets-card.tsx';

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork();
});
afterEach(() => network.restore());

const Card = () => <TicketsCard slug={SLUG} timeZone="America/New_York" occurrenceId={DATE} />;

it('says what a party pays before anything is filled in, and leads on with what was chosen', async () => {
  network.on(ticketEndpoints.offer, OFFER).on(ticketWaitEndpoints.own, []);
  const { user } = await show(Card, `/temples/${SLUG}/events/${DATE}`, { user: buildDonor() });
  const adults = await screen.findByRole('group', { name: 'Adult' });
  await user.click(within(adults).getByRole('button', { name: 'More: Adult' }));
  await user.click(within(adults).getByRole('button', { name: 'More: Adult' }));
  expect(screen.getByText('$50.00')).toBeVisible();
  expect(screen.getByText(/no fee is added later\. \$14\.00 of it may be tax deductible/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register 2 people' })).toHaveAttribute('href', `/temples/${SLUG}/events/${DATE}/register`);
});

it('offers the waitlist of a date that is full, and says where somebody is on it', async () => {
  const full = { ...OFFER, left: 0, closed: 'tickets-sold-out' as const, types: OFFER.types.map((type) => ({ ...type, left: 0 })) };
  const place = { status: 'waiting' as const, people: [], takesFewer: true, position: 3, offeredUntil: null };
  const wait = { id: testId(8), occurrenceId: DATE, ...place };
  network.on(ticketEndpoints.offer, full).on(ticketWaitEndpoints.own, [wait]);
  const { user } = await show(Card, `/temples/${SLUG}/events/${DATE}`, { user: buildDonor() });
  const stands = 'You’re number 3 on the waitlist. You’ll be offered fewer places if there aren’t enough for everyone.';
  expect(await screen.findByText(stands)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'More: Child' }));
  expect(screen.getByRole('link', { name: 'Join the waitlist for 1' })).toBeVisible();
});

it('says that a date is full and has a waitlist, though things without a place can still be had', async () => {
  network.on(ticketEndpoints.offer, { ...OFFER, left: 0, closed: null }).on(ticketWaitEndpoints.own, []);
  await show(Card, `/temples/${SLUG}/events/${DATE}`, { user: buildDonor() });
  expect(await screen.findByText('This date is full. Choose tickets to join its waitlist.')).toBeVisible();
});

it('says what to do first, and offers a guest nothing but the waitlist of a full date', async () => {
  network.on(ticketEndpoints.offer, { ...OFFER, left: 0, closed: 'tickets-sold-out' });
  await show(Card, `/temples/${SLUG}/events/${DATE}`);
  expect(await screen.findByText('Choose how many people to register first.')).toBeVisible();
  expect(screen.getByText('Join the waitlist')).toBeVisible();
  expect(screen.queryByText('Continue as a guest')).toBeNull();
});

it('asks a party that has to wait whether it takes fewer places', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(3)]: 2 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  const short = { ...OFFER, left: 1, questions: [] };
  const joined = {
    id: testId(8),
    occurrenceId: DATE,
    status: 'waiting' as const,
    people: [],
    takesFewer: true,
    position: 1,
    offeredUntil: null,
  };
  network
    .on(publicEventEndpoints.page, page)
    .on(ticketEndpoints.offer, short)
    .on(familyEndpoints.list, [])
    .on(ticketWaitEndpoints.join, joined);
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  for (const field of await screen.findAllByLabelText('Name')) await fill(user, field, 'Anika');
  const choice = screen.getByRole('group', { name: 'If there aren’t places for everyone' });
  expect(within(choice).getByRole('radio', { name: /^Wait until we can all come/ })).toBeChecked();
  await user.click(within(choice).getByRole('radio', { name: /^Offer us the places there are/ }));
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  await waitFor(() => expect(network.callsTo(ticketWaitEndpoints.join)).toHaveLength(1));
  expect(network.callsTo(ticketWaitEndpoints.join)[0]?.body).toMatchObject({
    takesFewer: true,
    people: [{ name: 'Anika' }, { name: 'Anika' }],
  });
});

it.each([
  ['waits', 'waiting' as const, true],
  ['has places that were free at once', 'offered' as const, false],
])('says that a party is on the waitlist only while it waits: one that %s', async (_, status, waits) => {
  // In place of what the test before left on screen.
  notify('Before');
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(3)]: 2 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  const joined = { id: testId(8), occurrenceId: DATE, status, people: [], takesFewer: true, position: null, offeredUntil: null };
  network
    .on(publicEventEndpoints.page, page)
    .on(ticketEndpoints.offer, { ...OFFER, left: 1, questions: [] })
    .on(familyEndpoints.list, [])
    .on(ticketWaitEndpoints.join, joined);
  const route = { user: buildDonor(), path: '/temples/:slug/events/:date/register' };
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, route);
  for (const field of await screen.findAllByLabelText('Name')) await fill(user, field, 'Anika');
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  const said = screen.findByText('You’re on the waitlist', undefined, { timeout: 1_000 });
  if (waits) expect(await said).toBeVisible();
  else await expect(said).rejects.toThrow('Unable to find');
});

it('speaks of payment only where there is something to pay', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(3)]: 1 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  network.on(publicEventEndpoints.page, page).on(ticketEndpoints.offer, OFFER).on(familyEndpoints.list, []);
  await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  expect(await screen.findByText('Total $0.00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

it('puts a party with its names and answers into the cart', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 1, [testId(3)]: 1 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  network.on(publicEventEndpoints.page, page).on(ticketEndpoints.offer, OFFER).on(familyEndpoints.list, []);
  network
    .on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] })
    .on(cartEndpoints.add, { orders: [], lineCount: 2, unfinished: [] });
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  const [adult, child] = await screen.findAllByLabelText('Name');
  expect(screen.getByText(/after you register, open it and pass it on by email/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findAllByText('Enter a name')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Answer this question')).toHaveLength(2);
  await fill(user, adult!, 'Meera');
  await fill(user, child!, 'Anika');
  for (const field of screen.getAllByLabelText('Allergies')) await fill(user, field, 'None');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  const answers = [{ questionId: testId(4), answer: 'None' }];
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
    kind: 'ticket',
    item: {
      occurrenceId: DATE,
      typeId: testId(2),
      name: 'Meera',
      answers,
      others: [{ typeId: testId(3), name: 'Anika', answers }],
      waitId: null,
      discountId: null,
    },
  });
});

it('names those of the family who have a ticket’s age, says the rule at the field, and tells whom it is for', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 1, [testId(3)]: 1 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  const types = OFFER.types.map((type, index) => (index === 1 ? { ...type, minAge: 5, maxAge: 11 } : type));
  const born = `${new Date().getUTCFullYear() - 8}-01-01`;
  const family = [
    buildMember({ name: 'Meera' }),
    buildMember({ id: testId(31), name: 'Arun', relation: 'spouse' }),
    buildMember({ id: testId(32), name: 'Anika', relation: 'daughter', birthDate: born }),
  ];
  network
    .on(publicEventEndpoints.page, page)
    .on(ticketEndpoints.offer, { ...OFFER, types, questions: [] })
    .on(familyEndpoints.list, family);
  network
    .on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] })
    .on(cartEndpoints.add, { orders: [], lineCount: 2, unfinished: [] });
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  const [adult, child] = await screen.findAllByLabelText('Name');
  expect([adult, child].map((field) => (field as HTMLInputElement).value)).toEqual(['Meera', 'Anika']);
  expect(child).toHaveAccessibleDescription(/^Ages 5 to 11 on the day of the event/);
  await user.clear(adult!);
  await fill(user, adult!, 'A friend');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
    item: { name: 'A friend', familyMemberId: null, others: [{ name: 'Anika', familyMemberId: testId(32) }] },
  });
});

describe('all dates together', () => {
  const dates = [1, 21, 22].map((n) => ({ id: testId(n), startsAt: `2026-12-${String(n + 1).padStart(2, '0')}T22:30:00.000Z` }));
  const types = OFFER.types.map((type, index) => ({
    ...type,
    series: index === 0 ? { priceCents: 2_000, deductibleCents: 0, left: 2 } : null,
  }));
  const offer = { ...OFFER, occurrenceId: testId(21), questions: [], types, seriesDates: dates, seriesLeft: 2 };

  it('cost what each date costs then, as far as every date has places', async () => {
    network.on(ticketEndpoints.offer, offer).on(ticketWaitEndpoints.own, []);
    const { user } = await show(Card, `/temples/${SLUG}/events/${DATE}`);
    await user.click(await screen.findByRole('tab', { name: 'All 3 dates' }));
    expect(screen.getByText(/^From Dec 2 to Dec 23\./)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Child' })).not.toBeInTheDocument();
    const more = () => user.click(screen.getByRole('button', { name: 'More: Adult' }));
    for (let count = 0; count < 3; count += 1) await more();
    expect(screen.getByText('Not every date has that many places left. Choose fewer, or register for single dates.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fewer: Adult' }));
    expect(screen.getByText('$120.00')).toBeVisible();
  });

  it('have room for as many tickets as the cart has lines', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ id: testId(40 + index), startsAt: '2026-12-02T22:30:00.000Z' }));
    const free = types.map((type) => ({ ...type, left: null, series: type.series && { ...type.series, left: null } }));
    network
      .on(ticketEndpoints.offer, { ...offer, types: free, left: null, seriesLeft: null, seriesDates: many })
      .on(ticketWaitEndpoints.own, []);
    const { user } = await show(Card, `/temples/${SLUG}/events/${DATE}`, { user: buildDonor() });
    const more = () => screen.getByRole('button', { name: 'More: Adult' });
    await screen.findByRole('tab', { name: 'All 25 dates' });
    for (let count = 0; count < 3; count += 1) await user.click(more());
    expect(more()).toBeEnabled();
    await user.click(screen.getByRole('tab', { name: 'All 25 dates' }));
    expect(more()).toBeDisabled();
    expect(screen.getByText('Tickets per registration: 2 at most. Register the others separately.')).toBeVisible();
    expect(screen.getByText('Register 3 people').closest('[aria-disabled]')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Fewer: Adult' }));
    expect(screen.getByRole('link', { name: 'Register 2 people' })).toBeVisible();
    expect(more()).toBeDisabled();
  });

  it('become one date only when somebody says so, once they aren’t offered together any more', async () => {
    sessionStorage.setItem(`tickets:${testId(21)}`, JSON.stringify({ counts: { [testId(2)]: 1 }, dates: 'all' }));
    const ended = { ...offer, seriesDates: [], seriesLeft: null, types: OFFER.types };
    network.on(ticketEndpoints.offer, ended).on(ticketWaitEndpoints.own, []);
    const { user } = await show(Card, `/temples/${SLUG}/events/${testId(21)}`, { user: buildDonor() });
    expect(await screen.findByText('All dates together are no longer offered')).toBeVisible();
    expect(screen.queryByText('Register 1 person')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose this date' }));
    expect(screen.getByText('Register 1 person')).toBeVisible();
    expect(screen.queryByText('All dates together are no longer offered')).not.toBeInTheDocument();
  });

  it('lead back to the choice where their offer ended before the names were filled in', async () => {
    sessionStorage.setItem(`tickets:${testId(21)}`, JSON.stringify({ counts: { [testId(2)]: 1 }, dates: 'all' }));
    const page = { ...EVENT, id: testId(21), summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
    network.on(publicEventEndpoints.page, page).on(ticketEndpoints.offer, { ...offer, seriesDates: [], types: OFFER.types });
    await show(RegisterScreen, `/temples/${SLUG}/events/${testId(21)}/register`);
    expect(await screen.findByText('All dates together are no longer offered')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose tickets' })).toBeVisible();
  });

  it('go into the cart from the first date on', async () => {
    sessionStorage.setItem(`tickets:${testId(21)}`, JSON.stringify({ counts: { [testId(2)]: 1, [testId(3)]: 1 }, dates: 'all' }));
    const page = { ...EVENT, id: testId(21), summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
    network.on(publicEventEndpoints.page, page).on(ticketEndpoints.offer, offer).on(familyEndpoints.list, []);
    network
      .on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] })
      .on(cartEndpoints.add, { orders: [], lineCount: 3, unfinished: [] });
    const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${testId(21)}/register`, { user: buildDonor() });
    await fill(user, await screen.findByLabelText('Name'), 'Meera');
    expect(screen.getByText('Total $60.00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
    expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({
      item: { occurrenceId: DATE, name: 'Meera', others: [], series: { dates: [testId(21), testId(22)] } },
    });
  });
});

it('shows what a discount code takes off before the party is in the cart, and takes it along', async () => {
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 2 } }));
  const page = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
  const discount = {
    id: testId(9),
    discountCode: 'DEEPAM-10',
    kind: 'percent' as const,
    percent: 10,
    offCents: null,
    typeIds: [],
    perOrder: null,
  };
  network
    .on(publicEventEndpoints.page, page)
    .on(ticketEndpoints.offer, { ...OFFER, questions: [] })
    .on(familyEndpoints.list, []);
  network
    .on(ticketDiscountEndpoints.check, discount)
    .on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] })
    .on(cartEndpoints.add, { orders: [], lineCount: 2, unfinished: [] });
  const { user } = await show(RegisterScreen, `/temples/${SLUG}/events/${DATE}/register`, { user: buildDonor() });
  for (const field of await screen.findAllByLabelText('Name')) await fill(user, field, 'Meera');
  await fill(user, screen.getByLabelText(/Discount code/), 'deepam-10');
  await user.click(screen.getByRole('button', { name: 'Apply code' }));
  expect(await screen.findByText(/DEEPAM-10 takes \$5\.00 off\./)).toBeVisible();
  expect(screen.getByText('Total $45.00.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toMatchObject({ item: { discountId: discount.id } });
});
