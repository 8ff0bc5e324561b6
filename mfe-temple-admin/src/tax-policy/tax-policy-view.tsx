import { type TaxPolicy, type TaxRule, taxPolicyEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Facts,
  formatCents,
  IconPlus,
  ListedRecord,
  Page,
  PageHeader,
  ScreenStates,
  SidePanel,
  usePanel,
  useRead,
  useSession,
  WithPanel,
} from '@sannidhi/kit';
import { taxClassLabel, taxedKindLabel } from '../office/labels.ts';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { TaxPolicyForm } from './tax-policy-form.tsx';

const NEW = 'new';

/** The policy in force, the versions before it, and the next one. */
export function TaxPolicyView() {
  const text = useOfficeText();
  const { can } = useSession();
  const panel = usePanel('policy');
  const policies = useRead(taxPolicyEndpoints.list);
  const [current, ...earlier] = policies.data ?? [];
  const manages = can('tax-policy:manage');
  return (
    <WithPanel
      panel={
        manages && panel.id === NEW ? (
          policies.data && (
            <SidePanel title={text('tax.form.title')} onClose={panel.close}>
              <TaxPolicyForm current={current} onDone={panel.close} />
            </SidePanel>
          )
        ) : (
          <ListedRecord panel={panel} rows={policies.data}>
            {(policy) => (
              <SidePanel
                key={policy.id}
                title={text('tax.version', { version: policy.version })}
                subtitle={<Approval policy={policy} />}
                onClose={panel.close}
              >
                <Facts
                  facts={policy.rules.map((rule) => ({
                    label: taxedKindLabel(text, rule.kind),
                    value: taxClassLabel(text, rule.taxClass),
                  }))}
                />
              </SidePanel>
            )}
          </ListedRecord>
        )
      }
    >
      <Page>
        <PageHeader
          title={text('tax.title')}
          lead={text('tax.intro')}
          actions={
            manages && (
              <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
                {text('tax.approve')}
              </Button>
            )
          }
        />
        <ScreenStates
          query={policies}
          failedTitle={text('tax.failed')}
          isEmpty={(versions) => versions.length === 0}
          empty={<EmptyState title={text('tax.empty')}>{text('tax.emptyMore')}</EmptyState>}
        >
          {() => (
            <>
              {current && <CurrentPolicy policy={current} />}
              {earlier.length > 0 && <EarlierVersions versions={earlier} openId={panel.id} onOpen={panel.open} onClose={panel.close} />}
            </>
          )}
        </ScreenStates>
      </Page>
    </WithPanel>
  );
}

function Approval({ policy }: { policy: TaxPolicy }) {
  const text = useOfficeText();
  const moments = useMoments();
  return <Secondary>{text('tax.approved', { who: policy.approvedBy, when: moments.relative(policy.approvedAt) })}</Secondary>;
}

function CurrentPolicy({ policy }: { policy: TaxPolicy }) {
  const text = useOfficeText();
  const all: Column<TaxRule>[] = [
    { key: 'kind', header: text('tax.column.kind'), cell: ({ kind }) => taxedKindLabel(text, kind), width: 240, phone: 'title' },
    { key: 'class', header: text('tax.column.class'), cell: ({ taxClass }) => taxClassLabel(text, taxClass), phone: 'detail' },
    {
      key: 'value',
      header: text('tax.column.value'),
      cell: ({ fairMarketValueCents }) => (fairMarketValueCents ? formatCents(fairMarketValueCents) : ''),
      align: 'end',
      width: 130,
      phone: 'value',
    },
    {
      key: 'benefit',
      header: text('tax.column.benefit'),
      cell: ({ benefit }) => benefit ?? '',
      full: ({ benefit }) => benefit ?? '',
      phone: 'status',
    },
  ];
  // Where every payment is a gift or a fee, there is no value to name.
  const columns = policy.rules.some(({ fairMarketValueCents, benefit }) => fairMarketValueCents || benefit) ? all : all.slice(0, 2);
  return (
    <Card flush title={text('tax.current', { version: policy.version })} aside={<Approval policy={policy} />}>
      <DataTable
        caption={text('tax.rules', { version: policy.version })}
        columns={columns}
        rows={policy.rules}
        rowKey={({ kind }) => kind}
        rowName={({ kind }) => taxedKindLabel(text, kind)}
        empty={null}
      />
    </Card>
  );
}

interface EarlierVersionsProps {
  versions: readonly TaxPolicy[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

function EarlierVersions({ versions, openId, onOpen, onClose }: EarlierVersionsProps) {
  const text = useOfficeText();
  const columns: Column<TaxPolicy>[] = [
    { key: 'version', header: text('tax.versionColumn'), cell: ({ version }) => text('tax.version', { version }), phone: 'title' },
    { key: 'approved', header: text('tax.approvedColumn'), cell: (policy) => <Approval policy={policy} />, phone: 'detail' },
  ];
  return (
    <Card flush title={text('tax.earlier')}>
      <DataTable
        caption={text('tax.earlier')}
        columns={columns}
        rows={versions}
        rowKey={({ id }) => id}
        rowName={({ version }) => text('tax.version', { version })}
        {...(openId ? { openId } : {})}
        onOpen={onOpen}
        onClose={onClose}
        empty={null}
      />
    </Card>
  );
}

export { TaxPolicyView as Screen };
