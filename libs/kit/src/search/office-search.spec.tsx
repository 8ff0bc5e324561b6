import { type SearchGroup, searchEndpoints } from '@sannidhi/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { FrameLink } from '../frame/frame-types.ts';
import { buildStaff, catalogDifferences, fill, type MockNetwork, mockNetwork, refusal, renderScreen } from '../testing/index.ts';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import { OfficeSearch } from './office-search.tsx';

const PAGES: FrameLink[] = [
  { to: '/temple-admin/donations', label: 'Donations', icon: 'gift' },
  { to: '/temple-admin/donation-management?view=funds', label: 'Funds', icon: 'fund' },
  { to: '/temple-admin/settings', label: 'Settings', icon: 'settings' },
];
const GIFT = { id: 'g-1', title: 'Meera Raghunathan', detail: 'Annadanam', amountCents: 51_00, at: '2026-11-08T17:00:00.000Z' };
const DONATIONS: SearchGroup = {
  noun: 'donation',
  label: { en: 'Donors and donations', hi: 'दानदाता और दान' },
  hits: [{ ...GIFT, path: '/temple-admin/donations?gift=g-1' }],
  all: '/temple-admin/donations?search=meera',
};
const messages = { 'kit-search': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) } };

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork().on(searchEndpoints.office, { groups: [DONATIONS] });
});
afterEach(() => network.restore());

const open = async (language: 'en' | 'hi' = 'en') => {
  const user = buildStaff('owner');
  const page = await renderScreen(<OfficeSearch pages={PAGES} />, { at: '/temple-admin/settings', user, language, messages });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return { ...page, field: await screen.findByRole('combobox') };
};
const chosen = () => screen.getByRole('option', { selected: true });

it('opens by Ctrl K with the focus in its field, and Escape gives the focus back', async () => {
  const page = await renderScreen(<OfficeSearch pages={PAGES} />, { user: buildStaff('owner'), messages });
  const opener = screen.getByRole('button', { name: 'Search the office' });
  opener.focus();
  await page.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search the office' })).toHaveFocus();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(opener).toHaveFocus();
});

it('gives the focus to the page’s heading where what had it is gone, or nothing had it', async () => {
  function Office() {
    const [row, setRow] = useState(true);
    useEffect(() => {
      const remove = () => setRow(false);
      window.addEventListener('offline', remove);
      return () => window.removeEventListener('offline', remove);
    }, []);
    return (
      <>
        <OfficeSearch pages={PAGES} />
        <h1>Broadcasts</h1>
        {row && <button type="button">Weekend parking</button>}
      </>
    );
  }
  const { user } = await renderScreen(<Office />, { user: buildStaff('owner'), messages });
  const heading = screen.getByRole('heading', { name: 'Broadcasts' });
  screen.getByRole('button', { name: 'Weekend parking' }).focus();
  for (const _ of ['its row left the list', 'nothing had the focus']) {
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toHaveFocus();
    fireEvent(window, new Event('offline'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
  }
});

it('lists pages before anything is typed, and asks nothing of the server for a single letter', async () => {
  const { user, field } = await open();
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(3);
  await fill(user, field, 'f');
  expect(await screen.findByRole('option', { name: 'Funds' })).toBeVisible();
  expect(network.callsTo(searchEndpoints.office)).toHaveLength(0);
});

it('groups what it finds, moves with the arrows around the ends, and opens with Enter', async () => {
  const { user, field, address } = await open();
  await fill(user, field, 'meera');
  const group = within(await screen.findByRole('group', { name: 'Donors and donations' }));
  const [hit, all] = group.getAllByRole('option');
  expect(hit).toHaveTextContent('Meera RaghunathanAnnadanam$51.00 · Nov 8, 2026');
  expect(network.callsTo(searchEndpoints.office)[0]?.query.get('words')).toBe('meera');
  expect(chosen()).toBe(hit);
  expect(field).toHaveAttribute('aria-activedescendant', hit?.id);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe(all);
  expect(all).toHaveTextContent('See all in Donors and donations');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/temple-admin/donations?gift=g-1');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('says that nothing matches', async () => {
  network.on(searchEndpoints.office, { groups: [] });
  const { user, field } = await open();
  await fill(user, field, 'zzz');
  expect(await screen.findByText(/Nothing matches “zzz”/)).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('says that the search failed, keeps the pages, and tries again', async () => {
  network.on(searchEndpoints.office, refusal('internal'));
  const { user, field } = await open();
  await fill(user, field, 'donations');
  expect(await screen.findByText(/The search didn’t load/)).toBeVisible();
  expect(screen.getByRole('option', { name: 'Donations' })).toBeVisible();
  network.on(searchEndpoints.office, { groups: [DONATIONS] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Donors and donations' })).toBeVisible();
});

it('offers the pages visited last, without the current one and those no longer permitted', async () => {
  sessionStorage.setItem('recent-pages', JSON.stringify(['/temple-admin/donations', '/temple-admin/accounting', '/temple-admin/settings']));
  await open();
  const recent = within(screen.getByRole('group', { name: 'Recent pages' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Donations']);
});

it('speaks Hindi, and says everything in both languages', async () => {
  const { user, field } = await open('hi');
  await fill(user, field, 'meera');
  expect(await screen.findByRole('group', { name: 'दानदाता और दान' })).toBeVisible();
  expect(catalogDifferences(en, hi)).toEqual([]);
});
