import { type EHundiCode, eHundiEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Chip,
  type Column,
  DataTable,
  EmptyState,
  Facts,
  formatCents,
  formatCount,
  IconArchive,
  IconCircleCheck,
  IconPlus,
  Page,
  PageHeader,
  SidePanel,
  usePanel,
  useRead,
  useSession,
  WithPanel,
} from '@sannidhi/kit';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CodeForm } from './code-form.tsx';
import { CodePoster } from './code-poster.tsx';

const NEW = 'new';

/** E-hundi codes: the posters that hang, what each brought, and the next one. */
export function CodesView() {
  const text = useOfficeText();
  const temple = useTemple();
  const { can } = useSession();
  const panel = usePanel('code');
  const codes = useRead(eHundiEndpoints.list);
  const columns = useCodeColumns();
  const manages = can('ehundi:manage');
  const open = codes.data?.find(({ id }) => id === panel.id);
  return (
    <WithPanel
      panel={
        (open || (manages && panel.id === NEW)) && (
          <SidePanel key={panel.id} title={open?.name ?? text('codes.form.titleNew')} onClose={panel.close}>
            {open && <CodeFacts code={open} />}
            {open && <CodePoster code={open} />}
            {manages && (
              <PanelSection title={text(open ? 'codes.form.change' : 'codes.form.details')}>
                <CodeForm code={open} onSaved={({ id }) => panel.open(id)} onCancel={panel.close} />
              </PanelSection>
            )}
          </SidePanel>
        )
      }
    >
      <Page>
        <PageHeader
          title={text('codes.title')}
          lead={text('codes.intro')}
          actions={
            manages && (
              <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
                {text('codes.add')}
              </Button>
            )
          }
        />
        <DataTable
          caption={text('codes.table', { temple: temple.name })}
          columns={columns}
          rows={codes.data}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          {...(open ? { openId: open.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          empty={<EmptyState title={text('codes.empty')}>{text('codes.emptyMore')}</EmptyState>}
          error={codes.error}
          failedTitle={text('codes.failed')}
          onRetry={() => void codes.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

function CodeFacts({ code }: { code: EHundiCode }) {
  const text = useOfficeText();
  const received = text('codes.form.receivedValue', { count: code.giftCount, sum: formatCents(code.giftSumCents) });
  return (
    <Facts
      facts={[
        { label: text('codes.column.fund'), value: code.fund.name },
        { label: text('codes.form.received'), value: received },
      ]}
    />
  );
}

function useCodeColumns(): Column<EHundiCode>[] {
  const text = useOfficeText();
  return [
    { key: 'place', header: text('codes.column.place'), cell: ({ name }) => name, full: ({ name }) => name, phone: 'title' },
    { key: 'fund', header: text('codes.column.fund'), cell: ({ fund }) => fund.name, full: ({ fund }) => fund.name, phone: 'detail' },
    {
      key: 'gifts',
      header: text('codes.column.gifts'),
      cell: ({ giftCount }) => formatCount(giftCount),
      align: 'end',
      width: 96,
      low: true,
    },
    {
      key: 'sum',
      header: text('codes.column.sum'),
      cell: ({ giftSumCents }) => formatCents(giftSumCents),
      align: 'end',
      width: 130,
      phone: 'value',
    },
    {
      key: 'state',
      header: text('codes.column.state'),
      cell: ({ active }) =>
        active ? (
          <Chip kind="success" icon={IconCircleCheck}>
            {text('codes.active')}
          </Chip>
        ) : (
          <Chip icon={IconArchive}>{text('codes.retired')}</Chip>
        ),
      width: 112,
      phone: 'status',
    },
  ];
}
