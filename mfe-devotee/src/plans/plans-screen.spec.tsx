import { planEndpoints, savedCardEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../giving/leave-to.ts';
import { ANNADANAM, buildTemplePage } from '../test/gifts.ts';
import { buildCard, buildPlan, buildPlanDate, buildPlanDetail } from '../test/plans.ts';
import { show } from '../test/show.tsx';
import { Screen as Plans } from './plans-screen.tsx';
import { usePlanWords } from './use-plan-words.ts';

jest.mock('../giving/leave-to.ts');
const user = buildDonor();
const LIST = '/devotee/donate?view=recurring';
const plan = buildPlanDetail();
const ONE = `${LIST}&plan=${plan.id}`;
const SETUP = 'https://pay.test/cards/1';

let network: MockNetwork;
function Words() {
  usePlanWords();
  return null;
}
// What suspends under test goes on only inside an awaited `act`; the names of tithis are loaded once.
beforeAll(async () => {
  for (const language of ['en', 'hi'] as const) {
    await act(async () => void (await show(Words, '/', { language })));
    cleanup();
  }
});
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  network = mockNetwork()
    .on(templeEndpoints.page, buildTemplePage())
    .on(savedCardEndpoints.list, [buildCard()])
    .on(planEndpoints.own, { items: [buildPlan()], nextCursor: null });
  planIs(plan);
});
/** The preview's path looks like a plan's, so its response has to be newer. */
const planIs = (answer: Parameters<typeof network.on<typeof planEndpoints.ownOne>>[1]) =>
  network.on(planEndpoints.ownOne, answer).on(planEndpoints.preview, { dates: ['2026-12-20', '2027-01-20'], lastOn: null });

afterEach(() => network.restore());

describe('saved cards', () => {
  const used = buildCard({
    uses: [{ planId: plan.id, sells: 'donation', rule: plan.rule, startsOn: plan.startsOn, totalCents: 51_00 }],
  });
  const spare = buildCard({ id: '0192f0c1-7d1a-7c3e-8a55-0000000000c2', label: 'Visa ending 0341' });
  const list = async () => within(await screen.findByRole('list', { name: 'Saved cards' }));

  it('name what uses them, and lead to where that gets another card', async () => {
    network.on(savedCardEndpoints.list, [used]);
    const page = await show(Plans, LIST, { user });
    const cards = await list();
    expect(cards.getByText('Visa ending 4242')).toBeVisible();
    expect(cards.getByText('Sri Kamakshi Temple · Expires 04/2029')).toBeVisible();
    expect(cards.getByText('To remove this card, first choose another card for what uses it.')).toBeVisible();
    expect(cards.queryByRole('button')).toBeNull();
    await page.user.click(cards.getByRole('link', { name: 'Every month on the 15th, $51.00' }));
    expect(page.address()).toBe(`${ONE}&edit=card`);
  });

  it('are named in the reader’s language, as their receipts name them', async () => {
    network.on(savedCardEndpoints.list, [used]);
    await show(Plans, LIST, { user, language: 'hi' });
    expect(await screen.findByText('Visa, अंत में 4242')).toBeVisible();
  });

  it('are removed after a question, or say why not', async () => {
    network.on(savedCardEndpoints.list, [spare]).on(savedCardEndpoints.remove, refusal('card-in-use'));
    const page = await show(Plans, LIST, { user });
    const ask = async () => {
      await page.user.click((await list()).getByRole('button', { name: 'Remove Visa ending 0341' }));
      const question = within(await screen.findByRole('dialog', { name: 'Remove Visa ending 0341?' }));
      await page.user.click(question.getByRole('button', { name: 'Remove' }));
    };
    await ask();
    expect(await screen.findByText('A recurring gift uses this card. Give it another card first.')).toBeVisible();
    network.on(savedCardEndpoints.remove, spare).on(savedCardEndpoints.list, []);
    await ask();
    expect(await screen.findByText('Removed Visa ending 0341')).toBeVisible();
    expect(await screen.findByText('No saved cards.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Saved cards/);
    expect(network.callsTo(savedCardEndpoints.remove).at(-1)?.params.cardId).toBe(spare.id);
  });

  it('have no section if there are none', async () => {
    network.on(savedCardEndpoints.list, []);
    await show(Plans, LIST, { user });
    await screen.findByRole('list', { name: 'Recurring gifts' });
    expect(screen.queryByText('Saved cards')).toBeNull();
  });
});

describe('the list of recurring gifts', () => {
  it('says how often, how much, to whom and when next, and opens one', async () => {
    const page = await show(Plans, LIST, { user });
    const row = within(await screen.findByRole('list', { name: 'Recurring gifts' }));
    expect(row.getByText('$51.00')).toBeVisible();
    expect(row.getByText('Sri Kamakshi Temple, Annadanam')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    expect(row.getByText('Next on Tue, Dec 15, 2026')).toBeVisible();
    await page.user.click(row.getByRole('link', { name: 'Every month on the 15th' }));
    expect(page.address()).toBe(ONE);
    expect(await screen.findByRole('heading', { level: 1, name: '$51.00 to Sri Kamakshi Temple' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'All recurring gifts' }));
    expect(page.address()).toBe(LIST);
  });

  it('names rules by the moon and by the end of the month', async () => {
    const rules = [
      { kind: 'tithi', tithi: 11, paksha: 'both' },
      { kind: 'tithi', tithi: 15, paksha: 'shukla' },
      { kind: 'quarterly', day: 31 },
    ] as const;
    network.on(planEndpoints.own, { items: rules.map((rule, at) => buildPlan({ id: String(at), rule })), nextCursor: null });
    await show(Plans, LIST, { user });
    for (const name of ['Every Ekadashi', 'Every Purnima', 'Every 3 months on the last day'])
      expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('explains itself while it is empty, and leads to the form set to repeat', async () => {
    network.on(planEndpoints.own, { items: [], nextCursor: null });
    await show(Plans, LIST, { user });
    expect(await screen.findByText('No recurring gifts yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give regularly' })).toHaveAttribute('href', '/devotee/donate?give=regularly');
  });

  it('fails with a way to try again', async () => {
    network.on(planEndpoints.own, refusal('internal'));
    const page = await show(Plans, LIST, { user });
    expect(await screen.findByText('We couldn’t load your recurring gifts')).toBeVisible();
    network.on(planEndpoints.own, { items: [buildPlan()], nextCursor: null });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Every month on the 15th' })).toBeVisible();
  });

  it('pages through very many', async () => {
    network.on(planEndpoints.own, ({ query }) =>
      query.get('cursor') ? { items: [buildPlan({ totalCents: 21_00 })], nextCursor: null } : { items: [buildPlan()], nextCursor: 'next' },
    );
    const page = await show(Plans, LIST, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Older recurring gifts' }));
    expect(await screen.findByText('$21.00')).toBeVisible();
  });

  it('speaks Hindi', async () => {
    await show(Plans, LIST, { user, language: 'hi' });
    expect(await screen.findByRole('link', { name: 'हर महीने की 15 तारीख को' })).toBeVisible();
  });
});

describe('back from the card page', () => {
  const at = (outcome: string) => `${LIST}&card=${buildCard().id}&outcome=${outcome}`;

  it('asks how it ended and says that the card is saved', async () => {
    network.on(savedCardEndpoints.check, buildCard());
    await show(Plans, at('added'), { user });
    expect(await screen.findByText('Visa ending 4242 is saved.')).toBeVisible();
    expect(network.callsTo(savedCardEndpoints.check)[0]?.path).toContain(buildCard().id);
  });

  it('believes the API and not the address', async () => {
    network.on(savedCardEndpoints.check, buildCard({ status: 'failed', label: null }));
    await show(Plans, at('added'), { user });
    expect(await screen.findByText(/The card wasn’t added. Nothing was charged./)).toBeVisible();
    cleanup();
    network.on(savedCardEndpoints.check, buildCard({ status: 'pending', label: null }));
    await show(Plans, at('left'), { user });
    expect(await screen.findByText('You left before adding a card. Nothing was charged.')).toBeVisible();
  });

  it('asks again while the bank has not decided', async () => {
    network.on(savedCardEndpoints.check, buildCard({ status: 'pending', label: null }));
    const page = await show(Plans, at('added'), { user });
    expect(await screen.findByText(/Your bank is still confirming the card/)).toBeVisible();
    network.on(savedCardEndpoints.check, buildCard());
    await page.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Visa ending 4242 is saved.')).toBeVisible();
  });
});

describe('one recurring gift', () => {
  it('shows what it gives, its dates, its card and its receipts', async () => {
    await show(Plans, ONE, { user });
    const ahead = within(await screen.findByRole('list', { name: 'Next dates' }));
    expect(ahead.getByText('Tue, Dec 15, 2026')).toBeVisible();
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    const past = within(screen.getByRole('list', { name: 'So far' }));
    expect(past.getByText('Charged')).toBeVisible();
    expect(past.getByRole('link', { name: 'Receipt SKT-2026-004183' })).toHaveAttribute('href', '/receipts?year=2026');
  });

  it('skips one date after saying what that means, and keeps it on the other answer', async () => {
    network.on(planEndpoints.skip, { ...plan, upcoming: [{ n: 2, on: '2026-12-15', skipped: true }] });
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Skip December 15, 2026' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Skip December 15, 2026?' }));
    expect(asked.getByText(/Nothing is charged for this date/)).toBeVisible();
    await page.user.click(asked.getByRole('button', { name: 'Keep it' }));
    expect(network.callsTo(planEndpoints.skip)).toHaveLength(0);
    await page.user.click(await screen.findByRole('button', { name: 'Skip December 15, 2026' }));
    network.on(planEndpoints.ownOne, { ...plan, upcoming: [{ n: 2, on: '2026-12-15', skipped: true }] });
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Skip December 15, 2026' }));
    expect(await screen.findByText('Skipped December 15, 2026')).toBeVisible();
    expect(network.callsTo(planEndpoints.skip)[0]?.body).toEqual({ n: 2 });
    expect(within(screen.getByRole('list', { name: 'Next dates' })).getByText('Skipped')).toBeVisible();
  });

  it('says why a date can’t be skipped anymore', async () => {
    network.on(planEndpoints.skip, refusal('plan-being-charged'));
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Skip December 15, 2026' }));
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Skip December 15, 2026' }));
    expect(await screen.findByText(/This date is being charged right now/)).toBeVisible();
  });

  it('pauses, and resumes from the notice that then shows', async () => {
    const paused = { ...plan, status: 'paused' as const, next: null };
    network.on(planEndpoints.pause, paused).on(planEndpoints.resume, plan);
    const page = await show(Plans, ONE, { user });
    await screen.findByRole('button', { name: 'Pause' });
    network.on(planEndpoints.ownOne, paused);
    await page.user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('This gift is paused.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(network.callsTo(planEndpoints.resume)).toHaveLength(1));
  });

  it('cancels after one plain question', async () => {
    const canceled = { ...plan, status: 'canceled' as const, next: null, upcoming: [] };
    network.on(planEndpoints.cancel, canceled);
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel recurring gift' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel this recurring gift?' }));
    network.on(planEndpoints.ownOne, canceled);
    await page.user.click(asked.getByRole('button', { name: 'Cancel recurring gift' }));
    expect(await screen.findByText('You canceled this gift. Nothing more is charged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change dates' })).toBeNull();
  });

  it('changes the amount, the purpose and who covers fees', async () => {
    network.on(planEndpoints.change, plan);
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Change amount or purpose' }));
    expect(page.address()).toBe(`${ONE}&edit=gift`);
    await page.user.click(await screen.findByRole('button', { name: '$101' }));
    await page.user.click(screen.getByRole('checkbox', { name: /to cover card fees/ }));
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Changed amount or purpose')).toBeVisible();
    expect(network.callsTo(planEndpoints.change)[0]?.body).toEqual({
      lines: [{ fundId: ANNADANAM.id, amountCents: 101_00 }],
      coverFees: true,
      legalName: 'Meera Raghunathan',
      anonymous: false,
    });
    expect(page.address()).toBe(ONE);
  });

  it('asks before it loses what was typed', async () => {
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Change amount or purpose' }));
    await page.user.click(await screen.findByRole('button', { name: '$101' }));
    await page.user.click(screen.getByRole('button', { name: 'Don’t change' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(page.address()).toBe(`${ONE}&edit=gift`);
  });

  it('changes its dates to a tithi, with the end taken off', async () => {
    const ending = { ...plan, endsAfter: 12 };
    planIs(ending).on(planEndpoints.change, plan);
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Change dates' }));
    await page.user.selectOptions(await screen.findByLabelText('How often'), 'Every Ekadashi (11th lunar day)');
    await page.user.selectOptions(screen.getByLabelText('Ends'), 'When I cancel');
    expect(await screen.findByText('Sun, Dec 20, 2026')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(network.callsTo(planEndpoints.change)).toHaveLength(1));
    expect(network.callsTo(planEndpoints.change)[0]?.body).toMatchObject({
      rule: { kind: 'tithi', tithi: 11, paksha: 'both' },
      endsAfter: null,
      endsOn: null,
    });
  });

  it('takes another saved card, or leads to the page that adds one', async () => {
    const other = buildCard({ id: `${buildCard().id.slice(0, -1)}2`, label: 'Mastercard ending 4444' });
    network
      .on(savedCardEndpoints.list, [buildCard(), other])
      .on(planEndpoints.change, plan)
      .on(planEndpoints.setUpCard, { setupUrl: SETUP });
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Change card' }));
    await page.user.click(await screen.findByRole('radio', { name: /Mastercard ending 4444/ }));
    await page.user.click(screen.getByRole('button', { name: 'Use this card' }));
    await waitFor(() => expect(network.callsTo(planEndpoints.change)[0]?.body).toEqual({ cardId: other.id }));
    await page.user.click(await screen.findByRole('button', { name: 'Change card' }));
    await page.user.click(await screen.findByRole('radio', { name: /Another card/ }));
    await page.user.click(screen.getByRole('button', { name: 'Add a card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(SETUP));
  });

  it('says what to do about each failure', async () => {
    const failed = buildPlanDate({ status: 'failed', failure: 'expired', receiptNumber: null });
    network.on(planEndpoints.ownOne, { ...plan, status: 'past-due', failure: 'expired', dates: [failed] });
    const page = await show(Plans, ONE, { user });
    expect(await screen.findByText(/Choose another card, or add yours again/)).toBeVisible();
    expect(screen.getAllByText('The card has expired.').length).toBeGreaterThan(0);
    await page.user.click(screen.getAllByRole('button', { name: 'Change card' })[0]!);
    expect(page.address()).toBe(`${ONE}&edit=card`);
    cleanup();
    const retried = buildPlanDate({ status: 'failed', failure: 'funds', retryAt: '2026-11-18T19:00:00.000Z', receiptNumber: null });
    network.on(planEndpoints.ownOne, { ...plan, failure: 'funds', dates: [retried] });
    await show(Plans, ONE, { user });
    expect(await screen.findByText(/We’ll try again on Nov 18, 2:00 PM/)).toBeVisible();
    cleanup();
    network.on(planEndpoints.ownOne, { ...plan, failure: 'fund-closed', dates: [] });
    await show(Plans, ONE, { user });
    expect(await screen.findByText(/Change the amount or the purpose/)).toBeVisible();
  });

  it('speaks of the pooja that it repeats, not of a gift', async () => {
    const ofPooja = { ...plan, sells: 'pooja' as const, failure: 'temple' as const, dates: [] };
    network.on(planEndpoints.ownOne, ofPooja);
    await show(Plans, ONE, { user });
    expect(await screen.findByText("The temple can't take bookings right now.")).toBeVisible();
    expect(screen.getByText(/Your pooja repeats again when the temple can take bookings/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel repeated pooja' })).toBeVisible();
    expect(screen.queryByText(/recurring gift /i)).toBeNull();
  });

  it('leads to the other times of its pooja where none was free on a day', async () => {
    const lines = [{ fundId: '', label: 'Archana', amountCents: 51_00, open: true, serviceId: 'abc' }];
    const dates = [buildPlanDate({ status: 'failed', failure: 'no-time', receiptNumber: null })];
    network.on(planEndpoints.ownOne, { ...plan, sells: 'pooja', lines, dates });
    await show(Plans, ONE, { user });
    expect(await screen.findByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      `/pooja-services?temple=${plan.temple.slug}&pooja=abc`,
    );
  });

  it('waits for its first card and leads to the page that adds it', async () => {
    network
      .on(planEndpoints.ownOne, { ...plan, status: 'paused', waitsForCard: true, card: null, dates: [] })
      .on(planEndpoints.setUpCard, { setupUrl: SETUP });
    const page = await show(Plans, ONE, { user });
    await page.user.click(await screen.findByRole('button', { name: 'Add a card' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(SETUP));
    expect(network.callsTo(planEndpoints.setUpCard)[0]?.headers['idempotency-key']).toBeTruthy();
  });

  it('hides other people’s', async () => {
    network.on(planEndpoints.ownOne, refusal('not-found'));
    await show(Plans, ONE, { user });
    expect(await screen.findByText('We can’t show this recurring gift')).toBeVisible();
  });
});

describe('giving regularly is also refused in words', () => {
  it('keeps the form and says what is missing', async () => {
    network.on(planEndpoints.change, refusal('plan-without-dates'));
    const page = await show(Plans, `${ONE}&edit=dates`, { user });
    await page.user.selectOptions(await screen.findByLabelText('Ends'), 'After a number of gifts');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a number from 1 to 600')).toBeVisible();
    await page.user.clear(screen.getByLabelText('Number of gifts'));
    await fill(page.user, screen.getByLabelText('Number of gifts'), '3');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/No date falls before the end you chose/)).toBeVisible();
  });
});
