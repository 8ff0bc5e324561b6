import { type OpenWindow, openingsOn, opennessAt, type TempleHours } from '@sannidhi/contracts';
import {
  Chip,
  dateIn,
  Facts,
  formatDate,
  formatWallTime,
  formatZone,
  IconCircleCheck,
  IconClock,
  Stack,
  styled,
  type Text,
  timeIn,
} from '@sannidhi/kit';
import { Fragment, type ReactNode } from 'react';
import { useNow } from '../panchanga/use-now.ts';
import { useTexts } from '../use-texts.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const END_OF_DAY = '24:00';

const Range = styled('span')({ display: 'inline-block' });

/** Whether the temple is open now, by its own clocks, its hours of the week, and its special days. */
export function OpeningHours({ hours, timeZone }: { hours: TempleHours; timeZone: string }) {
  const text = useTexts();
  const now = useNow();
  const moment = { date: dateIn(timeZone, now), time: timeIn(timeZone, now) };
  const openness = opennessAt(hours, moment);
  if (!openness) return <p>{text('visit.none')}</p>;
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', '& > dl, & > section': { alignSelf: 'stretch' } }}>
      {openness.open ? (
        <Chip kind="success" icon={IconCircleCheck}>
          {text('visit.openNow', { until: clock(openness.until, text) })}
        </Chip>
      ) : (
        <Chip icon={IconClock}>
          {openness.opens ? text('visit.closedUntil', { when: whenOf(openness.opens, moment.date) }) : text('visit.closed')}
        </Chip>
      )}
      {hours.weekly.length > 0 && <Facts facts={WEEK.map((weekday) => weekdayFact(hours, weekday, text))} />}
      {hours.special.length > 0 && <SpecialDays hours={hours} />}
      <p>{text('visit.zone', { zone: formatZone(timeZone) })}</p>
    </Stack>
  );
}

function SpecialDays({ hours }: { hours: TempleHours }) {
  const text = useTexts();
  const dates = [...new Set(hours.special.map(({ date }) => date))];
  return (
    <section>
      <h3>{text('visit.special')}</h3>
      <Facts
        facts={dates.map((date) => ({
          label: [formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' }), nameOf(hours, date)].filter(Boolean).join(', '),
          value: windowsText(openingsOn(hours, date), text),
        }))}
      />
    </section>
  );
}

const nameOf = ({ special }: TempleHours, date: string): string => special.find((day) => day.date === date && day.name)?.name ?? '';

/** November 1, 2026 is a Sunday. */
const weekdayFact = ({ weekly }: TempleHours, weekday: number, text: Text) => {
  const date = `2026-11-0${weekday + 1}`;
  return { label: formatDate(date, { weekday: 'long' }), value: windowsText(openingsOn({ weekly, special: [] }, date), text) };
};

/** Lines break between two ranges rather than inside one. */
const windowsText = (windows: readonly OpenWindow[], text: Text): ReactNode =>
  windows.length === 0
    ? text('visit.closedDay')
    : windows.map(({ from, until }, at) => (
        <Fragment key={from}>
          {at > 0 && ', '}
          <Range>{`${clock(from, text)} – ${clock(until, text)}`}</Range>
        </Fragment>
      ));

const clock = (time: string, text: Text): string => (time === END_OF_DAY ? text('visit.midnight') : formatWallTime(time));

/** "6:30 PM" later today, with the day otherwise. */
const whenOf = ({ date, from }: { date: string; from: string }, today: string): string =>
  [...(date === today ? [] : [formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' })]), formatWallTime(from)].join(', ');
