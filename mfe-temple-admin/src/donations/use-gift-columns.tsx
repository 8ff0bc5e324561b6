import type { DonationRow } from '@sannidhi/contracts';
import {
  type Column,
  formatCents,
  Icon,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  type IconShape,
  StatusChip,
  translateSentence,
} from '@sannidhi/kit';
import { sourceLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

const METHOD_ICONS: Readonly<Record<DonationRow['method'], IconShape>> = {
  card: IconCreditCard,
  ach: IconBuildingBank,
  daf: IconBuildingBank,
  stock: IconBuildingBank,
  cash: IconCash,
  check: IconCash,
  'in-kind': IconCash,
};

/** Columns of the list of gifts: who and how much first, state last. */
export function useGiftColumns(): Column<DonationRow>[] {
  const text = useOfficeText();
  const moments = useMoments();
  return [
    {
      key: 'received',
      header: text('donations.column.received'),
      cell: ({ receivedAt }) => moments.short(receivedAt),
      full: ({ receivedAt }) => moments.relative(receivedAt),
      sort: 'receivedAt',
      descendingFirst: true,
      width: 104,
      phone: 'detail',
    },
    {
      key: 'donor',
      header: text('donations.column.donor'),
      cell: ({ donorLabel }) => translateSentence(donorLabel),
      full: ({ donorLabel }) => translateSentence(donorLabel),
      phone: 'title',
    },
    {
      key: 'amount',
      header: text('donations.column.amount'),
      cell: ({ totalCents }) => formatCents(totalCents),
      sort: 'totalCents',
      descendingFirst: true,
      align: 'end',
      width: 116,
      phone: 'value',
    },
    {
      key: 'fund',
      header: text('donations.column.fund'),
      cell: ({ fundLabel }) => translateSentence(fundLabel),
      full: ({ fundLabel }) => translateSentence(fundLabel),
      low: 'on-laptops',
      phone: 'detail',
    },
    {
      key: 'source',
      header: text('donations.column.source'),
      cell: ({ method, source }) => (
        <Secondary>
          <Row>
            <Icon of={METHOD_ICONS[method]} size="sm" />
            {sourceLabel(text, source)}
          </Row>
        </Secondary>
      ),
      width: 132,
      low: true,
    },
    {
      key: 'status',
      header: text('donations.column.status'),
      cell: ({ status }) => <StatusChip of="donation" state={status} />,
      width: 136,
      phone: 'status',
    },
  ];
}
