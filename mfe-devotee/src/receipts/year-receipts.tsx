import { RECEIPTS_FIRST_YEAR, receiptEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, Tabs, usePages } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { ReceiptList } from './receipt-list.tsx';
import { useYear } from './use-year.ts';

const StatementRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const PAGE_SIZE = 25;

/** A year's receipts with a link to its statement. */
function YearReceipts() {
  const { year, thisYear } = useYear();
  const text = useTexts();
  const navigate = useNavigate();
  const receipts = usePages(receiptEndpoints.own, { query: { year, limit: PAGE_SIZE } });
  const years = Array.from({ length: thisYear - RECEIPTS_FIRST_YEAR + 1 }, (_, back) => String(thisYear - back));
  return (
    <Page reading>
      <PageHeader title={text('receipts.heading')} lead={text('receipts.lead')} />
      <Tabs
        label={text('receipts.year')}
        tabs={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={(value) => navigate(`/receipts?year=${value}`)}
      />
      {receipts.items?.length ? (
        <Card>
          <StatementRow>
            <p>{text('receipts.statementHelp', { year })}</p>
            <Button variant="primary" to={`/receipts?year=${year}&view=statement`}>
              {text('receipts.openStatement')}
            </Button>
          </StatementRow>
        </Card>
      ) : null}
      <PagedList paging={receipts.paging} previous={text('receipts.previous')} next={text('receipts.next')}>
        <Card>
          <ScreenStates
            query={receipts}
            failedTitle={text('receipts.failed')}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title={text('receipts.empty', { year })}>{text('receipts.emptyHelp')}</EmptyState>}
          >
            {({ items }) => <ReceiptList receipts={items} label={text('receipts.caption', { year })} />}
          </ScreenStates>
        </Card>
      </PagedList>
    </Page>
  );
}

export { YearReceipts as Screen };
