import type { DonationRow } from '@sannidhi/contracts';
import {
  type Column,
  Icon,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  type IconShape,
  labelText,
  orderLabelText,
  stateColumn,
  textColumn,
} from '@sannidhi/kit';
import { amountLabel, sourceLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

const METHOD_ICONS: Readonly<Record<DonationRow['method'], IconShape>> = {
  card: IconCreditCard,
  ach: IconBuildingBank,
  daf: IconBuildingBank,
  ira: IconBuildingBank,
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
      cell: ({ receivedAt }) => moments.received(receivedAt),
      full: ({ receivedAt }) => moments.received(receivedAt, moments.relative),
      sort: 'receivedAt',
      descendingFirst: true,
      width: 104,
      phone: 'detail',
    },
    textColumn('donor', text('donations.column.donor'), ({ donorLabel, donorMessage }) => labelText(donorLabel, donorMessage), {
      phone: 'title',
    }),
    textColumn('amount', text('donations.column.amount'), (gift) => amountLabel(text, gift), {
      align: 'end',
      sort: 'totalCents',
      descendingFirst: true,
      width: 116,
      phone: 'value',
    }),
    textColumn('fund', text('donations.column.fund'), ({ fundLabel }) => orderLabelText(fundLabel), {
      low: true,
      phone: 'detail',
    }),
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
    stateColumn(text('donations.column.status'), 'donation', ({ status }) => status, { width: 184 }),
  ];
}
