import { receiptEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  EmptyState,
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
import { HouseholdCard, PersonSection } from './statement-parts.tsx';
import { useYear } from './use-year.ts';

/** All gifts in a year by legal person and temple, as tax returns require, and the household's total. */
function YearStatementView() {
  const { year } = useYear();
  const text = useTexts();
  const query = useRead(receiptEndpoints.statement, { params: { year } });
  const { busy, start } = useDownload();
  const pdf = addressOf(receiptEndpoints.statementPdf.path, { year });
  const empty = query.data?.persons.length === 0;
  return (
    <Page reading>
      <p data-noprint>
        <Link to={`/receipts?year=${year}`}>{text('statement.back')}</Link>
      </p>
      <PageHeader
        title={text(query.data?.soFar ? 'statement.headingSoFar' : 'statement.heading', { year })}
        lead={query.data && (query.data.soFar ? text('statement.soFar') : undefined)}
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
        isEmpty={({ persons }) => persons.length === 0}
        empty={<EmptyState title={text('statement.empty', { year })}>{text('statement.emptyHelp')}</EmptyState>}
      >
        {(statement) => (
          <>
            {statement.correctedAt && (
              <Banner kind="info">{text('statement.corrected', { date: formatDate(statement.correctedAt) })}</Banner>
            )}
            {statement.persons.map((person) => (
              <PersonSection key={person.legalName} person={person} statement={statement} />
            ))}
            {statement.persons.length > 1 && <HouseholdCard statement={statement} />}
            <p>{text('statement.note')}</p>
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

export { YearStatementView as Screen };
