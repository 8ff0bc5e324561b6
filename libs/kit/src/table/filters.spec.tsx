import { act, screen } from '@testing-library/react';
import { fill, renderScreen } from '../testing/index.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from './filters.tsx';
import { useListState } from './use-list-state.ts';

type Query = {
  view: string;
  sort: string;
  search: string | undefined;
  fundId: string | undefined;
  from: string | undefined;
  to: string | undefined;
};
const DEFAULTS: Query = { view: 'all', sort: '-receivedAt', search: undefined, fundId: undefined, from: undefined, to: undefined };

function Filters() {
  const list = useListState<Query>(DEFAULTS);
  return (
    <FilterBar>
      <SearchFilter label="Donor, receipt" value={list.query.search} onChange={(search) => list.set({ search })} />
      <ChoiceFilter
        label="Fund"
        value={list.query.fundId}
        onChange={(fundId) => list.set({ fundId })}
        choices={[
          { value: 'f1', label: 'Annadanam' },
          { value: 'f2', label: 'Building' },
        ]}
      />
      <DateRangeFilter label="Received" from={list.query.from} to={list.query.to} onChange={(from, to) => list.set({ from, to })} />
      <button type="button" onClick={list.clear}>
        {list.isFiltered ? 'Filtered' : 'Everything'}
      </button>
    </FilterBar>
  );
}

describe('filters', () => {
  it('live in the address and read from it', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations?view=failed&fundId=f2&from=2026-11-01&to=2026-11-20' });
    expect(screen.getByRole('button', { name: 'Fund: Building' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Received: Nov 1 – Nov 20' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Fund' }));
    expect(page.address()).toBe('/donations?view=failed&from=2026-11-01&to=2026-11-20');
    await page.user.click(screen.getByRole('button', { name: 'Filtered' }));
    expect(page.address()).toBe('/donations?view=failed');
    expect(screen.getByRole('button', { name: 'Everything' })).toBeVisible();
  });

  it('are chosen from a menu', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Fund' }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Annadanam' }));
    expect(page.address()).toBe('/donations?fundId=f1');
  });

  it('search once typing rests', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await fill(page.user, screen.getByRole('searchbox', { name: 'Donor, receipt' }), 'Nair');
    expect(page.address()).toBe('/donations');
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    expect(page.address()).toBe('/donations?search=Nair');
  });
});
