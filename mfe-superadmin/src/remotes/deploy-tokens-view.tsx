import { type DeployToken, type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  formatDate,
  formatDateTime,
  ListedRecord,
  ListFilters,
  NEW_RECORD,
  Page,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useText,
  WithPanel,
} from '@sannidhi/kit';
import { IssueToken } from './issue-token.tsx';
import { RemotesHead } from './remotes-head.tsx';
import { TokenPanel } from './token-panel.tsx';
import { useRemotes } from './use-remotes.ts';

/** All teams' deploy tokens: who may publish which remote, until when, and a form for a new one. */
function DeployTokensView() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('token');
  const tokens = useList(remoteDeskEndpoints.tokens);
  const remote = tokens.query.remote as Remote | undefined;
  const remotes = useRemotes();
  return (
    <WithPanel
      panel={
        panel.id === NEW_RECORD ? (
          <IssueToken remote={remote} onClose={panel.close} />
        ) : (
          <ListedRecord panel={panel} rows={tokens.items} name={({ label }) => label}>
            {(token) => <TokenPanel key={token.id} token={token} onClose={panel.close} />}
          </ListedRecord>
        )
      }
    >
      <Page>
        <RemotesHead
          view="tokens"
          lead={text('deployTokens.intro')}
          actions={<AddButton panel={panel}>{text('deployTokens.issue')}</AddButton>}
        />
        <ListFilters list={tokens}>
          <ChoiceFilter
            label={text('deployTokens.remote')}
            value={remote}
            onChange={(chosen) => tokens.set({ remote: chosen as Remote | undefined })}
            choices={remotes.map((value) => ({ value, label: value }))}
          />
        </ListFilters>
        <DataTable
          {...tokens.table}
          caption={text('deployTokens.table')}
          columns={useTokenColumns()}
          rowKey={({ id }) => id}
          rowName={({ label }) => label}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          empty={<EmptyState title={text('deployTokens.none')}>{text('deployTokens.noneMore')}</EmptyState>}
          failedTitle={text('deployTokens.failed')}
        />
      </Page>
    </WithPanel>
  );
}

function useTokenColumns(): Column<DeployToken>[] {
  const text = useText('mfe-superadmin');
  return [
    textColumn('label', text('deployTokens.label'), ({ label }) => label, { phone: 'title' }),
    textColumn('remote', text('deployTokens.remote'), ({ remote }) => remote, { width: 160, phone: 'detail' }),
    textColumn('by', text('deployTokens.by'), ({ createdBy }) => createdBy ?? text('deployTokens.byNobody'), { low: true }),
    textColumn('at', text('deployTokens.at'), ({ createdAt }) => formatDate(createdAt), { width: 160, low: true }),
    textColumn(
      'used',
      text('deployTokens.used'),
      ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : text('deployTokens.unused')),
      { width: 150, low: 'on-laptops' },
    ),
    textColumn('expires', text('deployTokens.expires'), ({ expiresAt }) => formatDate(expiresAt), { width: 160, low: 'on-laptops' }),
    stateColumn(text('deployTokens.state'), 'deploy-token', ({ state }) => state, { width: 124 }),
  ];
}

export { DeployTokensView as Screen };
