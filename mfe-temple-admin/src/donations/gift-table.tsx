import type { DonationRow } from '@sannidhi/contracts';
import {
  Button,
  DataTable,
  EmptyState,
  formatCents,
  formatCount,
  IconDownload,
  type Selection,
  saveCsv,
  translateSentence,
  useSession,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { Address } from '../office/use-address.ts';
import { useTemple } from '../office/use-temple.ts';
import { type GiftFilters, isNarrowed, LIFT_FILTERS } from './gift-filters.ts';
import { giftsCsv } from './gifts-csv.ts';
import { useGiftColumns } from './use-gift-columns.tsx';
import type { useGiftList } from './use-gift-list.ts';

interface GiftTableProps {
  filters: GiftFilters;
  list: ReturnType<typeof useGiftList>;
  selection: Selection;
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  onChange: Address['change'];
}

/** The gifts under the filters, with selection, order, pages and the sum of all of them. */
export function GiftTable({ filters, list, selection, openId, onOpen, onClose, onChange }: GiftTableProps) {
  const text = useOfficeText();
  const { name } = useTemple();
  const { can } = useSession();
  const columns = useGiftColumns();
  const { gifts, summary } = list;
  return (
    <DataTable
      caption={text('donations.table', { temple: name })}
      columns={columns}
      rows={gifts.items}
      rowKey={({ id }) => id}
      rowName={giftName}
      sort={filters.sort}
      onSort={(sort) => onChange({ sort: sort === '-receivedAt' ? undefined : sort }, { replace: true })}
      {...(openId ? { openId } : {})}
      onOpen={onOpen}
      onClose={onClose}
      selection={selection}
      selectedSum={(rows) => formatCents(rows.reduce((sum, { totalCents }) => sum + totalCents, 0))}
      bulkActions={(rows) =>
        can('donations:export') && (
          <Button small variant="text" icon={IconDownload} onClick={() => saveCsv(text('donations.exportFile'), giftsCsv(rows))}>
            {text('donations.exportSelected')}
          </Button>
        )
      }
      paging={gifts.paging}
      totals={
        summary && (
          <>
            <b>{text('donations.footer.count', { count: summary.count, shown: formatCount(summary.count) })}</b>
            <span>{text('donations.footer.total', { sum: formatCents(summary.sumCents) })}</span>
          </>
        )
      }
      empty={
        filters.view === 'all' ? (
          <EmptyState title={text('donations.empty')}>{text('donations.emptyMore')}</EmptyState>
        ) : (
          <EmptyState title={text(`donations.none.${filters.view}`)}>{text('donations.noneMore')}</EmptyState>
        )
      }
      isFiltered={isNarrowed(filters)}
      onClearFilters={() => onChange({ ...LIFT_FILTERS, view: undefined }, { replace: true })}
      error={gifts.error}
      failedTitle={text('donations.failed')}
      onRetry={() => void gifts.refetch()}
    />
  );
}

const giftName = ({ donorLabel, totalCents }: DonationRow): string => `${translateSentence(donorLabel)}, ${formatCents(totalCents)}`;
