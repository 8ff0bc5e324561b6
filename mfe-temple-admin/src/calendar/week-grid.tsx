import type { CalendarEntry, CalendarLook, Resource, TempleCalendar } from '@sannidhi/contracts';
import { formatTime, formatWallTime } from '@sannidhi/kit';
import { useMemo, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { BoardKeys } from './board-keys.ts';
import { Grid } from './calendar-styles.ts';
import { DayHead } from './day-head.tsx';
import { type GridRow, rowsOf } from './entries-shown.ts';
import { EntryBlock } from './entry-block.tsx';
import type { Ghost } from './ghost.ts';
import { OccupancyLine } from './occupancy-line.tsx';

interface WeekGridProps extends BoardKeys {
  calendar: TempleCalendar;
  entries: readonly CalendarEntry[];
  resources: readonly Resource[];
  lookOf: (layer: string) => CalendarLook;
  ghost: Ghost | undefined;
  onDay: (date: string) => void;
  onDrop: (entry: CalendarEntry, date: string, resourceId: string | undefined) => void;
}

/** A week by resource: what takes place in each hall, what has none, and each priest's count and span. */
export function WeekGrid({ calendar, entries, resources, lookOf, ghost, onDay, onDrop, ...board }: WeekGridProps) {
  const text = useOfficeText('calendar');
  const [dragged, setDragged] = useState<CalendarEntry>();
  const rows = useMemo(
    () => rowsOf(entries, resources, text('elsewhere'), ({ capacity }) => (capacity ? text('people', { count: capacity }) : '')),
    [entries, resources, text],
  );
  return (
    <Grid>
      <table aria-label={text('gridLabel')}>
        <thead>
          <tr>
            <th scope="col">{text('skyRow')}</th>
            {calendar.days.map((day) => (
              <DayHead key={day.date} day={day} onOpen={onDay} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <b>{row.title}</b>
                {row.note && <small>{row.note}</small>}
              </th>
              {calendar.days.map(({ date }) => (
                <Cell
                  key={date}
                  row={row}
                  date={date}
                  lookOf={lookOf}
                  ghost={ghost}
                  dragged={dragged}
                  onDrag={setDragged}
                  onDrop={onDrop}
                  {...board}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}

interface CellProps extends BoardKeys, Pick<WeekGridProps, 'lookOf' | 'ghost' | 'onDrop'> {
  row: GridRow;
  date: string;
  dragged: CalendarEntry | undefined;
  onDrag: (entry: CalendarEntry | undefined) => void;
}

function Cell({ row, date, lookOf, ghost, dragged, onDrag, onDrop, openId, onOpen, firstId }: CellProps) {
  const { timeZone } = useTemple();
  const [isOver, setOver] = useState(false);
  const entries = row.cells.get(date) ?? [];
  const takes = dragged !== undefined && row.kind !== 'person';
  return (
    <td
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged) onDrop(dragged, date, row.kind === 'resource' ? row.key : undefined);
      }}
    >
      <div>
        {row.kind === 'person' ? (
          <PersonDay entries={entries} lookOf={lookOf} />
        ) : (
          <>
            {row.kind === 'resource' && <OccupancyLine entries={entries} lookOf={lookOf} timeZone={timeZone} />}
            {entries.map((entry) => (
              <EntryBlock
                key={entry.id}
                entry={entry}
                look={lookOf(entry.layer)}
                row={row.key}
                isOpen={entry.id === openId}
                onOpen={onOpen}
                onDrag={onDrag}
                isFirst={entry.id === firstId}
              />
            ))}
            {ghost?.date === date && ghost.resourceId === (row.kind === 'resource' ? row.key : null) && <GhostBlock ghost={ghost} />}
          </>
        )}
      </div>
    </td>
  );
}

/** A priest's day: whether they are away, and their services, which may be both. */
function PersonDay({ entries, lookOf }: { entries: readonly CalendarEntry[] } & Pick<WeekGridProps, 'lookOf'>) {
  const text = useOfficeText('calendar');
  const services = entries.filter(({ layer }) => lookOf(layer) !== 'away');
  return (
    <span>
      {services.length < entries.length && (
        <>
          <b>{text('dayOff')}</b>
          <br />
        </>
      )}
      <Services services={services} />
    </span>
  );
}

function Services({ services }: { services: readonly CalendarEntry[] }) {
  const text = useOfficeText('calendar');
  const { timeZone } = useTemple();
  const [first] = services;
  if (!first) return null;
  const until =
    services
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) ?? first.endsAt;
  const open = services.filter(({ isTentative }) => isTentative).length;
  return (
    <>
      <b>{text('services', { count: services.length })}</b>
      <br />
      {text('fromTo', { from: formatTime(first.startsAt, { timeZone }), to: formatTime(until, { timeZone }) })}
      {open > 0 && (
        <>
          <br />
          {text('offers', { count: open })}
        </>
      )}
    </>
  );
}

/** Where an entry would be. */
export function GhostBlock({ ghost }: { ghost: Ghost }) {
  const text = useOfficeText('calendar');
  return (
    <span data-ghost>
      {formatWallTime(ghost.time)} <b>{ghost.title}</b> {text('wouldBe')}
    </span>
  );
}
