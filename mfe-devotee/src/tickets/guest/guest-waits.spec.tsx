import {
  type GuestWait,
  guestEndpoints,
  guestTicketEndpoints,
  guestWaitEndpoints,
  guestWaitPath,
  matchRoute,
  publicEventEndpoints,
  ticketEndpoints,
} from '@sannidhi/contracts';
import { fill, type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../../giving/leave-to.ts';
import { show } from '../../test/show.tsx';
import { DATE, EVENT, OFFER, SLUG, testId } from '../../test/tickets.ts';
import { GUEST_WAIT_PATTERN } from '../ticket-paths.ts';
import { TicketsCard } from '../tickets-card.tsx';
import { Screen as RegisterScreen } from './guest-register-screen.tsx';
import { Screen as WaitScreen } from './guest-wait-screen.tsx';

jest.mock('../../giving/leave-to.ts');
const AT = `/temples/${SLUG}/events/${DATE}/guest`;
const LINK = guestWaitPath(SLUG, 'link');
const PAGE = { ...EVENT, id: DATE, summary: '', description: '', program: [], goodToKnow: [], note: '', reason: '', others: [] };
const WAIT: GuestWait = {
  id: testId(8),
  occurrenceId: DATE,
  status: 'waiting',
  people: [
    { typeId: testId(2), name: 'Meera', familyMemberId: null, amountCents: null, answers: [{ questionId: testId(4), answer: 'None' }] },
  ],
  takesFewer: false,
  position: 3,
  offeredUntil: null,
  bookedBy: 'Lata Menon',
  link: 'link',
};
const OFFERED: GuestWait = { ...WAIT, status: 'offered', position: null, offeredUntil: '2026-11-20T22:30:00.000Z' };

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
  network = mockNetwork()
    .on(publicEventEndpoints.page, PAGE)
    .on(ticketEndpoints.offer, { ...OFFER, left: 0 })
    .on(guestEndpoints.sendCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 })
    .on(guestEndpoints.checkCode, () => ({ guestToken: 'proof', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }))
    .on(guestTicketEndpoints.register, { orderId: testId(6), totalCents: 2_500, checkoutUrl: 'https://pay.test/1' })
    .on(guestWaitEndpoints.join, WAIT)
    .on(guestWaitEndpoints.of, WAIT);
});
afterEach(() => network.restore());

const chooseAdult = () => sessionStorage.setItem(`tickets:${DATE}`, JSON.stringify({ counts: { [testId(2)]: 1 } }));
type User = Awaited<ReturnType<typeof show>>['user'];
async function provePhone(user: User): Promise<void> {
  await fill(user, screen.getByLabelText('Mobile number'), '7325550148');
  await user.click(screen.getByRole('button', { name: 'Text me a code' }));
  await fill(user, await screen.findByLabelText('6-digit code'), '407218');
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
}

it.each([
  ['is full', 0, false, 'Waiting is free: when places are free, we text you a link', 'Join the waitlist'],
  ['needs approval', 64, true, 'The temple’s answer comes by text message', 'Send the request'],
] as const)('takes a guest whose date %s to the temple with a phone and its code', async (_, left, needsApproval, help, send) => {
  chooseAdult();
  network.on(ticketEndpoints.offer, { ...OFFER, left, types: OFFER.types.map((type) => ({ ...type, needsApproval })) });
  const card = await show(
    () => <TicketsCard slug={SLUG} timeZone="America/New_York" occurrenceId={DATE} />,
    `/temples/${SLUG}/events/${DATE}`,
  );
  expect(await screen.findByRole('link', { name: 'Continue as a guest' })).toHaveAttribute('href', AT);
  expect(screen.getByText(new RegExp(help))).toBeVisible();
  card.unmount();
  const { user } = await show(RegisterScreen, AT, { path: '/temples/:slug/events/:occurrenceId/guest' });
  await fill(user, await screen.findByLabelText('Name'), 'Meera');
  await fill(user, screen.getByLabelText('Allergies'), 'None');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await fill(user, await screen.findByLabelText('Your name'), 'Lata Menon');
  await provePhone(user);
  await user.click(await screen.findByRole('button', { name: send }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  const [call] = network.callsTo(guestWaitEndpoints.join);
  expect(call?.headers.authorization).toBe('Guest proof');
  expect(call?.body).toMatchObject({
    ...{ templeSlug: SLUG, occurrenceId: DATE, legalName: 'Lata Menon', takesFewer: false },
    people: [{ typeId: testId(2), name: 'Meera', answers: [{ questionId: testId(4), answer: 'None' }] }],
  });
  expect(sessionStorage.getItem(`tickets:${DATE}`)).toBeNull();
});

it('takes what was offered by its link: the form is filled in, and its phone pays', async () => {
  network.on(guestWaitEndpoints.of, OFFERED);
  const { user } = await show(RegisterScreen, `${AT}?wait=link`);
  expect(await screen.findByLabelText('Name')).toHaveValue('Meera');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Your name')).toHaveValue('Lata Menon');
  await provePhone(user);
  await user.click(await screen.findByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  expect(network.callsTo(guestTicketEndpoints.register)[0]?.body).toMatchObject({
    waitLink: 'link',
    legalName: 'Lata Menon',
    seenTotalCents: 2_500,
  });
});

describe('the page of a guest’s place on a waitlist', () => {
  it('leads to this page', () => expect(matchRoute(GUEST_WAIT_PATTERN, LINK)).toEqual({ slug: SLUG, link: 'link' }));

  it('says where they are, and leaves the list once that is confirmed', async () => {
    network.on(guestWaitEndpoints.leave, undefined);
    const { user } = await show(WaitScreen, LINK);
    expect(await screen.findByText('You’re number 3 on the waitlist.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave the list' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave the waitlist?' }));
    expect(network.callsTo(guestWaitEndpoints.leave)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Leave waitlist' }));
    await waitFor(() => expect(network.callsTo(guestWaitEndpoints.leave)).toHaveLength(1));
  });

  it('leads to the places that were offered', async () => {
    network.on(guestWaitEndpoints.of, OFFERED);
    await show(WaitScreen, LINK);
    expect(await screen.findByText(/A place is yours until Fri, Nov 20, 5:30 PM/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', `${AT}?wait=link`);
  });

  it.each(['requested', 'declined'] as const)('calls what is %s a request, which is on no list', async (status) => {
    network.on(guestWaitEndpoints.of, { ...WAIT, status, position: null });
    await show(WaitScreen, LINK);
    expect(await screen.findByRole('heading', { name: 'Your request' })).toBeVisible();
    expect(screen.queryByText(/waitlist|leaves the list/i)).toBeNull();
  });

  it.each([
    ['requested', 'The temple has your request and will answer.'],
    ['claimed', /You went on with this offer/],
    ['left', 'You left the list.'],
    ['declined', /The temple couldn’t register you/],
    ['lapsed', /The offer has ended/],
    ['ended', 'This waitlist has ended.'],
  ] as const)('says what %s means', async (status, sentence) => {
    network.on(guestWaitEndpoints.of, { ...WAIT, status, position: null });
    await show(WaitScreen, LINK);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
