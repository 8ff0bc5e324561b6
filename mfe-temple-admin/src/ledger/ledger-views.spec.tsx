import { ledgerEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { buildEntry, buildProof, page } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen as Journal } from './journal-view.tsx';
import { Screen as ProofView } from './proof-view.tsx';
import { Screen as TrialBalance } from './trial-balance-view.tsx';

const AT = '/temple-admin/financial-management';

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(ledgerEndpoints.entries, page(buildEntry()))
    .on(ledgerEndpoints.proof, buildProof())
    .on(ledgerEndpoints.trialBalance, {
      accounts: [
        { kind: 'clearing', name: 'Clearing, card processor', debitCents: 5100, creditCents: 0 },
        { kind: 'fund', name: 'Fund, Annadanam', debitCents: 0, creditCents: 5100 },
      ],
      debitCents: 5100,
      creditCents: 5100,
      differenceCents: 0,
    });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('[2.38] shows the journal and the balanced lines of an entry', async () => {
  const { user } = await renderOffice(Journal, { at: AT });
  const row = await screen.findByRole('row', { name: /20,418/ });
  expect(row).toHaveTextContent('$52.83');
  await user.click(row);
  const panel = within(await screen.findByRole('complementary', { name: 'Entry 20418' }));
  expect(panel.getByRole('row', { name: 'Balanced 52.83 52.83' })).toBeVisible();
});

it('says in the reader’s language why an entry was posted, and leaves names as they are', async () => {
  const guest = { code: 'donation.donor-guest', params: { ending: '0148' } };
  const ofGuest = { code: 'ledger.gift', params: { donor: 'Guest, phone ending 0148' }, donor: guest };
  const entries = [
    buildEntry(),
    buildEntry({ id: 'guest', number: 20_419, reason: 'Donation, Guest, phone ending 0148', reasonMessage: ofGuest }),
    buildEntry({ id: 'old', number: 20_420, reason: 'Dispute opened', reasonMessage: null }),
  ];
  network.on(ledgerEndpoints.entries, page(...entries));
  await renderOffice(Journal, { at: AT, language: 'hi' });
  expect(await screen.findByText('दान, Lakshmi Natarajan')).toBeVisible();
  expect(screen.getByText('दान, अतिथि, फ़ोन …0148')).toBeVisible();
  expect(screen.getByText('Dispute opened')).toBeVisible();
});

it('says that debits and credits agree', async () => {
  await renderOffice(TrialBalance, { at: `${AT}?view=trial-balance` });
  expect(await screen.findByText('Debits equal credits.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Fund, Annadanam/ })).toHaveTextContent('-$51.00');
});

it('asks for the trial balance of the chosen days and names them', async () => {
  await renderOffice(TrialBalance, { at: `${AT}?view=trial-balance&to=2025-12-31` });
  expect(await screen.findByText('Everything up to and including Dec 31, 2025, Eastern Time.')).toBeVisible();
  expect(network.callsTo(ledgerEndpoints.trialBalance)[0]?.query.get('to')).toBe('2025-12-31');
});

it('says without a network when the trial balance is from', async () => {
  await renderOffice(TrialBalance, { at: `${AT}?view=trial-balance` });
  expect(await screen.findByRole('row', { name: /Fund, Annadanam/ })).toBeVisible();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You’re offline. This is from /)).toBeVisible();
  online.mockRestore();
});

it('lists every difference of the proof and never smooths one', async () => {
  network.on(
    ledgerEndpoints.proof,
    buildProof({ holds: false, differences: [{ what: 'A receipt is missing', expectedCents: 5283, foundCents: 0, orderId: 'x' }] }),
  );
  await renderOffice(ProofView, { at: `${AT}?view=proof` });
  expect(await screen.findByText('Something doesn’t match')).toBeVisible();
  expect(screen.getByRole('row', { name: /A receipt is missing/ })).toHaveTextContent('$52.83');
  expect(screen.getByText('Out of balance')).toBeVisible();
});

it('names gifts whose webhook is on its way without calling them a difference', async () => {
  network.on(ledgerEndpoints.proof, buildProof({ underWay: [{ orderId: 'x', cents: 5283 }] }));
  await renderOffice(ProofView, { at: `${AT}?view=proof` });
  expect(await screen.findByText('Everything matches')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 donation in progress' })).toBeVisible();
  expect(screen.getByRole('table', { name: '1 donation in progress' })).toHaveTextContent('$52.83');
});

it('says what an account without the permission is told', async () => {
  network.on(ledgerEndpoints.proof, refusal('forbidden'));
  await renderOffice(ProofView, { at: `${AT}?view=proof` });
  expect(await screen.findByText(/doesn't have access to this/)).toBeVisible();
});

it('leads from the journal to the other views, and back to the plain address', async () => {
  const journal = await renderOffice(Journal, { at: `${AT}?from=2026-11-01` });
  await journal.user.click(await screen.findByRole('tab', { name: 'Trial balance' }));
  expect(journal.address()).toBe(`${AT}?view=trial-balance`);
  journal.unmount();
  const proof = await renderOffice(ProofView, { at: `${AT}?view=proof` });
  await proof.user.click(await screen.findByRole('tab', { name: 'Journal' }));
  expect(proof.address()).toBe(AT);
});
