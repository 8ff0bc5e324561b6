import { type ReceiptSummary, receiptEndpoints } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  FilterBar,
  formatCents,
  ListedRecord,
  Page,
  PageHeader,
  SearchFilter,
  StatusChip,
  translateSentence,
  usePages,
  usePanel,
  WithPanel,
} from '@sannidhi/kit';
import { useCallback } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { type AddressChanges, useAddress } from '../office/use-address.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { receiptYears, yearOf } from './receipt-years.ts';

/** Every receipt the temple issued, by year and search, with the panel of one. */
export function ReceiptsView() {
  const text = useOfficeText();
  const temple = useTemple();
  const { parameters, change } = useAddress();
  const panel = usePanel('receipt');
  const year = yearOf(parameters.get('year'));
  const search = parameters.get('search') ?? undefined;
  const receipts = usePages(receiptEndpoints.list, { query: { year, search } });
  const columns = useReceiptColumns();
  const set = useCallback((changes: AddressChanges) => change(changes, { replace: true }), [change]);
  const look = useCallback((value: string | undefined) => set({ search: value }), [set]);
  return (
    <WithPanel
      panel={
        <ListedRecord panel={panel} rows={receipts.items}>
          {(receipt) => <ReceiptPanel key={receipt.id} receipt={receipt} receipts={receipts.items ?? []} onClose={panel.close} />}
        </ListedRecord>
      }
    >
      <Page>
        <PageHeader title={text('receipts.title')} lead={text('receipts.intro')} />
        <FilterBar>
          <SearchFilter label={text('receipts.search')} value={search} onChange={look} />
          <ChoiceFilter
            label={text('receipts.year')}
            value={year ? String(year) : undefined}
            onChange={(value) => set({ year: value })}
            choices={receiptYears(temple.today).map((value) => ({ value, label: value }))}
          />
        </FilterBar>
        <DataTable
          caption={text('receipts.table', { temple: temple.name })}
          columns={columns}
          rows={receipts.items}
          rowKey={({ id }) => id}
          rowName={({ number, donorName }) => `${number}, ${translateSentence(donorName)}`}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          paging={receipts.paging}
          empty={<EmptyState title={text('receipts.empty')}>{text('receipts.emptyMore')}</EmptyState>}
          isFiltered={year !== undefined || search !== undefined}
          onClearFilters={() => set({ year: undefined, search: undefined })}
          error={receipts.error}
          failedTitle={text('receipts.failed')}
          onRetry={() => void receipts.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

function useReceiptColumns(): Column<ReceiptSummary>[] {
  const text = useOfficeText();
  const moments = useMoments();
  return [
    { key: 'number', header: text('receipts.column.number'), cell: ({ number }) => number, width: 150, phone: 'detail' },
    { key: 'issued', header: text('receipts.column.issued'), cell: ({ issuedAt }) => moments.short(issuedAt), width: 110, phone: 'detail' },
    {
      key: 'donor',
      header: text('receipts.column.donor'),
      cell: ({ donorName }) => translateSentence(donorName),
      full: ({ donorName }) => translateSentence(donorName),
      phone: 'title',
    },
    {
      key: 'total',
      header: text('receipts.column.total'),
      cell: ({ totalCents }) => formatCents(totalCents),
      align: 'end',
      width: 116,
      phone: 'value',
    },
    {
      key: 'deductible',
      header: text('receipts.column.deductible'),
      cell: ({ deductibleCents }) => formatCents(deductibleCents),
      align: 'end',
      width: 116,
      low: true,
    },
    {
      key: 'status',
      header: text('receipts.column.status'),
      cell: ({ status }) => <StatusChip of="receipt" state={status} />,
      width: 112,
      phone: 'status',
    },
  ];
}

export { ReceiptsView as Screen };
