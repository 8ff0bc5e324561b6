import { SHEET_SCRIPT_CODES, type SheetScript } from '@sannidhi/contracts';
import {
  Banner,
  formatDate,
  Icon,
  IconCloudOff,
  Page,
  PageHeader,
  ScreenStates,
  ScriptChoice,
  useAddress,
  useKeptOffline,
  useText,
} from '@sannidhi/kit';
import { useState } from 'react';
import { DayServices } from './day-services.tsx';
import { MarkNotices } from './mark-notices.tsx';
import { OffersLink } from './offers-link.tsx';
import { waitingMarks } from './pending.ts';
import { PriestTabs } from './priest-tabs.tsx';
import { storedScript, storeScript } from './stored-script.ts';
import { useDay, useOwner } from './use-day.ts';
import { useMarks } from './use-marks.ts';

/** The priest's day: services in order, each with its sheet. Readable and markable without a network, today's and tomorrow's. */
function DayScreen() {
  const text = useText('mfe-priest');
  const { parameters } = useAddress();
  const [script, setScript] = useState<SheetScript | undefined>(storedScript);
  const date = parameters.get('date') ?? undefined;
  const day = useDay(date, script);
  const marks = useMarks(useOwner());
  const waiting = waitingMarks(marks.waiting);
  useKeptOffline(day.data && !day.isKept);
  const shown = day.data?.date ?? date;
  const choose = (chosen: SheetScript) => {
    storeScript(chosen);
    setScript(chosen);
  };
  const current = script ?? day.data?.services[0]?.script ?? SHEET_SCRIPT_CODES[0] ?? 'latin';
  return (
    <Page>
      <PageHeader
        title={shown ? formatDate(shown, { weekday: 'long', month: 'long', day: 'numeric' }) : text('day.title')}
        lead={day.data && text('day.count', { count: day.data.services.length })}
        actions={
          <>
            <OffersLink />
            {day.data && !day.isKept && <ScriptChoice value={current} onChange={choose} />}
          </>
        }
      />
      <PriestTabs timeZone={day.data?.timeZone} />
      {day.isKept && (
        <Banner kind="info" title={text('day.offline.title')}>
          <Icon of={IconCloudOff} /> {text('day.offline.body')}
        </Banner>
      )}
      {waiting.length > 0 && (
        <Banner kind="warning" title={text('day.waiting', { count: waiting.length })}>
          {waiting.map(({ service }) => service).join(', ')}
        </Banner>
      )}
      <MarkNotices notices={marks.notices} onDismiss={(key) => void marks.dismiss(key)} />
      <ScreenStates query={day} failedTitle={text('day.failed')}>
        {(data) => <DayServices day={data} marks={marks} />}
      </ScreenStates>
    </Page>
  );
}

export { DayScreen as Screen };
