import type { CalendarDay, CalendarEntry, CalendarLook, Resource } from '@sannidhi/contracts';
import { EmptyState, formatTime, formatWallTime, Stack, styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { BoardKeys } from './board-keys.ts';
import { Agenda } from './calendar-styles.ts';
import { useSkyWords } from './day-head.tsx';
import { EntryBlock } from './entry-block.tsx';
import type { Ghost } from './ghost.ts';
import { GhostBlock } from './week-grid.tsx';

const Sky = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 12,
  background: theme.vars.palette.role.brassTint,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
}));

interface DayAgendaProps extends BoardKeys {
  day: CalendarDay | undefined;
  entries: readonly CalendarEntry[];
  resources: readonly Resource[];
  lookOf: (layer: string) => CalendarLook;
  ghost: Ghost | undefined;
}

/** A day in order, with its sky. */
export function DayAgenda({ day, entries, resources, lookOf, ghost, openId, onOpen, firstId }: DayAgendaProps) {
  const text = useOfficeText('calendar');
  const { timeZone } = useTemple();
  const sky = useSkyWords();
  const own = entries.filter(({ person, date }) => !person && date === day?.date);
  const people = (entry: CalendarEntry) =>
    entries.filter(({ forId, person }) => person && forId === entry.id).map(({ person }) => person?.fullName);
  const away = entries.filter(({ layer, date }) => date === day?.date && lookOf(layer) === 'away').map(({ title }) => title);
  const where = ({ resourceId, place }: CalendarEntry) => resources.find(({ id }) => id === resourceId)?.name ?? place;
  return (
    <Stack spacing={3}>
      {day && (
        <Sky>
          {day.festivals.length > 0 && <b>{day.festivals.join(', ')}. </b>}
          {[sky.tithi(day), sky.nakshatra(day)].filter(Boolean).join(', ')}
          <br />
          {sky.rahu(day)}
          {away.length > 0 && (
            <>
              <br />
              {text('awayThatDay', { names: away.join(', ') })}
            </>
          )}
        </Sky>
      )}
      {own.length === 0 && <EmptyState title={text('emptyDay')}>{text('emptyMore')}</EmptyState>}
      <Agenda>
        {own.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.startsAt}>
              {formatTime(entry.startsAt, { timeZone })}
              <small>{formatTime(entry.endsAt, { timeZone })}</small>
            </time>
            <span>
              <EntryBlock
                entry={entry}
                look={lookOf(entry.layer)}
                row=""
                isOpen={entry.id === openId}
                onOpen={onOpen}
                isFirst={entry.id === firstId}
              />
              <small>{[where(entry), ...people(entry)].filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
        {ghost && ghost.date === day?.date && (
          <li>
            <time>{formatWallTime(ghost.time)}</time>
            <GhostBlock ghost={ghost} />
          </li>
        )}
      </Agenda>
    </Stack>
  );
}
