import { receiptEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  Card,
  EmptyState,
  Facts,
  formatCents,
  formatDate,
  IconFileDownload,
  Page,
  PageHeader,
  ScreenStates,
  useRead,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';
import { StatementTable } from './statement-table.tsx';
import { useYear } from './use-year.ts';

/** All gifts in a year, per temple and in total, as a tax return requires. */
function YearStatementView() {
  const { year } = useYear();
  const text = useTexts();
  const query = useRead(receiptEndpoints.statement, { params: { year } });
  const { busy, start } = useDownload();
  const pdf = addressOf(receiptEndpoints.statementPdf.path, { year });
  const empty = query.data?.temples.length === 0;
  return (
    <Page reading>
      <p data-noprint>
        <Link to={`/receipts?year=${year}`}>{text('statement.back')}</Link>
      </p>
      <PageHeader
        title={text('statement.heading', { year })}
        lead={query.data && text('statement.for', { name: query.data.donorName, year })}
        actions={
          query.data && !empty ? (
            <Button
              variant="primary"
              icon={IconFileDownload}
              busy={busy && text('statement.pdfBusy')}
              onClick={() => start(pdf, `${year}.pdf`)}
            >
              {text('statement.pdf')}
            </Button>
          ) : undefined
        }
      />
      <ScreenStates
        query={query}
        failedTitle={text('statement.failed')}
        isEmpty={({ temples }) => temples.length === 0}
        empty={<EmptyState title={text('statement.empty', { year })}>{text('statement.emptyHelp')}</EmptyState>}
      >
        {(statement) => (
          <>
            {statement.correctedAt && (
              <Banner kind="info">{text('statement.corrected', { date: formatDate(statement.correctedAt) })}</Banner>
            )}
            {statement.temples.map((temple) => (
              <Card key={temple.slug} title={temple.legalName} aside={<span>{text('statement.ein', { ein: temple.ein })}</span>}>
                <StatementTable temple={temple} />
              </Card>
            ))}
            <Card title={text('statement.overall')}>
              <Facts
                ruled
                facts={[
                  { label: text('statement.amount'), value: formatCents(statement.totalCents) },
                  { label: text('statement.deductible'), value: <b>{formatCents(statement.deductibleCents)}</b> },
                ]}
              />
            </Card>
            <p>{text('statement.note')}</p>
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

export { YearStatementView as Screen };
