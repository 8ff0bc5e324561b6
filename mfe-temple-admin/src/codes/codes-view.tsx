import { type EHundiCode, eHundiEndpoints } from '@sannidhi/contracts';
import {
  type Column,
  Facts,
  formatCents,
  formatCount,
  moneyColumn,
  RecordListView,
  textColumn,
  useList,
  usePanel,
  useSession,
} from '@sannidhi/kit';
import { activeColumn } from '../office/active-column.tsx';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { CodeForm } from './code-form.tsx';
import { CodePoster } from './code-poster.tsx';

/** E-hundi codes: the posters on display, what each brought in, and a form for the next one. */
export function CodesView() {
  const text = useOfficeText('codes');
  const panel = usePanel('code');
  const manages = useSession().can('ehundi:manage');
  const form = (title: string, code?: EHundiCode) => (
    <PanelSection title={title}>
      <CodeForm code={code} onSaved={({ id }) => panel.open(id)} onCancel={panel.close} />
    </PanelSection>
  );
  return (
    <RecordListView
      texts={text}
      list={useList(eHundiEndpoints.list)}
      panel={panel}
      columns={useCodeColumns()}
      name={({ name }) => name}
      create={manages && (() => form(text('form.details')))}
      record={(code) => (
        <>
          <CodeFacts code={code} />
          <CodePoster code={code} />
          {manages && form(text('form.change'), code)}
        </>
      )}
    />
  );
}

function CodeFacts({ code }: { code: EHundiCode }) {
  const text = useOfficeText('codes');
  const received = text('form.receivedValue', { count: code.giftCount, sum: formatCents(code.giftSumCents) });
  return (
    <Facts
      facts={[
        { label: text('column.fund'), value: code.fund.name },
        { label: text('form.received'), value: received },
      ]}
    />
  );
}

function useCodeColumns(): Column<EHundiCode>[] {
  const text = useOfficeText('codes');
  return [
    textColumn('place', text('column.place'), ({ name }) => name, { phone: 'title' }),
    textColumn('fund', text('column.fund'), ({ fund }) => fund.name, { phone: 'detail' }),
    textColumn('gifts', text('column.gifts'), ({ giftCount }) => formatCount(giftCount), { align: 'end', width: 96, low: true }),
    moneyColumn('sum', text('column.sum'), ({ giftSumCents }) => giftSumCents, { width: 130, phone: 'value' }),
    activeColumn({ header: text('column.state'), active: text('active'), ended: text('retired') }),
  ];
}

export { CodesView as Screen };
