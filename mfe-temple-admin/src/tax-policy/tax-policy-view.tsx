import { type TaxPolicy, type TaxRule, taxPolicyEndpoints } from '@sannidhi/contracts';
import {
  Card,
  type Column,
  DataTable,
  EmptyState,
  Facts,
  moneyColumn,
  type Panel,
  RecordListView,
  ScreenStates,
  textColumn,
  useList,
  usePanel,
  useSession,
} from '@sannidhi/kit';
import { taxClassLabel, taxedKindLabel } from '../office/labels.ts';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { TaxPolicyForm } from './tax-policy-form.tsx';

/** The current policy, previous versions, and a form for the next one. */
export function TaxPolicyView() {
  const text = useOfficeText('tax');
  const words = useOfficeText();
  const panel = usePanel('policy');
  const manages = useSession().can('tax-policy:manage');
  const policies = useList(taxPolicyEndpoints.list);
  const [current, ...earlier] = policies.items ?? [];
  const rulesOf = ({ rules }: TaxPolicy) =>
    rules.map(({ kind, taxClass }) => ({ label: taxedKindLabel(words, kind), value: taxClassLabel(words, taxClass) }));
  return (
    <RecordListView
      texts={text}
      list={policies}
      panel={panel}
      columns={[]}
      name={({ version }) => text('version', { version })}
      create={manages && policies.items !== undefined && (() => <TaxPolicyForm current={current} onDone={panel.close} />)}
      record={(policy) => <Facts facts={rulesOf(policy)} />}
      about={(policy) => ({ subtitle: <Approval policy={policy} /> })}
    >
      <ScreenStates
        query={policies}
        failedTitle={text('failed')}
        isEmpty={(versions) => versions.length === 0}
        empty={<EmptyState title={text('empty')}>{text('emptyMore')}</EmptyState>}
      >
        {() => (
          <>
            {current && <CurrentPolicy policy={current} />}
            {earlier.length > 0 && <EarlierVersions versions={earlier} panel={panel} />}
          </>
        )}
      </ScreenStates>
    </RecordListView>
  );
}

function Approval({ policy }: { policy: TaxPolicy }) {
  const text = useOfficeText('tax');
  const moments = useMoments();
  return <Secondary>{text('approved', { who: policy.approvedBy, when: moments.relative(policy.approvedAt) })}</Secondary>;
}

function CurrentPolicy({ policy }: { policy: TaxPolicy }) {
  const text = useOfficeText();
  const all: Column<TaxRule>[] = [
    textColumn('kind', text('tax.column.kind'), ({ kind }) => taxedKindLabel(text, kind), { width: 240, phone: 'title' }),
    textColumn('class', text('tax.column.class'), ({ taxClass }) => taxClassLabel(text, taxClass), { phone: 'detail' }),
    moneyColumn('value', text('tax.column.value'), ({ fairMarketValueCents }) => fairMarketValueCents || null, {
      width: 130,
      phone: 'value',
    }),
    textColumn('benefit', text('tax.column.benefit'), ({ benefit }) => benefit ?? '', { phone: 'status' }),
  ];
  // If every payment is a gift or a fee, there is no value to state.
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

function EarlierVersions({ versions, panel }: { versions: readonly TaxPolicy[]; panel: Panel }) {
  const text = useOfficeText('tax');
  const columns: Column<TaxPolicy>[] = [
    textColumn('version', text('versionColumn'), ({ version }) => text('version', { version }), { phone: 'title' }),
    { key: 'approved', header: text('approvedColumn'), cell: (policy) => <Approval policy={policy} />, phone: 'detail' },
  ];
  return (
    <Card flush title={text('earlier')}>
      <DataTable
        caption={text('earlier')}
        columns={columns}
        rows={versions}
        rowKey={({ id }) => id}
        rowName={({ version }) => text('version', { version })}
        {...(panel.id ? { openId: panel.id } : {})}
        onOpen={panel.open}
        onClose={panel.close}
        empty={null}
      />
    </Card>
  );
}

export { TaxPolicyView as Screen };
