import {
  type GuestTickets,
  guestEndpoints,
  guestLinkEndpoints,
  guestTicketEndpoints,
  guestTicketsPath,
  matchRoute,
  publicEventEndpoints,
  ticketEndpoints,
} from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../../giving/leave-to.ts';
import { show } from '../../test/show.tsx';
import { DATE, EVENT, OFFER, SLUG, TICKET, testId } from '../../test/tickets.ts';
import { GUEST_TICKETS_PATTERN } from '../ticket-paths.ts';
import { TicketsCard } from '../tickets-card.tsx';
import { Screen as RegisterScreen } from './guest-register-screen.tsx';
import { Screen as TicketsScreen } from './guest-tickets-screen.tsx';

jest.mock('../../giving/leave-to.ts');
const AT = `/temples/${SLUG}/events/${DATE}/guest`;
const LINK = guestTicketsPath(SLUG, 'link');
const PAGE = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
const { party: _party, child: _child, ...ticket } = TICKET;
const FOUND: GuestTickets = {
  status: 'registered',
  orderId: testId(6),
  bookedBy: 'Lata Menon',
  totalCents: 2_500,
  refundedCents: 0,
  occurrenceId: DATE,
  waitLink: null,
  tickets: [{ ...ticket, amountCents: 2_500, cancelCents: 2_500, hasPickupCode: false, pickupCode: null }],
};
const CLAIMED: GuestTickets = { ...FOUND, status: 'claimed', tickets: [] };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
  network = mockNetwork()
    .on(publicEventEndpoints.page, PAGE)
    .on(ticketEndpoints.offer, OFFER)
    .on(guestEndpoints.sendCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 })
    .on(guestEndpoints.checkCode, () => ({ guestToken: 'proof', expiresAt: inAnHour() }))
    .on(guestTicketEndpoints.register, { orderId: testId(6), totalCents: 2_500, checkoutUrl: 'https://pay.test/1' });
});
afterEach(() => network.restore());

const chooseAdult = (more: object = {}) =>
  sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 1 }, ...more }));
/** To the step with the price. */
async function prove(choice: object = {}) {
  chooseAdult(choice);
  const page = await show(RegisterScreen, AT);
  await fill(page.user, await screen.findByLabelText('Name'), 'Meera');
  await fill(page.user, screen.getByLabelText('Allergies'), 'None');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await fill(page.user, await screen.findByLabelText('Your name'), 'Lata Menon');
  await fill(page.user, screen.getByLabelText('Mobile number'), '7325550148');
  await page.user.click(screen.getByRole('button', { name: 'Text me a code' }));
  await fill(page.user, await screen.findByLabelText('6-digit code'), '407218');
  await page.user.click(screen.getByRole('button', { name: 'Confirm number' }));
  await screen.findByRole('heading', { name: 'Check and pay' });
  return page;
}

it('lets somebody who isn’t signed in go on as a guest, or sign in', async () => {
  chooseAdult();
  await show(() => <TicketsCard slug={SLUG} timeZone="America/New_York" occurrenceId={DATE} />, `/temples/${SLUG}/events/${DATE}`);
  expect(await screen.findByRole('link', { name: 'Continue as a guest' })).toHaveAttribute('href', AT);
  const back = encodeURIComponent(`/temples/${SLUG}/events/${DATE}/register`);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?return=${back}`);
});

it('takes names, a phone and its code to one price, and on to the payment page', async () => {
  const { user } = await prove();
  expect(network.callsTo(guestEndpoints.sendCode)[0]?.body).toMatchObject({ purpose: 'tickets', templeSlug: SLUG, phone: '+17325550148' });
  expect(screen.getByText(/no fee is added later/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  const [call] = network.callsTo(guestTicketEndpoints.register);
  expect(call?.headers.authorization).toBe('Guest proof');
  expect(call?.body).toMatchObject({
    ...{ templeSlug: SLUG, occurrenceId: DATE, legalName: 'Lata Menon', seenTotalCents: 2_500 },
    seenTimes: [{ occurrenceId: DATE, startsAt: PAGE.startsAt }],
    people: [{ typeId: testId(2), name: 'Meera', answers: [{ questionId: testId(4), answer: 'None' }] }],
  });
});

it('shows the new time of a date that moved in the meantime, and asks again', async () => {
  const { user } = await prove();
  network.on(guestTicketEndpoints.register, refusal('ticket-date-moved'));
  network.on(publicEventEndpoints.page, { ...PAGE, startsAt: '2026-12-05T23:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByText('The time has changed. Check it and continue again.')).toBeVisible();
  expect(await screen.findByText(/Dec(ember)? 5/, { selector: 'li' })).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
});

it('keeps what was entered through a reload, and asks for a code again only once the number has to be proven again', async () => {
  await prove();
  cleanup();
  const { user } = await show(RegisterScreen, `${AT}?step=pay`);
  expect(await screen.findByText('Meera')).toBeVisible();
  network.on(guestTicketEndpoints.register, refusal('guest-session-required'));
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Lata Menon');
});

it('says to a guest whom a ticket is for, and nothing of a family list that they don’t have', async () => {
  chooseAdult();
  network.on(ticketEndpoints.offer, { ...OFFER, types: OFFER.types.map((type) => ({ ...type, minAge: 6 })) });
  await show(RegisterScreen, AT);
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Ages 6 and up on the day of the event.');
});

it('registers for all dates together at their price', async () => {
  const series = { priceCents: 2_000, deductibleCents: 0, left: null };
  const seriesDates = [1, 9].map((n) => ({ id: testId(n), startsAt: '2026-11-28T22:30:00.000Z' }));
  network.on(ticketEndpoints.offer, { ...OFFER, seriesDates, types: OFFER.types.map((type) => ({ ...type, series })) });
  const { user } = await prove({ dates: 'all' });
  expect(screen.getByText('For all 2 dates.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  expect(network.callsTo(guestTicketEndpoints.register)[0]?.body).toMatchObject({
    ...{ occurrenceId: DATE, seenTotalCents: 4_000, series: { id: expect.any(String), dates: [testId(9)] } },
  });
});

describe('a guest’s link', () => {
  it('leads to this page', () => expect(matchRoute(GUEST_TICKETS_PATTERN, LINK)).toEqual({ slug: SLUG, link: 'link' }));

  it('shows the tickets with their codes, prints them, and cancels one after saying what goes back', async () => {
    network.on(guestLinkEndpoints.tickets, FOUND).on(guestLinkEndpoints.cancel, FOUND);
    const { user } = await show(TicketsScreen, `${LINK}?outcome=paid`);
    expect(await screen.findByText('You’re registered')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Code of Meera Raghunathan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print tickets' })).toHaveAttribute('href', '/api/public/guest-tickets/link/tickets.pdf');
    await user.click(screen.getByRole('button', { name: 'Cancel the ticket of Meera Raghunathan' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('You get $25.00 back.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel ticket' }));
    await waitFor(() => expect(network.callsTo(guestLinkEndpoints.cancel)[0]?.body).toEqual({ ticketId: TICKET.id, seenCents: 2_500 }));
  });

  it('shows a child’s pickup code once the phone that registered is proven', async () => {
    const withCode = (pickupCode: string | null) => ({ ...FOUND, tickets: [{ ...FOUND.tickets[0]!, hasPickupCode: true, pickupCode }] });
    network.on(guestLinkEndpoints.tickets, ({ headers }) => withCode(headers.authorization === 'Guest proof' ? 'MR2 3YR' : null));
    const { user } = await show(TicketsScreen, LINK);
    await fill(user, await screen.findByLabelText('Mobile number'), '7325550148');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await fill(user, await screen.findByLabelText('6-digit code'), '407218');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    // Alone in its line, to be read out at the door.
    expect(await screen.findByText('MR2 3YR')).toBeVisible();
  });

  it.each([
    ['waiting', '?outcome=paid', 'Confirming your tickets'],
    ['waiting', '?outcome=left', 'You left the payment page'],
    ['unpaid', '', 'You don’t have these tickets'],
    ['claimed', '', 'These tickets are in an account now'],
  ] as const)('that is %s, opened with “%s”, says so', async (status, query, sentence) => {
    network.on(guestLinkEndpoints.tickets, { ...FOUND, status, tickets: [] });
    await show(TicketsScreen, `${LINK}${query}`);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('puts the tickets into the account of who is signed in', async () => {
    const isClaimed = () => network.callsTo(guestLinkEndpoints.claim).length > 0;
    network
      .on(guestLinkEndpoints.tickets, () => (isClaimed() ? CLAIMED : FOUND))
      .on(ticketEndpoints.own, async () => {
        // The portal around the page reads its tickets again too, and is slower than the page.
        if (isClaimed()) await screen.findByText('These tickets are in an account now');
        return { items: [], nextCursor: null };
      })
      .on(guestLinkEndpoints.claim, { id: TICKET.id });
    const InPortal = () => {
      useRead(ticketEndpoints.own);
      return <TicketsScreen />;
    };
    const { user } = await show(InPortal, LINK, { user: buildDonor(), path: '/temples/:slug/tickets/:link' });
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });
  it('asks for the phone that registered where the account isn’t known as its owner’s, then puts them there', async () => {
    const withoutProof = refusal('ticket-phone-unproven');
    const isProof = ({ body }: { body: unknown }) => (body as { guestToken?: string }).guestToken === 'proof';
    network
      .on(guestLinkEndpoints.tickets, () => (network.callsTo(guestLinkEndpoints.claim).some(isProof) ? CLAIMED : FOUND))
      .on(guestLinkEndpoints.claim, (call) => (isProof(call) ? { id: TICKET.id } : withoutProof));
    const { user } = await show(TicketsScreen, LINK, { user: buildDonor(), path: '/temples/:slug/tickets/:link' });
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText(/Only the phone that registered can add these tickets/)).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    await fill(user, screen.getByLabelText('Mobile number'), '7325550148');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByLabelText('6-digit code')).toHaveFocus();
    await fill(user, screen.getByLabelText('6-digit code'), '407218');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });
});
