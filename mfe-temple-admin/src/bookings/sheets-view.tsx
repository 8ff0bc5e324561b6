import { type SheetSummary, sheetEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  Chip,
  EmptyState,
  formatDate,
  formatTime,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  Page,
  PageHeader,
  ScreenStates,
  Stack,
  useAddress,
  useRead,
} from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';
import { SheetPage } from './sheet-page.tsx';

/** A day's services with their sankalpam sheets, or one of the sheets. */
export function SheetsView() {
  const { parameters, change } = useAddress();
  const slotId = parameters.get('sheet');
  if (slotId) return <SheetPage slotId={slotId} onClose={() => change({ sheet: undefined })} />;
  return <DaySheets />;
}

function DaySheets() {
  const text = useOfficeText('sheets');
  const { parameters, change } = useAddress();
  const { today } = useTemple();
  const date = parameters.get('date') ?? today;
  const sheets = useRead(sheetEndpoints.list, { query: { date }, keepPrevious: true });
  const go = (days: number) => change({ date: addDays(date, days) });
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })}
        before={<IconButton icon={IconChevronLeft} label={text('previousDay')} onClick={() => go(-1)} />}
        after={<IconButton icon={IconChevronRight} label={text('nextDay')} onClick={() => go(1)} />}
      />
      <ScreenStates
        query={sheets}
        failedTitle={text('failed')}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={text('empty')}>{text('emptyMore')}</EmptyState>}
      >
        {(list) => (
          <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {list.map((sheet) => (
              <li key={sheet.slotId}>
                <SheetCard sheet={sheet} onOpen={() => change({ sheet: sheet.slotId, date })} />
              </li>
            ))}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function SheetCard({ sheet, onOpen }: { sheet: SheetSummary; onOpen: () => void }) {
  const text = useOfficeText('sheets');
  const { timeZone } = useTemple();
  const { service, startsAt, place, families, names, changes, printedAt, performedAt, conflicts } = sheet;
  const counts = `${text('families', { count: families })}, ${text('names', { count: names })}`;
  return (
    <Card>
      <Row align="spread">
        <div>
          <strong>{`${formatTime(startsAt, { timeZone })} ${service}`}</strong>
          <br />
          <Secondary>{[place, counts].filter(Boolean).join('. ')}</Secondary>
        </div>
        <Row>
          {conflicts > 0 && (
            <Chip kind="warning" icon="warning">
              {text('conflicts', { count: conflicts })}
            </Chip>
          )}
          {performedAt ? (
            <Chip kind="success" icon="check">
              {text('performed', { time: formatTime(performedAt, { timeZone }) })}
            </Chip>
          ) : printedAt && changes > 0 ? (
            <Chip kind="warning" icon="warning">
              {text('changes', { count: changes })}
            </Chip>
          ) : (
            <Chip kind="neutral" icon={printedAt ? 'check' : 'clock'}>
              {printedAt ? text('printed', { time: formatTime(printedAt, { timeZone }) }) : text('notPrinted')}
            </Chip>
          )}
          <Button onClick={onOpen} aria-label={text('openOne', { service, time: formatTime(startsAt, { timeZone }) })}>
            {text('open')}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

export { SheetsView as Screen };
