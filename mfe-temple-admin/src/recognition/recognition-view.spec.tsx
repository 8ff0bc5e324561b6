import { type DedicationCard, fundEndpoints, type RecognizedName, recognitionEndpoints } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, page } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { RecognitionView } from './recognition-view.tsx';

const AT = '/temple-admin/donation-management?view=recognition';
const NAMES: RecognizedName[] = [
  { name: 'The Iyer family', gifts: 2, dedications: [{ kind: 'memory', name: 'Savitri Iyer' }] },
  { name: null, gifts: 7, dedications: [] },
];
const buildCard = (facts: Partial<DedicationCard> = {}): DedicationCard => ({
  orderId: 'o1',
  kind: 'memory',
  honoree: 'Lakshmi Iyer',
  recipient: 'The Iyer family of Edison',
  email: null,
  address: '12 Oak Street, Edison, NJ 08820',
  from: 'The Raghunathan family',
  status: 'to-mail',
  givenAt: '2026-11-18T15:00:00.000Z',
  sentAt: null,
  sentBy: null,
  ...facts,
});

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(recognitionEndpoints.list, NAMES).on(recognitionEndpoints.cards, page(buildCard()));
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('names those who agreed to it with their dedications, and counts the others without a name', async () => {
  await renderOffice(RecognitionView, { at: AT });
  expect(await screen.findByRole('row', { name: /The Iyer family.*In memory of Savitri Iyer.*2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Anonymous.*7/ })).toBeVisible();
});

it('narrows the list to a fund and a year, and leaves out the nameless on wish', async () => {
  network.on(fundEndpoints.list, [annadanam]);
  const { user } = await renderOffice(RecognitionView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Year' }));
  await user.click(screen.getByRole('menuitem', { name: '2025' }));
  await user.click(screen.getByRole('button', { name: 'Leave out anonymous donations' }));
  await waitFor(() => {
    const query = network.callsTo(recognitionEndpoints.list).at(-1)?.query;
    expect([query?.get('from'), query?.get('to'), query?.get('anonymous')]).toEqual(['2025-01-01', '2025-12-31', 'false']);
  });
});

it('marks a card that was mailed', async () => {
  network.on(recognitionEndpoints.mailed, buildCard({ status: 'mailed' }));
  const { user } = await renderOffice(RecognitionView, { at: AT });
  const card = await rowOf(/The Iyer family of Edison/);
  expect(card.getByText('12 Oak Street, Edison, NJ 08820')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Mark as mailed' }));
  expect(await screen.findByText('Card for The Iyer family of Edison marked as mailed')).toBeVisible();
  expect(network.callsTo(recognitionEndpoints.mailed)[0]?.params.orderId).toBe('o1');
});

it('offers nothing to do for a card that went out by email, nor the list’s file to viewers', async () => {
  network.on(recognitionEndpoints.cards, page(buildCard({ status: 'emailed', email: 'anand@example.test', address: null })));
  await renderOffice(RecognitionView, { at: AT, user: buildStaff('viewer') });
  expect((await rowOf(/The Iyer family of Edison/)).getByText('Emailed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as mailed' })).toBeNull();
  expect(screen.queryByRole('link', { name: /CSV|Export|Download/ })).toBeNull();
});

it('says what will appear where there is nothing, and loads again after a failure', async () => {
  network.on(recognitionEndpoints.list, refusal('internal')).on(recognitionEndpoints.cards, { items: [], nextCursor: null });
  const { user } = await renderOffice(RecognitionView, { at: AT });
  expect(await screen.findByText('We couldn’t load the list')).toBeVisible();
  expect(await screen.findByText('No cards yet')).toBeVisible();
  network.on(recognitionEndpoints.list, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No donors for this fund and year')).toBeVisible();
});
