import { type DeployToken, REMOTES, type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  FilterBar,
  formatDate,
  formatDateTime,
  IconPlus,
  ListedRecord,
  Page,
  StatusChip,
  usePages,
  usePanel,
  useText,
  WithPanel,
} from '@sannidhi/kit';
import { useState } from 'react';
import { IssueToken } from './issue-token.tsx';
import { RemotesHead } from './remotes-head.tsx';
import { TokenPanel } from './token-panel.tsx';

const NEW = 'new';

/** The deploy tokens of all teams: who may publish which remote, until when, and a new one. */
function DeployTokensView() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('token');
  const [remote, setRemote] = useState<Remote>();
  const tokens = usePages(remoteDeskEndpoints.tokens, { query: { remote } });
  const columns = useTokenColumns();
  return (
    <WithPanel
      panel={
        panel.id === NEW ? (
          <IssueToken remote={remote} onClose={panel.close} />
        ) : (
          <ListedRecord panel={panel} rows={tokens.items}>
            {(token) => <TokenPanel key={token.id} token={token} onClose={panel.close} />}
          </ListedRecord>
        )
      }
    >
      <Page>
        <RemotesHead
          view="tokens"
          lead={text('deployTokens.intro')}
          actions={
            <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
              {text('deployTokens.issue')}
            </Button>
          }
        />
        <FilterBar>
          <ChoiceFilter
            label={text('deployTokens.remote')}
            value={remote}
            onChange={(chosen) => setRemote(REMOTES.find((one) => one === chosen))}
            choices={REMOTES.map((value) => ({ value, label: value }))}
          />
        </FilterBar>
        <DataTable
          caption={text('deployTokens.table')}
          columns={columns}
          rows={tokens.items}
          rowKey={({ id }) => id}
          rowName={({ label }) => label}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          paging={tokens.paging}
          isFiltered={remote !== undefined}
          onClearFilters={() => setRemote(undefined)}
          empty={<EmptyState title={text('deployTokens.none')}>{text('deployTokens.noneMore')}</EmptyState>}
          error={tokens.error}
          failedTitle={text('deployTokens.failed')}
          onRetry={() => void tokens.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

function useTokenColumns(): Column<DeployToken>[] {
  const text = useText('mfe-superadmin');
  return [
    { key: 'label', header: text('deployTokens.label'), cell: ({ label }) => label, full: ({ label }) => label, phone: 'title' },
    { key: 'remote', header: text('deployTokens.remote'), cell: ({ remote }) => remote, width: 160, phone: 'detail' },
    {
      key: 'by',
      header: text('deployTokens.by'),
      cell: ({ createdBy }) => createdBy ?? text('deployTokens.byNobody'),
      full: ({ createdBy }) => createdBy ?? '',
      low: true,
    },
    { key: 'at', header: text('deployTokens.at'), cell: ({ createdAt }) => formatDate(createdAt), width: 160, low: true },
    {
      key: 'used',
      header: text('deployTokens.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : text('deployTokens.unused')),
      width: 150,
      low: 'on-laptops',
    },
    { key: 'expires', header: text('deployTokens.expires'), cell: ({ expiresAt }) => formatDate(expiresAt), width: 160, low: 'on-laptops' },
    {
      key: 'state',
      header: text('deployTokens.state'),
      cell: ({ state }) => <StatusChip of="deploy-token" state={state} />,
      width: 124,
      phone: 'status',
    },
  ];
}

export { DeployTokensView as Screen };
