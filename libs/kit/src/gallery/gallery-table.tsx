import type { DonationStatus } from '@sannidhi/contracts';
import { useState } from 'react';
import { formatCents } from '../i18n/format.ts';
import { IconMailForward } from '../icons/icons.ts';
import { DataTable } from '../table/data-table.tsx';
import { DateRangeFilter } from '../table/date-range-filter.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../table/filters.tsx';
import type { Column } from '../table/table-types.ts';
import { useSelection } from '../table/use-selection.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Specimen } from './specimen.tsx';

interface Gift {
  id: string;
  at: string;
  donor: string;
  cents: number;
  fund: string;
  status: DonationStatus;
}
export const GIFTS: readonly Gift[] = [
  { id: '1', at: '10:14 AM', donor: 'Guest (732) 555-0148', cents: 5283, fund: 'Annadanam', status: 'succeeded' },
  { id: '2', at: '9:41 AM', donor: 'Venkata Subramanian', cents: 250_800, fund: 'Building', status: 'pending' },
  { id: '3', at: '9:02 AM', donor: 'Priya Nair', cents: 10_800, fund: 'General', status: 'succeeded' },
  { id: '4', at: '6:02 AM', donor: 'Harish Patel', cents: 5100, fund: 'General', status: 'failed' },
  { id: '5', at: 'Nov 19', donor: 'K. Bhaskaran', cents: 50_100, fund: 'General', status: 'disputed' },
  { id: '6', at: 'Nov 19', donor: 'Anjali Gowda', cents: 7500, fund: 'Gala dinner', status: 'partially-refunded' },
];
export const GIFT_COLUMNS: readonly Column<Gift>[] = [
  { key: 'at', header: 'Received', cell: (gift) => gift.at, sort: 'receivedAt', descendingFirst: true, width: 96, phone: 'detail' },
  { key: 'donor', header: 'Donor', cell: (gift) => gift.donor, full: (gift) => gift.donor, phone: 'title' },
  {
    key: 'sum',
    header: 'Amount',
    cell: (gift) => formatCents(gift.cents),
    sort: 'totalCents',
    descendingFirst: true,
    align: 'end',
    width: 110,
    phone: 'value',
  },
  { key: 'fund', header: 'Fund', cell: (gift) => gift.fund, width: 110, phone: 'detail', low: true },
  { key: 'status', header: 'Status', cell: (gift) => <StatusChip of="donation" state={gift.status} />, width: 150, phone: 'status' },
];
export const sumOf = (gifts: readonly Gift[]): string => formatCents(gifts.reduce((sum, gift) => sum + gift.cents, 0));
const COMMON = { caption: 'Donations', columns: GIFT_COLUMNS, rowKey: (gift: Gift) => gift.id, rowName: (gift: Gift) => gift.donor };
const NOTHING = (
  <EmptyState title="No gifts yet" action={<Button variant="primary">Print the e-hundi code</Button>}>
    Gifts appear here the moment they are made.
  </EmptyState>
);

/** The table with rows, loading, failed, empty and with no matches. */
export function GalleryTable() {
  const [sort, setSort] = useState('-receivedAt');
  const [open, setOpen] = useState<string>();
  const [fund, setFund] = useState<string>();
  const [search, setSearch] = useState<string>();
  const [range, setRange] = useState<{ from?: string; to?: string }>({ from: '2026-11-01', to: '2026-11-20' });
  const selection = useSelection('gallery');
  return (
    <Specimen name="Table">
      <FilterBar>
        <SearchFilter searches="donors, receipt numbers" value={search} onChange={setSearch} />
        <DateRangeFilter label="Received" {...range} from={range.from} to={range.to} onChange={(from, to) => setRange({ from, to })} />
        <ChoiceFilter label="Fund" choices={[{ value: 'general', label: 'General' }]} value={fund} onChange={setFund} />
      </FilterBar>
      <DataTable
        {...COMMON}
        rows={GIFTS}
        sort={sort}
        onSort={setSort}
        openId={open}
        onOpen={setOpen}
        onClose={() => setOpen(undefined)}
        selection={selection}
        selectedSum={sumOf}
        bulkActions={() => (
          <Button variant="text" small icon={IconMailForward}>
            Send receipts
          </Button>
        )}
        totals={
          <>
            <b>612 gifts</b>
            <span>
              Total <b>$48,216.50</b>
            </span>
          </>
        }
        paging={{ page: 2, hasPrevious: true, hasNext: true, previous: () => undefined, next: () => undefined }}
        empty={NOTHING}
      />
      <DataTable {...COMMON} rows={undefined} empty={NOTHING} />
      <DataTable
        {...COMMON}
        rows={undefined}
        error={new Error('offline')}
        failedTitle="Gifts did not load"
        onRetry={() => undefined}
        empty={NOTHING}
      />
      <DataTable {...COMMON} rows={[]} empty={NOTHING} />
      <DataTable {...COMMON} rows={[]} isFiltered onClearFilters={() => undefined} empty={NOTHING} />
    </Specimen>
  );
}
