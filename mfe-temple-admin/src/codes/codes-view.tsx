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
  ListedRecord,
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
  return (
    <WithPanel
      panel={
        manages && panel.id === NEW ? (
          <SidePanel title={text('codes.form.titleNew')} onClose={panel.close}>
            <PanelSection title={text('codes.form.details')}>
              <CodeForm onSaved={({ id }) => panel.open(id)} onCancel={panel.close} />
            </PanelSection>
          </SidePanel>
        ) : (
          <ListedRecord panel={panel} rows={codes.data}>
            {(code) => (
              <SidePanel key={code.id} title={code.name} onClose={panel.close}>
                <CodeFacts code={code} />
                <CodePoster code={code} />
                {manages && (
                  <PanelSection title={text('codes.form.change')}>
                    <CodeForm code={code} onSaved={({ id }) => panel.open(id)} onCancel={panel.close} />
                  </PanelSection>
                )}
              </SidePanel>
            )}
          </ListedRecord>
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
          {...(panel.id ? { openId: panel.id } : {})}
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

export { CodesView as Screen };
