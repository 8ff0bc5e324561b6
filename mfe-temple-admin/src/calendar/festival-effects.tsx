import { type FestivalEffects as Effects, type FestivalDate, panchangaEndpoints } from '@sannidhi/contracts';
import { Banner, PagedList, ScreenStates, Stack, useFormValues, useRead } from '@sannidhi/kit';
import { type ComponentProps, useEffect, useState } from 'react';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { AffectedBookings } from './affected-bookings.tsx';

type Paging = ComponentProps<typeof PagedList>['paging'];

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

interface FestivalEffectsProps {
  festival: FestivalDate;
  /** Attempts to save: after each, the bookings are read again. */
  tries: number;
  onSeen: (seen: string) => void;
}

/** Which bookings the typed date affects. */
export function FestivalEffects(props: FestivalEffectsProps) {
  const { date } = useFormValues<{ date: string }>();
  if (!ISO_DATE.test(date) || date === props.festival.date) return null;
  return <EffectsOn key={date} {...props} date={date} />;
}

function EffectsOn({ festival: { festivalId, computedDate }, date, tries, onSeen }: FestivalEffectsProps & { date: string }) {
  const text = useOfficeText('festivalDates');
  const [cursors, setCursors] = useState<string[]>([]);
  const query = { date, limit: 20, cursor: cursors.at(-1) };
  const read = useRead(panchangaEndpoints.effects, { params: { festivalId, computedDate }, query, keepPrevious: true });
  const { data, refetch } = read;
  useEffect(() => {
    if (data) onSeen(data.seen);
  }, [data, onSeen]);
  useEffect(() => {
    if (tries > 0) void refetch();
  }, [tries, refetch]);
  return (
    <PanelSection title={text('effects.title')}>
      <ScreenStates query={read} failedTitle={text('effects.failed')}>
        {(effects) => (
          <Stack spacing={2}>
            <Summary effects={effects} />
            <PagedList paging={pagingOf(cursors, setCursors, effects.nextCursor)}>
              <AffectedBookings bookings={effects.items} />
            </PagedList>
          </Stack>
        )}
      </ScreenStates>
    </PanelSection>
  );
}

function Summary({ effects: { times, toMove, people, kept, inOpening } }: { effects: Effects }) {
  const text = useOfficeText('festivalDates');
  if (inOpening) return <Banner kind="warning">{text('effects.inOpening')}</Banner>;
  if (toMove === 0) return <span>{times > 0 ? text('effects.free', { count: times }) : text('effects.none')}</span>;
  return (
    <>
      <Banner kind="warning">{text('effects.toMove', { count: toMove, names: text('effects.names', { count: people }) })}</Banner>
      {kept > 0 && <span>{text('effects.kept', { count: kept })}</span>}
    </>
  );
}

function pagingOf(cursors: string[], setCursors: (cursors: string[]) => void, nextCursor: string | null): Paging {
  return {
    page: cursors.length + 1,
    hasPrevious: cursors.length > 0,
    hasNext: nextCursor !== null,
    previous: () => setCursors(cursors.slice(0, -1)),
    next: () => nextCursor && setCursors([...cursors, nextCursor]),
  };
}
