import type { CounterBatch, CounterEntry } from '@sannidhi/contracts';
import { type Column, DataTable, EmptyState, IconButton, IconTrash, type Text } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { amountLabel, methodLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useRemoval } from './use-removal.ts';

interface BatchEntriesProps {
  batch: CounterBatch & { entries: CounterEntry[] };
  removable: boolean;
}

/** The entries so far; one button removes an entry from an open batch, because nothing is posted before it closes. */
export function BatchEntries({ batch, removable }: BatchEntriesProps) {
  const text = useOfficeText();
  const take = useRemoval(batch.id);
  return (
    <DataTable
      caption={text('batches.one.entries')}
      columns={entryColumns(text, removable ? take : undefined)}
      rows={batch.entries}
      rowKey={({ id }) => id}
      rowName={(entry) => donorOf(entry, text)}
      empty={
        <EmptyState plain title={text('batches.one.none')}>
          {removable ? text('batches.one.noneMore') : undefined}
        </EmptyState>
      }
    />
  );
}

const donorOf = ({ legalName }: CounterEntry, text: Text): string => legalName ?? text('batches.one.noName');

function howGiven(entry: CounterEntry, text: Text): string {
  if (entry.propertyDescription) return `${methodLabel(text, entry.method)}, ${entry.propertyDescription}`;
  return entry.checkNumber ? text('batches.one.checkNumber', { number: entry.checkNumber }) : methodLabel(text, entry.method);
}

function entryColumns(text: Text, take: ((entry: CounterEntry) => void) | undefined): Column<CounterEntry>[] {
  const columns: Column<CounterEntry>[] = [
    {
      key: 'donor',
      header: text('batches.one.column.donor'),
      cell: (entry) => donorOf(entry, text),
      full: (entry) => donorOf(entry, text),
      phone: 'title',
    },
    {
      key: 'method',
      header: text('batches.one.column.method'),
      cell: (entry) => howGiven(entry, text),
      full: (entry) => howGiven(entry, text),
      phone: 'detail',
    },
    { key: 'fund', header: text('batches.one.column.fund'), cell: ({ fund }) => fund.name, full: ({ fund }) => fund.name, phone: 'detail' },
    {
      key: 'amount',
      header: text('batches.one.column.amount'),
      cell: ({ method, amountCents }) => amountLabel(text, { method, totalCents: amountCents }),
      align: 'end',
      width: 104,
      phone: 'value',
    },
  ];
  if (!take) return [...columns, openColumn(text)];
  return [
    ...columns,
    {
      key: 'remove',
      header: text('batches.one.column.remove'),
      cell: (entry) => (
        <IconButton
          icon={IconTrash}
          label={text('batches.one.remove', {
            donor: donorOf(entry, text),
            amount: amountLabel(text, { method: entry.method, totalCents: entry.amountCents }),
          })}
          onClick={() => take(entry)}
        />
      ),
      width: 72,
      phone: 'status',
    },
  ];
}

/** Leads from a closed entry to the donation it became, where mistakes are corrected. */
const openColumn = (text: Text): Column<CounterEntry> => ({
  key: 'open',
  header: text('batches.one.column.donation'),
  cell: ({ orderId, corrected }) =>
    orderId && <Link to={`/temple-admin/donations?gift=${orderId}`}>{text(corrected ? 'batches.one.corrected' : 'batches.one.open')}</Link>,
  width: 112,
  phone: 'status',
});
