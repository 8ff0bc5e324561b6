import { SUPPORT_STATES, type SupportMessage, type SupportState, supportInboxEndpoints } from '@sannidhi/contracts';
import {
  type Column,
  DataTable,
  EmptyState,
  formatDateTime,
  ListFilters,
  Page,
  PageHeader,
  stateColumn,
  Tabs,
  textColumn,
  useList,
  usePanel,
  useText,
  WithPanel,
} from '@sannidhi/kit';
import { MessagePanel } from './message-panel.tsx';

const FIRST_TAB = { state: 'open' };

/** The platform's support inbox: messages from the contact page, open ones first. */
function SupportScreen() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('message');
  const messages = useList(supportInboxEndpoints.messages, FIRST_TAB);
  const { state = 'open' } = messages.query;
  const opened = messages.items?.find(({ id }) => id === panel.id);
  return (
    <WithPanel panel={opened && <MessagePanel key={opened.id} message={opened} onClose={panel.close} />}>
      <Page>
        <PageHeader title={text('support.title')} lead={text('support.intro')} />
        <Tabs
          label={text('support.states')}
          value={state}
          onChange={(next) => messages.set({ state: next as SupportState }, { message: undefined })}
          tabs={SUPPORT_STATES.map((value) => ({ value, label: text(`support.tab.${value}`) }))}
        />
        <ListFilters list={messages} searches={text('support.searches')} />
        <DataTable
          {...messages.table}
          caption={text('support.table')}
          columns={useMessageColumns()}
          rowKey={({ id }) => id}
          rowName={({ name, reference }) => text('support.row', { name, reference })}
          searches={text('support.searches')}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          empty={<EmptyState title={text(`support.none.${state}`)}>{text('support.noneMore')}</EmptyState>}
          failedTitle={text('support.failed')}
        />
      </Page>
    </WithPanel>
  );
}

/** Messages, newest first. */
function useMessageColumns(): Column<SupportMessage>[] {
  const text = useText('mfe-superadmin');
  return [
    textColumn('name', text('support.from'), ({ name }) => name, { phone: 'title' }),
    textColumn('topic', text('support.topic'), ({ topic }) => text(`support.topics.${topic}`), { width: 120, low: true, phone: 'detail' }),
    textColumn('message', text('support.message'), ({ message }) => message, { low: true }),
    textColumn('reference', text('support.reference'), ({ reference }) => reference, { width: 104, phone: 'detail' }),
    textColumn('received', text('support.received'), ({ receivedAt }) => formatDateTime(receivedAt), { width: 132, phone: 'value' }),
    stateColumn(text('support.state'), 'support', ({ state }) => state),
  ];
}

export { SupportScreen as Screen };
