import { type DeskTempleRow, TEMPLE_STATUSES, type TempleStatus, templeDeskEndpoints } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  ListFilters,
  Page,
  PageHeader,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useStateWord,
  useText,
  WithPanel,
} from '@sannidhi/kit';
import { shortDay } from '../short-day.ts';
import { TemplePanel } from './temple-panel.tsx';

/** Every temple on the platform; each opens in a panel with its owners and what may be decided about it. */
function TemplesScreen() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('temple');
  const temples = useList(templeDeskEndpoints.list);
  const wordOf = useStateWord();
  return (
    <WithPanel panel={panel.id && <TemplePanel key={panel.id} id={panel.id} onClose={panel.close} />}>
      <Page>
        <PageHeader title={text('temples.title')} lead={text('temples.intro')} />
        <ListFilters list={temples} searches={text('temples.searches')}>
          <ChoiceFilter
            label={text('temples.state')}
            value={temples.query.status}
            choices={TEMPLE_STATUSES.map((value) => ({ value, label: wordOf('temple', value) }))}
            onChange={(status) => temples.set({ status: status as TempleStatus | undefined })}
          />
        </ListFilters>
        <DataTable
          {...temples.table}
          caption={text('temples.table')}
          columns={useTempleColumns()}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          searches={text('temples.searches')}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          empty={<EmptyState title={text('temples.none')}>{text('temples.noneMore')}</EmptyState>}
          failedTitle={text('temples.failed')}
        />
      </Page>
    </WithPanel>
  );
}

function useTempleColumns(): Column<DeskTempleRow>[] {
  const text = useText('mfe-superadmin');
  return [
    textColumn('name', text('temples.name'), ({ name }) => name, { phone: 'title' }),
    textColumn('place', text('temples.place'), ({ city, state }) => `${city}, ${state}`, { width: 180, phone: 'detail' }),
    textColumn('created', text('temples.created'), ({ createdAt }) => shortDay(createdAt), {
      width: 130,
      low: true,
      phone: 'value',
    }),
    stateColumn(text('temples.state'), 'temple', ({ status }) => status, { width: 176 }),
  ];
}

export { TemplesScreen as Screen };
