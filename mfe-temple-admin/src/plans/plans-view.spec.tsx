import { planEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildPlan, buildPlanRow, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { PlansView } from './plans-view.tsx';
import { usePlanWords } from './use-plan-words.ts';

const AT = '/temple-admin/donation-management?view=recurring';
const OPEN = `${AT}&plan=${testId(801)}`;
const iyer = buildPlanRow({
  id: testId(803),
  donorLabel: 'Karthik Iyer',
  status: 'past-due',
  rule: { kind: 'tithi', tithi: 11, paksha: 'both' },
  failure: 'expired',
  nextOn: null,
});

let network: MockNetwork;
function Words() {
  usePlanWords();
  return null;
}
// What suspends under test goes on only inside an awaited `act`; the names of tithis are loaded once.
beforeAll(async () => {
  for (const language of ['en', 'hi'] as const) {
    await act(async () => void (await renderOffice(Words, { language })));
    cleanup();
  }
});
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(planEndpoints.list, page(buildPlanRow(), iyer)).on(planEndpoints.detail, buildPlan());
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

describe('the list of recurring gifts', () => {
  it('says who gives what, how often, and what comes next or is wrong', async () => {
    await renderOffice(PlansView, { at: AT });
    const row = await screen.findByRole('row', { name: /Meera Raghunathan/ });
    expect(row).toHaveTextContent('$51.00');
    expect(row).toHaveTextContent('Monthly, day 15');
    expect(row).toHaveTextContent('Dec 15, 2026');
    const other = screen.getByRole('row', { name: /Karthik Iyer/ });
    expect(other).toHaveTextContent('Every Ekadashi');
    expect(other).toHaveTextContent('The card has expired.');
    expect(other).toHaveTextContent('Past due');
  });

  it('asks for what the filters say and keeps them in the address', async () => {
    const { user, address } = await renderOffice(PlansView, { at: AT });
    await user.click(await screen.findByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Past due' }));
    await user.click(screen.getByRole('button', { name: 'How often' }));
    await user.click(await screen.findByRole('menuitem', { name: 'By tithi (lunar day)' }));
    await fill(user, screen.getByRole('searchbox', { name: 'Search donors, emails' }), 'Iyer');
    await waitFor(() => expect(address()).toBe(`${AT}&status=past-due&kind=tithi&search=Iyer`));
    await waitFor(() => expect(network.callsTo(planEndpoints.list).at(-1)?.query.get('search')).toBe('Iyer'));
  });

  it('says what this is while there are none, that nothing matches, and tries again after a failure', async () => {
    network.on(planEndpoints.list, page());
    const { unmount } = await renderOffice(PlansView, { at: AT });
    expect(await screen.findByText('No recurring gifts yet')).toBeVisible();
    unmount();
    const filtered = await renderOffice(PlansView, { at: `${AT}&search=Nobody` });
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
    filtered.unmount();
    network.on(planEndpoints.list, NETWORK_DOWN);
    const { user } = await renderOffice(PlansView, { at: AT });
    expect(await screen.findByText('We couldn’t load the recurring gifts')).toBeVisible();
    network.on(planEndpoints.list, page(iyer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Karthik Iyer/ })).toBeVisible();
  });

  it('speaks Hindi', async () => {
    await renderOffice(PlansView, { at: AT, language: 'hi' });
    expect(await screen.findByRole('row', { name: /Karthik Iyer/ })).toHaveTextContent('हर एकादशी');
  });
});

describe('the panel of a recurring gift', () => {
  const panel = async () => within(await screen.findByRole('complementary', { name: '$51.00 from Meera Raghunathan' }));

  it('opens by keyboard with its dates, its card, and a link to what was charged', async () => {
    const { user, address } = await renderOffice(PlansView, { at: AT });
    (await screen.findByRole('row', { name: /Meera Raghunathan/ })).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(OPEN);
    const open = await panel();
    expect(await open.findByText('Monthly, day 15')).toBeVisible();
    expect(open.getByText('Visa ending 4242')).toBeVisible();
    expect(within(open.getByRole('list', { name: 'Next dates' })).getByText('Skipped')).toBeVisible();
    expect(open.getByRole('link', { name: '$51.00' })).toHaveAttribute('href', `/temple-admin/donations?gift=${testId(1)}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(AT));
  });

  it('says what failed, how often it was tried and when it is tried again', async () => {
    const [charged] = buildPlan().dates;
    const failed = { ...charged!, status: 'failed' as const, failure: 'funds' as const, attempts: 3, retryAt: '2026-11-21T17:00:00.000Z' };
    network.on(planEndpoints.detail, buildPlan({ failure: 'funds', dates: [failed] }));
    await renderOffice(PlansView, { at: OPEN });
    const open = await panel();
    expect(await open.findByText('We’ll try again on Nov 21, 12:00 PM.')).toBeVisible();
    expect(open.getByText(/Tried 3 times/)).toBeVisible();
    expect(open.queryByRole('link', { name: '$51.00' })).toBeNull();
  });

  it('cancels with a reason, and keeps it when the service refuses', async () => {
    network.on(planEndpoints.cancelFor, refusal('plan-being-charged'));
    const { user } = await renderOffice(PlansView, { at: OPEN });
    const open = await panel();
    await user.click(await open.findByRole('button', { name: 'Cancel recurring gift' }));
    await user.click(open.getByRole('button', { name: 'Cancel recurring gift' }));
    expect(await open.findByText('Enter a reason')).toBeVisible();
    await fill(user, open.getByLabelText('Reason'), 'Asked by phone');
    await user.click(open.getByRole('button', { name: 'Cancel recurring gift' }));
    expect(await open.findByText(/This date is being charged right now/)).toBeVisible();
    expect(open.getByLabelText('Reason')).toHaveValue('Asked by phone');
    network.on(planEndpoints.cancelFor, buildPlan({ status: 'canceled' }));
    await user.click(open.getByRole('button', { name: 'Cancel recurring gift' }));
    expect(await screen.findByText('Canceled Meera Raghunathan’s recurring gift')).toBeVisible();
    expect(network.callsTo(planEndpoints.cancelFor).at(-1)?.body).toEqual({ reason: 'Asked by phone' });
  });

  it('pauses with a reason', async () => {
    network.on(planEndpoints.pauseFor, buildPlan({ status: 'paused' }));
    const { user } = await renderOffice(PlansView, { at: OPEN });
    const open = await panel();
    await user.click(await open.findByRole('button', { name: 'Pause' }));
    await fill(user, open.getByLabelText('Reason'), 'Travels until spring');
    await user.click(open.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused Meera Raghunathan’s recurring gift')).toBeVisible();
  });

  it('offers neither to those who may only read, nor for one that has ended', async () => {
    const { unmount } = await renderOffice(PlansView, { at: OPEN, user: buildStaff('viewer') });
    await panel();
    expect(screen.queryByRole('button', { name: 'Cancel recurring gift' })).toBeNull();
    unmount();
    network.on(planEndpoints.list, page(buildPlanRow({ status: 'canceled' })));
    await renderOffice(PlansView, { at: OPEN });
    await panel();
    expect(screen.queryByRole('button', { name: 'Cancel recurring gift' })).toBeNull();
  });
});
