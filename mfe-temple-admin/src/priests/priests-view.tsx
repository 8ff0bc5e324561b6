import { dakshinaEndpoints, priestEndpoints, type TemplePriest } from '@sannidhi/contracts';
import { type Column, languageName, moneyColumn, RecordListView, textColumn, useList, usePanel, useRead, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { InvitePriest } from './invite-priest.tsx';
import { PriestRecord } from './priest-record.tsx';

/** The temple’s priests: what they perform, their services this month, and what they are owed. */
export function PriestsView() {
  const panel = usePanel('priest');
  const manages = useSession().can('priests:manage');
  return (
    <RecordListView
      texts={useOfficeText('priests')}
      list={useList(priestEndpoints.list)}
      panel={panel}
      columns={usePriestColumns()}
      name={({ fullName }) => fullName}
      create={manages && (() => <InvitePriest onDone={panel.close} />)}
      record={({ id }) => <PriestRecord key={id} priestId={id} onLeft={panel.close} />}
    />
  );
}

function usePriestColumns(): Column<TemplePriest>[] {
  const text = useOfficeText('priests');
  const reads = useSession().can('dakshina:read');
  const { data: totals = [] } = useRead(dakshinaEndpoints.totals, { enabled: reads });
  const owed = (priest: TemplePriest) => totals.find(({ id }) => id === priest.id)?.owedCents ?? 0;
  const load = ({ servicesThisMonth, hoursThisMonth }: TemplePriest) => text('load', { count: servicesThisMonth, hours: hoursThisMonth });
  return [
    textColumn('name', text('column.name'), ({ fullName }) => fullName, { phone: 'title' }),
    textColumn('languages', text('column.languages'), ({ languages }) => languages.map(languageName).join(', '), { low: true }),
    textColumn('skills', text('column.skills'), ({ skills, skillsHere }) => [...skills, ...skillsHere].join(', '), { low: true }),
    textColumn('load', text('column.load'), load, { width: 190, phone: 'detail' }),
    textColumn('offers', text('column.offers'), ({ offered }) => (offered > 0 ? text('waiting', { count: offered }) : ''), {
      width: 150,
      phone: 'status',
    }),
    ...(reads ? [moneyColumn<TemplePriest>('owed', text('column.owed'), owed, { width: 110, phone: 'value' })] : []),
  ];
}

export { PriestsView as Screen };
