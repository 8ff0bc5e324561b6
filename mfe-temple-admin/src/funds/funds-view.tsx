import { type Fund, fundEndpoints } from '@sannidhi/contracts';
import { Chip, type Column, formatCents, IconLock, moneyColumn, RecordListView, useList, usePanel, useSession } from '@sannidhi/kit';
import { activeColumn } from '../office/active-column.tsx';
import { taxedKindLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { FundForm } from './fund-form.tsx';

/** The purposes people give to, with each one's balance in the books. */
export function FundsView() {
  const panel = usePanel('fund');
  const manages = useSession().can('funds:manage');
  return (
    <RecordListView
      texts={useOfficeText('funds')}
      list={useList(fundEndpoints.list)}
      panel={panel}
      columns={useFundColumns()}
      name={({ name }) => name}
      create={manages && (() => <FundForm onDone={panel.close} />)}
      record={manages && ((fund) => <FundForm fund={fund} onDone={panel.close} />)}
    />
  );
}

function useFundColumns(): Column<Fund>[] {
  const text = useOfficeText();
  return [
    {
      key: 'name',
      header: text('funds.column.name'),
      cell: ({ name }) => name,
      full: ({ name, description }) => (description ? `${name}: ${description}` : name),
      phone: 'title',
    },
    {
      key: 'kind',
      header: text('funds.column.kind'),
      cell: ({ taxedKind, restricted }) => (
        <Row>
          {taxedKindLabel(text, taxedKind)}
          {restricted && <Chip icon={IconLock}>{text('funds.restricted')}</Chip>}
        </Row>
      ),
      low: true,
    },
    {
      key: 'offered',
      header: text('funds.column.offered'),
      cell: (fund) => <Secondary>{text(fund.public ? 'funds.public' : 'funds.counterOnly')}</Secondary>,
      width: 160,
      phone: 'detail',
    },
    {
      key: 'goal',
      header: text('funds.column.goal'),
      cell: ({ goalCents, balanceCents }) =>
        goalCents ? goalShare(goalCents, balanceCents, text) : <Secondary>{text('funds.noGoal')}</Secondary>,
      align: 'end',
      width: 180,
      low: true,
    },
    moneyColumn('balance', text('funds.column.balance'), ({ balanceCents }) => balanceCents, { width: 130, phone: 'value' }),
    activeColumn({ header: text('funds.column.state'), active: text('funds.active'), ended: text('funds.closed') }),
  ];
}

/** "42% of $50,000.00"; a fund in debt shows 0%. */
function goalShare(goalCents: number, balanceCents: number, text: ReturnType<typeof useOfficeText>): string {
  const percent = `${Math.max(0, Math.floor((balanceCents * 100) / goalCents))}%`;
  return text('funds.goalShare', { percent, goal: formatCents(goalCents) });
}

export { FundsView as Screen };
