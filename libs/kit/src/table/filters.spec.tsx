import { amountFields, id, line, localDate, numberField, pageFields } from '@sannidhi/contracts';
import { act, screen } from '@testing-library/react';
import { mixed, object } from 'yup';
import { fill, renderScreen } from '../testing/index.ts';
import { ChoiceFilter } from './filters.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListState } from './use-list-state.ts';

const ANNADANAM = '0192f0c1-7d1a-7c3e-8a55-000000000101';
const BUILDING = '0192f0c1-7d1a-7c3e-8a55-000000000102';
const QUERY = object({
  view: mixed<'all' | 'failed'>().oneOf(['all', 'failed']).default('all'),
  search: line(80),
  fundId: id(),
  from: localDate(),
  to: localDate(),
  ...numberField,
  ...amountFields,
  ...pageFields,
});

function Filters() {
  const list = useListState(QUERY);
  return (
    <>
      <ListFilters list={list} searches="donors, receipt numbers">
        <ChoiceFilter
          label="Fund"
          value={list.query.fundId}
          onChange={(fundId) => list.set({ fundId })}
          choices={[
            { value: ANNADANAM, label: 'Annadanam' },
            { value: BUILDING, label: 'Building' },
          ]}
        />
      </ListFilters>
      <button type="button" onClick={list.clear}>
        {list.isFiltered ? 'Filtered' : 'Everything'}
      </button>
      <button type="button" onClick={() => list.set({ view: 'failed' })}>
        Failed
      </button>
      <output>{JSON.stringify(list.query)}</output>
    </>
  );
}

describe('filters', () => {
  it('live in the address and read from it', async () => {
    const page = await renderScreen(<Filters />, { at: `/donations?show=failed&fundId=${BUILDING}&from=2026-11-01&to=2026-11-20` });
    expect(screen.getByRole('button', { name: 'Fund: Building' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dates: Nov 1 – Nov 20' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove filter: Fund' }));
    expect(page.address()).toBe('/donations?show=failed&from=2026-11-01&to=2026-11-20');
    await page.user.click(screen.getByRole('button', { name: 'Filtered' }));
    expect(page.address()).toBe('/donations?show=failed');
    expect(screen.getByRole('button', { name: 'Everything' })).toBeVisible();
  });

  it('are chosen from a menu', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Fund' }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Annadanam' }));
    expect(page.address()).toBe(`/donations?fundId=${ANNADANAM}`);
  });

  it('search once typing rests', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await fill(page.user, screen.getByRole('searchbox', { name: 'Search donors, receipt numbers' }), 'Nair');
    expect(page.address()).toBe('/donations');
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    expect(page.address()).toBe('/donations?search=Nair');
  });

  it('leave out what the endpoint would refuse, and never read the page’s view as their tab', async () => {
    await renderScreen(<Filters />, { at: '/donations?view=failed&fundId=everything&from=yesterday&minCents=ten&number=7' });
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ view: 'all', number: 7 });
  });

  it('return to the first page with every change', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations?page=3.c3' });
    await page.user.click(screen.getByRole('button', { name: 'Failed' }));
    expect(page.address()).toBe('/donations?show=failed');
  });

  it('take the amounts that were typed, whichever way the fields are left', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Amount' }));
    await fill(page.user, screen.getByLabelText('At least'), '1,250');
    await page.user.keyboard('{Escape}');
    expect(page.address()).toBe('/donations?minCents=125000');
    expect(await screen.findByRole('button', { name: 'Amount: From $1,250.00' })).toBeVisible();
  });

  it('keep an amount open that is none, and say so', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Amount' }));
    await fill(page.user, screen.getByLabelText('At most'), 'plenty');
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount such as 25 or 1,250.00');
    expect(screen.getByLabelText('At most')).toHaveValue('plenty');
    expect(page.address()).toBe('/donations');
  });

  it('find a record by its number', async () => {
    const page = await renderScreen(<Filters />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Number' }));
    await fill(page.user, screen.getByRole('textbox', { name: 'Number' }), '20,418');
    await page.user.keyboard('{Enter}');
    expect(page.address()).toBe('/donations?number=20418');
  });
});
