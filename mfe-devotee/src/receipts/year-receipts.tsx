import { receiptEndpoints } from '@sannidhi/contracts';
import { Button, Card, EmptyState, Page, PagedList, PageHeader, ScreenStates, styled, Tabs, usePages, useRead } from '@sannidhi/kit';
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
  const years = useReceiptYears(year, thisYear);
  return (
    <Page reading>
      <PageHeader title={text('receipts.heading')} lead={text('receipts.lead')} />
      {years.length > 1 && (
        <Tabs
          label={text('receipts.year')}
          tabs={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={(value) => navigate(`/receipts?year=${value}`)}
        />
      )}
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

/** This year and those before it back to the first receipt, the newest first; a year that was asked for is among them. */
function useReceiptYears(asked: number, thisYear: number): string[] {
  const first = useRead(receiptEndpoints.firstYear);
  const oldest = Math.min(asked, first.data?.year ?? thisYear);
  return Array.from({ length: thisYear - oldest + 1 }, (_, back) => String(thisYear - back));
}

export { YearReceipts as Screen };
