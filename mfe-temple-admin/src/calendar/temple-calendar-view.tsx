import { type CalendarLayer, resourceEndpoints, type TempleCalendar, templeCalendarEndpoints } from '@sannidhi/contracts';
import { currentLanguage, Page, ScreenStates, SidePanel, useAddress, useRead, WithPanel } from '@sannidhi/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { CalendarHead, type CalendarPlace, NEW } from './calendar-head.tsx';
import { MOST_PER_DAY, SHOWN, type Shown, spanOf, turned } from './calendar-span.ts';
import { DayStrip } from './day-strip.tsx';
import { entriesShown, entryOf } from './entries-shown.ts';
import { EntryPanel } from './entry-panel.tsx';
import type { Ghost } from './ghost.ts';
import { LayerSwitches } from './layer-switches.tsx';
import type { MoveTo } from './move-entry.tsx';
import { UseForm } from './use-form.tsx';
import { useNarrow } from './use-narrow.ts';
import { useWordsAhead } from './use-words-ahead.ts';

const NO_LAYERS: readonly CalendarLayer[] = [];

/** Everything at the temple: by day, week, month, or as a list; layers, conflicts, and "Move to…". */
export function CalendarView() {
  const text = useOfficeText('calendar');
  const { parameters, change } = useAddress();
  const { today } = useTemple();
  const isNarrow = useNarrow();
  const date = parameters.get('date') ?? today;
  const chosen = SHOWN.find((each) => each === parameters.get('show')) ?? 'week';
  const shown: Shown = isNarrow && chosen === 'week' ? 'day' : chosen;
  const openId = parameters.get('entry') ?? undefined;
  const [{ hidden, publicOnly }, setSwitched] = useState<Switched>({ hidden: new Set(), publicOnly: false });
  const [ghost, setGhost] = useState<Ghost>();
  const [moving, setMoving] = useState<{ id: string; to?: MoveTo | undefined }>();
  const read = useMonthAhead(date, shown);
  const resources = useRead(resourceEndpoints.list);
  const entries = useMemo(() => entriesShown(read.data?.entries ?? [], hidden, publicOnly), [read.data, hidden, publicOnly]);
  const layers = useUnchanged(read.data?.layers);
  const labelOf = useLabels(layers);
  // Entries and days, of which there are many, keep what they were given when the address changes.
  const latest = useRef(change);
  latest.current = change;
  const goTo = useCallback((place: CalendarPlace) => latest.current({ entry: undefined, ...place }), []);
  const open = useCallback((id: string) => goTo({ entry: id }), [goTo]);
  const openDay = useCallback((day: string) => goTo({ date: day, show: 'day' }), [goTo]);
  const onSwitch = useCallback((layers: ReadonlySet<string>, publicOnly: boolean) => setSwitched({ hidden: layers, publicOnly }), []);
  const close = () => {
    setMoving(undefined);
    change({ entry: undefined });
  };
  const entry = read.data && entryOf(read.data, openId);
  const halls = resources.data ?? [];
  const panel =
    openId === NEW ? (
      <SidePanel title={text('use.title')} onClose={close}>
        <ScreenStates query={resources} failedTitle={text('failed')}>
          {(loaded) => (
            <UseForm
              resources={loaded}
              date={date < today ? today : date}
              onDone={(use) => change(use ? { date: use.date, entry: use.id } : { entry: undefined })}
            />
          )}
        </ScreenStates>
      </SidePanel>
    ) : (
      entry && (
        <EntryPanel
          key={entry.id}
          entry={entry}
          resources={halls}
          labelOf={labelOf}
          isMoving={moving?.id === entry.id}
          to={moving?.to}
          onMove={() => setMoving({ id: entry.id })}
          onStay={() => setMoving(undefined)}
          onGhost={setGhost}
          onClose={close}
        />
      )
    );
  return (
    <WithPanel panel={panel}>
      <Page>
        <CalendarHead
          date={date}
          shown={shown}
          span={spanOf(date, shown)}
          conflicts={read.data?.conflicts ?? []}
          isPanelOpen={Boolean(panel)}
          goTo={goTo}
        />
        {isNarrow && shown === 'day' && <DayStrip date={date} onDay={(day) => goTo({ date: day })} />}
        <ScreenStates query={read} failedTitle={text('failed')}>
          {(calendar) => (
            <>
              <LayerSwitches layers={layers ?? NO_LAYERS} labelOf={labelOf} hidden={hidden} publicOnly={publicOnly} onChange={onSwitch} />
              <CalendarBoard
                calendar={calendar}
                entries={entries}
                resources={halls}
                hidden={hidden}
                shown={shown}
                date={date}
                openId={openId}
                ghost={ghost}
                labelOf={labelOf}
                onOpen={open}
                onMove={(id, to) => {
                  setMoving({ id, to });
                  change({ entry: id });
                }}
                onDay={openDay}
              />
            </>
          )}
        </ScreenStates>
      </Page>
    </WithPanel>
  );
}

interface Switched {
  hidden: ReadonlySet<string>;
  publicOnly: boolean;
}

/** The shown time; the pages beside it are there before somebody turns to them. */
function useMonthAhead(date: string, shown: Shown) {
  const language = currentLanguage();
  const queryOf = (on: string) => ({ ...spanOf(on, shown), language, ...(shown === 'month' ? { most: MOST_PER_DAY } : {}) });
  const read = useRead(templeCalendarEndpoints.read, { query: queryOf(date), keepPrevious: true });
  const enabled = read.isSuccess && !read.isPlaceholderData;
  const later = useRead(templeCalendarEndpoints.read, { query: queryOf(turned(date, shown, 1)), enabled });
  const earlier = useRead(templeCalendarEndpoints.read, { query: queryOf(turned(date, shown, -1)), enabled });
  const isMonth = shown === 'month';
  useWordsAhead(isMonth ? later.data?.entries : undefined);
  useWordsAhead(isMonth ? earlier.data?.entries : undefined);
  return read;
}

/** The same value for as long as it says the same: each month's answer has layers of its own. */
function useUnchanged<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

function useLabels(layers: readonly CalendarLayer[] | undefined): (layer: string) => string {
  const language = currentLanguage();
  return useCallback(
    (layer) => {
      const label: TempleCalendar['layers'][number]['label'] | undefined = layers?.find(({ name }) => name === layer)?.label;
      return (language === 'hi' ? label?.hi : label?.en) ?? layer;
    },
    [layers, language],
  );
}

export { CalendarView as Screen };
