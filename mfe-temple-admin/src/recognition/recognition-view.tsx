import { fundEndpoints, RECEIPTS_FIRST_YEAR, type RecognizedName, recognitionEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  ChoiceFilter,
  type Column,
  DataTable,
  EmptyState,
  ExportButton,
  IconPrinter,
  Page,
  PageHeader,
  ScreenStates,
  type Text,
  textColumn,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { DedicationCards } from './dedication-cards.tsx';

/** Whom the temple may thank in public, by fund and year, to print or save; below, the cards it sends for dedications. */
export function RecognitionView() {
  const text = useOfficeText('recognition');
  const { can } = useSession();
  const filters = useRecognitionFilters();
  const names = useRead(recognitionEndpoints.list, { query: filters.query });
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('intro')}
        actions={
          <>
            {can('donations:export') && (
              <ExportButton endpoint={recognitionEndpoints.export} query={filters.query} fileName={text('exportFile')} />
            )}
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {text('print')}
            </Button>
          </>
        }
      />
      <div data-noprint>
        <Filters {...filters} />
      </div>
      <Card title={text('names')}>
        <ScreenStates query={names} failedTitle={text('failed')}>
          {(rows) => (
            <DataTable
              caption={text('names')}
              columns={nameColumns(text)}
              rows={rows}
              rowKey={({ name }) => name ?? ''}
              empty={
                <EmptyState plain title={text('empty')}>
                  {text('emptyMore')}
                </EmptyState>
              }
              rowName={nameOf(text)}
            />
          )}
        </ScreenStates>
      </Card>
      <div data-noprint>
        <DedicationCards />
      </div>
    </Page>
  );
}

const nameOf =
  (text: Text) =>
  ({ name }: RecognizedName): string =>
    name ?? text('anonymous');

const nameColumns = (text: Text): Column<RecognizedName>[] => [
  textColumn('name', text('column.name'), nameOf(text), { phone: 'title' }),
  textColumn(
    'dedications',
    text('column.dedications'),
    ({ dedications }) => dedications.map((each) => text(each.kind, { name: each.name })).join('; '),
    {
      phone: 'detail',
    },
  ),
  textColumn('gifts', text('column.gifts'), ({ gifts }) => String(gifts), { align: 'end', width: 96, phone: 'value' }),
];

/** Fund, year, and whether anonymous donations are counted as one line. */
function useRecognitionFilters() {
  const [fundId, setFund] = useState<string>();
  const [year, setYear] = useState<string>();
  const [hidden, setHidden] = useState(false);
  const period = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {};
  return { query: { ...period, ...(fundId ? { fundId } : {}), anonymous: !hidden }, fundId, setFund, year, setYear, hidden, setHidden };
}

function Filters({ fundId, setFund, year, setYear, hidden, setHidden }: ReturnType<typeof useRecognitionFilters>) {
  const text = useOfficeText('recognition');
  const { today } = useTemple();
  const funds = useRead(fundEndpoints.list);
  const newest = Number(today.slice(0, 4));
  const years = Array.from({ length: Math.max(1, newest - RECEIPTS_FIRST_YEAR + 1) }, (_, back) => String(newest - back));
  return (
    <Row>
      <ChoiceFilter
        label={text('fund')}
        value={fundId}
        onChange={setFund}
        choices={(funds.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter label={text('year')} value={year} onChange={setYear} choices={years.map((value) => ({ value, label: value }))} />
      <Button small aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
        {text(hidden ? 'showAnonymous' : 'hideAnonymous')}
      </Button>
    </Row>
  );
}

export { RecognitionView as Screen };
