import { type SankalpamSheet, SHEET_SCRIPT_CODES, type SheetScript, sheetEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  download,
  fileLink,
  formatDate,
  formatTime,
  IconDownload,
  IconPrinter,
  notify,
  Page,
  PageHeader,
  SankalpamNames,
  ScreenStates,
  ScriptChoice,
  useAddress,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { SheetMarks } from './sheet-marks.tsx';

interface SheetPageProps {
  slotId: string;
  onClose: () => void;
}

/** One service's sheet, in the script its priest reads: on the screen, on paper, and as PDF. */
export function SheetPage({ slotId, onClose }: SheetPageProps) {
  const text = useOfficeText('sheets');
  const { parameters, change } = useAddress();
  const script = SHEET_SCRIPT_CODES.find((code) => code === parameters.get('script')) ?? 'latin';
  const sheet = useRead(sheetEndpoints.sheet, { params: { slotId }, query: { script }, keepPrevious: true });
  const { timeZone } = sheet.data?.temple ?? {};
  const lead =
    sheet.data &&
    `${[
      formatDate(sheet.data.date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
      formatTime(sheet.data.startsAt, { timeZone }),
      sheet.data.place,
      sheet.data.temple.name,
    ]
      .filter(Boolean)
      .join(', ')}. ${text('names', { count: sheet.data.nameCount })}`;
  return (
    <Page>
      <p data-noprint="">
        <Button variant="text" flush onClick={onClose}>
          {text('back')}
        </Button>
      </p>
      <PageHeader
        title={sheet.data?.service ?? text('one')}
        lead={lead}
        actions={sheet.data && <SheetActions sheet={sheet.data} script={script} onScript={(chosen) => change({ script: chosen })} />}
      />
      <ScreenStates query={sheet} failedTitle={text('oneFailed')}>
        {(loaded) => (
          <>
            <Printed sheet={loaded} />
            <SheetMarks sheet={loaded} />
            {loaded.families.length === 0 ? <p>{text('nobody')}</p> : <SankalpamNames sheet={loaded} />}
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function SheetActions({
  sheet,
  script,
  onScript,
}: {
  sheet: SankalpamSheet;
  script: SheetScript;
  onScript: (script: SheetScript) => void;
}) {
  const text = useOfficeText('sheets');
  const sentence = useErrorSentence();
  const prints = useSession().can('bookings:handle');
  const { slotId, stamp } = sheet;
  const record = useWrite(sheetEndpoints.printed);
  const saysThat = (title: string) => (error: Error) => notify({ kind: 'error', title, body: sentence(error) });
  const print = () => {
    window.print();
    if (prints) record.mutate({ params: { slotId }, query: { script }, body: { stamp } }, { onError: saysThat(text('notPrintedNow')) });
  };
  const file = addressOf(sheetEndpoints.pdf.path, { slotId }, { script });
  const pdf = () => download(file, 'sankalpam.pdf').catch(saysThat(text('notDownloaded')));
  return (
    <Row>
      <ScriptChoice value={script} onChange={onScript} />
      <Button icon={IconDownload} {...fileLink(file, pdf)}>
        {text('pdf')}
      </Button>
      <Button variant="primary" icon={IconPrinter} onClick={print}>
        {text('print')}
      </Button>
    </Row>
  );
}

/** When it was printed last, and by whom; what is marked since. */
function Printed({ sheet: { printed, families, removed } }: { sheet: SankalpamSheet }) {
  const text = useOfficeText('sheets');
  const moments = useMoments();
  if (!printed) return null;
  const count = families.filter(({ change }) => change !== null).length + removed.length;
  const title = text('printedBy', { when: moments.relative(printed.at), who: printed.by });
  return (
    <div data-noprint="">
      <Banner kind={count > 0 ? 'warning' : 'info'} title={title}>
        {count > 0 && text('changes', { count })}
      </Banner>
    </div>
  );
}
