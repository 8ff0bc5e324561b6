import { receiptEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  ChoiceFilter,
  EmptyState,
  formatDate,
  IconFileDownload,
  Page,
  PageHeader,
  ScreenStates,
  useRead,
} from '@sannidhi/kit';
import { Link, useSearchParams } from 'react-router-dom';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';
import { HouseholdCard, PersonSection } from './statement-parts.tsx';
import { useYear } from './use-year.ts';

/** Gifts in a year by legal person and temple, as tax returns require, and the household's total; or those at one temple. */
function YearStatementView() {
  const { year } = useYear();
  const text = useTexts();
  const { limits, choice } = useTempleChoice(year);
  const query = useRead(receiptEndpoints.statement, { params: { year }, query: limits });
  const { busy, link } = useDownload();
  const pdf = addressOf(receiptEndpoints.statementPdf.path, { year }, limits);
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
            <Button variant="primary" icon={IconFileDownload} busy={busy && text('statement.pdfBusy')} {...link(pdf, `${year}.pdf`)}>
              {text('statement.pdf')}
            </Button>
          ) : undefined
        }
      />
      {choice}
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

/** The temple in the address, and where the year has several, a menu of them. */
function useTempleChoice(year: number) {
  const text = useTexts();
  const [search, setSearch] = useSearchParams();
  const { data: whole } = useRead(receiptEndpoints.statement, { params: { year }, query: {} });
  const temple = search.get('temple') ?? undefined;
  const choose = (next: string | undefined) => {
    if (next) search.set('temple', next);
    else search.delete('temple');
    setSearch(search, { replace: true });
  };
  const choices = whole?.household.map(({ slug, legalName }) => ({ value: slug, label: legalName })) ?? [];
  const choice = (choices.length > 1 || temple) && (
    <div data-noprint>
      <ChoiceFilter label={text('statement.temple')} choices={choices} value={temple} onChange={choose} />
    </div>
  );
  return { limits: temple ? { temple } : {}, choice };
}

export { YearStatementView as Screen };
