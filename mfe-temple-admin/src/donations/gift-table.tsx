import type { DonationRow, DonationSummary } from '@sannidhi/contracts';
import {
  Button,
  DataTable,
  EmptyState,
  formatCents,
  formatCount,
  IconDownload,
  labelText,
  type Panel,
  type Selection,
  saveCsv,
  useSession,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { GiftList } from './gift-list.ts';
import { giftsCsv } from './gifts-csv.ts';
import { useGiftColumns } from './use-gift-columns.tsx';

interface GiftTableProps {
  gifts: GiftList;
  summary: DonationSummary | undefined;
  selection: Selection;
  panel: Panel;
}

/** The gifts under the filters, with selection, sorting, pages and the total. */
export function GiftTable({ gifts, summary, selection, panel }: GiftTableProps) {
  const text = useOfficeText('donations');
  const { name } = useTemple();
  const { can } = useSession();
  const columns = useGiftColumns();
  const { view } = gifts.query;
  return (
    <DataTable
      {...gifts.table}
      caption={text('table', { temple: name })}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={giftName}
      searches={text('searches')}
      {...(panel.id ? { openId: panel.id } : {})}
      onOpen={panel.open}
      onClose={panel.close}
      selection={selection}
      selectedSum={(rows) => formatCents(rows.reduce((sum, { totalCents }) => sum + totalCents, 0))}
      bulkActions={(rows) =>
        can('donations:export') && (
          <Button small variant="text" icon={IconDownload} onClick={() => saveCsv(text('exportFile'), giftsCsv(rows, text))}>
            {text('exportSelected')}
          </Button>
        )
      }
      totals={summary && <Totals summary={summary} />}
      empty={
        view === 'all' ? (
          <EmptyState title={text('empty')}>{text('emptyMore')}</EmptyState>
        ) : (
          <EmptyState title={text(`none.${view}`)}>{text('noneMore')}</EmptyState>
        )
      }
      failedTitle={text('failed')}
    />
  );
}

/** All pages' rows: how many, their total, and if it differs, what the temple has kept. */
function Totals({ summary: { count, totalCents, sumCents } }: { summary: DonationSummary }) {
  const text = useOfficeText('donations.footer');
  return (
    <>
      <b>{text('count', { count, shown: formatCount(count) })}</b>
      <span>{text('total', { sum: formatCents(totalCents) })}</span>
      {sumCents !== totalCents && <span>{text('received', { sum: formatCents(sumCents) })}</span>}
    </>
  );
}

const giftName = ({ donorLabel, donorMessage, totalCents }: DonationRow): string =>
  `${labelText(donorLabel, donorMessage)}, ${formatCents(totalCents)}`;
