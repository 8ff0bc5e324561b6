import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { HttpError } from '../http/http-error.ts';
import { formatCents } from '../i18n/format.ts';
import { renderScreen } from '../testing/index.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { Column } from './table-types.ts';
import { useSelection } from './use-selection.ts';

interface Gift {
  id: string;
  donor: string;
  cents: number;
}
const GIFTS: Gift[] = [
  { id: 'a', donor: 'Priya Nair', cents: 10_800 },
  { id: 'b', donor: 'Harish Patel', cents: 5100 },
  { id: 'c', donor: 'Meera Raghunathan', cents: 2100 },
];
const COLUMNS: Column<Gift>[] = [
  { key: 'donor', header: 'Donor', cell: ({ donor }) => donor, full: ({ donor }) => donor, phone: 'title' },
  {
    key: 'sum',
    header: 'Amount',
    cell: ({ cents }) => formatCents(cents),
    sort: 'totalCents',
    descendingFirst: true,
    align: 'end',
    phone: 'value',
  },
];
const EMPTY = <EmptyState title="No gifts yet">Gifts appear here.</EmptyState>;

function Gifts(props: Partial<DataTableProps<Gift>>) {
  const [open, setOpen] = useState<string>();
  const [sort, setSort] = useState('-totalCents');
  const selection = useSelection('all');
  return (
    <DataTable
      caption="Donations"
      columns={COLUMNS}
      rows={GIFTS}
      rowKey={({ id }) => id}
      rowName={({ donor }) => donor}
      sort={sort}
      onSort={setSort}
      openId={open}
      onOpen={setOpen}
      onClose={() => setOpen(undefined)}
      selection={selection}
      selectedSum={(rows) => formatCents(rows.reduce((sum, { cents }) => sum + cents, 0))}
      bulkActions={(rows) => <Button variant="text">{`Send ${rows.length} receipts`}</Button>}
      totals="612 gifts"
      empty={EMPTY}
      {...props}
    />
  );
}
const rowOf = (name: string) => screen.getByText(name).closest('tr')!;

describe('DataTable', () => {
  it('has a caption, one row in the tab order, and the whole text of a cut cell as its title', async () => {
    await renderScreen(<Gifts />);
    expect(screen.getByRole('table', { name: 'Donations' })).toBeVisible();
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
    expect(screen.getByTitle('Priya Nair')).toBeVisible();
  });

  it('moves by arrow keys, opens with Enter, selects with Space, closes with Escape', async () => {
    const { user } = await renderScreen(<Gifts />);
    act(() => rowOf('Priya Nair').focus());
    await user.keyboard('{ArrowDown}');
    expect(rowOf('Harish Patel')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rowOf('Harish Patel')).toHaveAttribute('aria-current', 'true');
    await user.keyboard(' ');
    expect(rowOf('Harish Patel')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('1 selected, $51.00')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(rowOf('Harish Patel')).not.toHaveAttribute('aria-current');
    await user.keyboard('{End}');
    expect(rowOf('Meera Raghunathan')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rowOf('Meera Raghunathan')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rowOf('Priya Nair')).toHaveFocus();
  });

  it('returns the order by aria-sort and turns it with each press', async () => {
    const { user } = await renderScreen(<Gifts />);
    const header = () => screen.getByRole('columnheader', { name: 'Amount' });
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header()).getByRole('button'));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header()).getByRole('button'));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
  });

  it('selects the page at once, with count, sum and actions, and lets go again', async () => {
    const { user } = await renderScreen(<Gifts />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(screen.getByText('3 selected, $180.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send 3 receipts' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Harish Patel' }));
    expect(screen.getByText('2 selected, $129.00')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected,/)).toBeNull();
  });

  it('opens a row by a click, but not by its checkbox', async () => {
    const { user } = await renderScreen(<Gifts />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Priya Nair' }));
    expect(rowOf('Priya Nair')).not.toHaveAttribute('aria-current');
    await user.click(screen.getByText('$108.00'));
    expect(rowOf('Priya Nair')).toHaveAttribute('aria-current', 'true');
  });

  it('pages by cursor and says where it is', async () => {
    const next = jest.fn();
    const { user } = await renderScreen(<Gifts paging={{ page: 2, hasPrevious: true, hasNext: true, previous: jest.fn(), next }} />);
    expect(screen.getByText('51 – 53')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(next).toHaveBeenCalled();
  });

  it('draws a skeleton only after 150 ms', async () => {
    await renderScreen(<Gifts rows={undefined} />);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('says what belongs here while there is nothing yet', async () => {
    await renderScreen(<Gifts rows={[]} />);
    expect(screen.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  });

  it('offers to clear filters that hide everything', async () => {
    const clear = jest.fn();
    const { user } = await renderScreen(<Gifts rows={[]} isFiltered onClearFilters={clear} />);
    expect(screen.queryByText('No gifts yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalled();
  });

  it('says what failed and tries again', async () => {
    const retry = jest.fn();
    const { user } = await renderScreen(
      <Gifts rows={undefined} error={new TypeError('Failed to fetch')} failedTitle="Gifts did not load" onRetry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Gifts did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });

  it('offers no second try to who may not look', async () => {
    const error = new HttpError(
      403,
      'Forbidden',
      JSON.stringify({ code: 'forbidden', message: 'Ask the owner of your temple for access.' }),
    );
    await renderScreen(<Gifts rows={undefined} error={error} onRetry={jest.fn()} />);
    expect(screen.getByText('Ask the owner of your temple for access.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('becomes a list of two-line items on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const { user } = await renderScreen(<Gifts />);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Priya Nair\s*\$108\.00/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    window.matchMedia = wide;
  });

  it('names what a card shows as a bare count, and the sums that ask for it', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const counted: Column<Gift>[] = [
      { key: 'donor', header: 'Donor', cell: ({ donor }) => donor, phone: 'title' },
      { key: 'uses', header: 'Uses', cell: () => '1,204', phone: 'value' },
      { key: 'left', header: 'Difference', cell: () => '$0.00', phone: 'detail', namedOnPhone: true },
      { key: 'code', header: 'Code', cell: () => 'B-12', phone: 'detail' },
    ];
    await renderScreen(<Gifts columns={counted} />);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Priya NairUses 1,204Difference $0.00, B-12');
    window.matchMedia = wide;
  });

  it('leaves out a second line with nothing in it', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const method: Column<Gift> = { key: 'method', header: 'Method', cell: ({ id }) => id === 'a' && 'Check', phone: 'detail' };
    await renderScreen(<Gifts columns={[...COLUMNS, method]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Priya Nair$108.00Check');
    expect(first!.querySelector('[data-detail]')).not.toBeNull();
    expect(second!.querySelector('[data-detail]')).toBeNull();
    window.matchMedia = wide;
  });
});
