import type { CalendarEntry, CalendarLook, Resource, TempleCalendar } from '@sannidhi/contracts';
import { useMemo } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import type { BoardKeys } from './board-keys.ts';
import type { Shown } from './calendar-span.ts';
import { Board } from './calendar-styles.ts';
import { DayAgenda } from './day-agenda.tsx';
import { EntriesList } from './entries-list.tsx';
import type { Ghost } from './ghost.ts';
import { CalendarMonth } from './month-grid.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { WeekGrid } from './week-grid.tsx';

interface CalendarBoardProps {
  calendar: TempleCalendar;
  entries: readonly CalendarEntry[];
  resources: readonly Resource[];
  hidden: ReadonlySet<string>;
  shown: Shown;
  date: string;
  openId: string | undefined;
  ghost: Ghost | undefined;
  labelOf: (layer: string) => string;
  onOpen: (entryId: string) => void;
  onMove: (entryId: string, to?: { date: string; resourceId: string | undefined }) => void;
  onDay: (date: string) => void;
}

/** The calendar in one of its ways; the same keys work in each. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { calendar, entries, resources, hidden, shown, date, openId, ghost, labelOf, onOpen, onMove, onDay } = props;
  const text = useOfficeText('calendar');
  const { board, onKeyDown, onFocus } = useCalendarKeys(onMove);
  const lookOf = useLooks(calendar);
  if (shown === 'list') return <EntriesList entries={entries} resources={resources} labelOf={labelOf} onOpen={onOpen} />;
  const keys: BoardKeys = { openId, onOpen, firstId: entries.find(({ person }) => !person)?.id };
  const common = { ...keys, calendar, entries, lookOf };
  return (
    <Board ref={board} onKeyDown={onKeyDown} onFocus={onFocus}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={text('keys')}>
        {shown === 'month' && <CalendarMonth {...common} hidden={hidden} date={date} onDay={onDay} />}
        {shown === 'week' && (
          <WeekGrid
            {...common}
            resources={resources}
            ghost={ghost}
            onDay={onDay}
            onDrop={(entry, to, resourceId) => onMove(entry.id, { date: to, resourceId })}
          />
        )}
        {shown === 'day' && (
          <DayAgenda
            {...keys}
            day={calendar.days.find((day) => day.date === date)}
            entries={entries}
            resources={resources}
            lookOf={lookOf}
            ghost={ghost}
          />
        )}
      </div>
    </Board>
  );
}

/** What a layer's entries look like. Stays the same for as long as the calendar does. */
function useLooks({ layers }: TempleCalendar): (layer: string) => CalendarLook {
  return useMemo(() => {
    const looks = new Map(layers.map(({ name, look }) => [name, look]));
    return (layer) => looks.get(layer) ?? 'use';
  }, [layers]);
}
