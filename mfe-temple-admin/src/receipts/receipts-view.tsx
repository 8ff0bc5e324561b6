import { RECEIPTS_FIRST_YEAR, type ReceiptSummary, receiptEndpoints } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  moneyColumn,
  RecordListView,
  StatusChip,
  stateColumn,
  textColumn,
  useList,
  usePanel,
} from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { ReceiptActions, ReceiptFacts, receiptAmount } from './receipt-record.tsx';

/** Every receipt the temple issued, by year and search, with a panel for one. */
export function ReceiptsView() {
  const text = useOfficeText('receipts');
  const { today } = useTemple();
  const receipts = useList(receiptEndpoints.list);
  const { year } = receipts.query;
  return (
    <RecordListView
      texts={text}
      list={receipts}
      panel={usePanel('receipt')}
      columns={useReceiptColumns()}
      name={({ number, donorName }) => `${number}, ${donorText(donorName)}`}
      filters={
        <ChoiceFilter
          label={text('year')}
          value={year ? String(year) : undefined}
          onChange={(value) => receipts.set({ year: value ? Number(value) : undefined })}
          choices={receiptYears(today).map((value) => ({ value, label: value }))}
        />
      }
      record={(receipt) => <ReceiptFacts receipt={receipt} receipts={receipts.items ?? []} />}
      about={(receipt) => ({
        title: text('panel', { number: receipt.number }),
        overline: <StatusChip of="receipt" state={receipt.status} />,
        footer: <ReceiptActions receipt={receipt} />,
      })}
    />
  );
}

function useReceiptColumns(): Column<ReceiptSummary>[] {
  const text = useOfficeText('receipts');
  const moments = useMoments();
  return [
    textColumn('number', text('column.number'), ({ number }) => number, { width: 150, phone: 'detail' }),
    textColumn('issued', text('column.issued'), ({ issuedAt }) => moments.short(issuedAt), { width: 110, phone: 'detail' }),
    textColumn('donor', text('column.donor'), ({ donorName }) => donorText(donorName), { phone: 'title' }),
    textColumn('total', text('column.total'), (receipt) => receiptAmount(receipt, text), { align: 'end', width: 120, phone: 'value' }),
    moneyColumn('deductible', text('column.deductible'), ({ property, deductibleCents }) => (property ? null : deductibleCents), {
      low: true,
    }),
    stateColumn(text('column.status'), 'receipt', ({ status }) => status, { width: 112 }),
  ];
}

export { ReceiptsView as Screen };

/** Years that can have receipts, newest first, up to the temple's current date. */
function receiptYears(today: string): string[] {
  const newest = Number(today.slice(0, 4));
  return Array.from({ length: Math.max(1, newest - RECEIPTS_FIRST_YEAR + 1) }, (_, back) => String(newest - back));
}
