import { type Fund, fundEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Chip,
  type Column,
  DataTable,
  EmptyState,
  formatCents,
  IconCircleCheck,
  IconLock,
  IconPlus,
  ListedRecord,
  Page,
  PageHeader,
  SidePanel,
  usePanel,
  useRead,
  useSession,
  WithPanel,
} from '@sannidhi/kit';
import { taxedKindLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { FundForm } from './fund-form.tsx';

const NEW = 'new';

/** The purposes people give to, with what the books hold for each. */
export function FundsView() {
  const text = useOfficeText();
  const temple = useTemple();
  const { can } = useSession();
  const panel = usePanel('fund');
  const funds = useRead(fundEndpoints.list);
  const columns = useFundColumns();
  const manages = can('funds:manage');
  return (
    <WithPanel
      panel={
        manages &&
        (panel.id === NEW ? (
          <SidePanel title={text('funds.form.titleNew')} onClose={panel.close}>
            <FundForm onDone={panel.close} />
          </SidePanel>
        ) : (
          <ListedRecord panel={panel} rows={funds.data}>
            {(fund) => (
              <SidePanel key={fund.id} title={fund.name} onClose={panel.close}>
                <FundForm fund={fund} onDone={panel.close} />
              </SidePanel>
            )}
          </ListedRecord>
        ))
      }
    >
      <Page>
        <PageHeader
          title={text('funds.title')}
          lead={text('funds.intro')}
          actions={
            manages && (
              <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
                {text('funds.add')}
              </Button>
            )
          }
        />
        <DataTable
          caption={text('funds.table', { temple: temple.name })}
          columns={columns}
          rows={funds.data}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          {...(manages && panel.id ? { openId: panel.id } : {})}
          {...(manages ? { onOpen: panel.open, onClose: panel.close } : {})}
          empty={<EmptyState title={text('funds.empty')}>{text('funds.emptyMore')}</EmptyState>}
          error={funds.error}
          failedTitle={text('funds.failed')}
          onRetry={() => void funds.refetch()}
        />
      </Page>
    </WithPanel>
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
    {
      key: 'balance',
      header: text('funds.column.balance'),
      cell: ({ balanceCents }) => formatCents(balanceCents),
      align: 'end',
      width: 130,
      phone: 'value',
    },
    {
      key: 'state',
      header: text('funds.column.state'),
      cell: ({ active }) =>
        active ? (
          <Chip kind="success" icon={IconCircleCheck}>
            {text('funds.active')}
          </Chip>
        ) : (
          <Chip icon={IconLock}>{text('funds.closed')}</Chip>
        ),
      width: 104,
      phone: 'status',
    },
  ];
}

/** "42% of $50,000.00"; a fund in debt stands at 0%. */
function goalShare(goalCents: number, balanceCents: number, text: ReturnType<typeof useOfficeText>): string {
  const percent = `${Math.max(0, Math.floor((balanceCents * 100) / goalCents))}%`;
  return text('funds.goalShare', { percent, goal: formatCents(goalCents) });
}

export { FundsView as Screen };
