import { formatDate, MonthGrid, type MonthGridDay, styled, type Text } from '@sannidhi/kit';
import { useMemo } from 'react';
import { useTexts } from '../use-texts.ts';
import { dayOf } from './chosen-day.ts';
import { isDate, squaresOf } from './civil-date.ts';
import { elongationAt, numberInHalf, tithiName } from './day-words.ts';
import { type Observance, observedOn } from './observances.ts';
import type { ViewProps } from './view-props.ts';

const FULL_MOON = 15;
const NEW_MOON = 30;

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
}));

export type MonthDaysProps = Pick<ViewProps, 'reading' | 'ownDates' | 'date' | 'today' | 'onSelect'>;

/** The days of the month around a date, to choose from: the Moon and the tithi at every sunrise, and a dot for festivals. */
export function MonthDays({ reading, ownDates, date, today, onSelect }: MonthDaysProps) {
  const text = useTexts();
  const month = date.slice(0, 7);
  const title = formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
  const days = useMemo(
    () => squaresOf(`${month}-01`).map((one) => square(one, month, reading, ownDates, text)),
    [month, reading, ownDates, text],
  );
  const select = (next: string) => isDate(next) && onSelect(next);
  return (
    <>
      <MonthGrid label={title} weekdays={weekdays()} days={days} selected={date} today={today} onSelect={select} />
      <Note>{text('panchanga.monthNote')}</Note>
    </>
  );
}

function square(date: string, month: string, reading: ViewProps['reading'], ownDates: ViewProps['ownDates'], text: Text): MonthGridDay {
  const day = isDate(date) ? dayOf(reading, date) : undefined;
  const named = formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
  const outside = !date.startsWith(month);
  if (!day) return { date, label: named, outside };
  const observed = observedOn(reading.calendar, date, ownDates);
  const names = observed.map((one) => reading.spoken(one).name);
  return {
    date,
    label: [named, tithiName(day.atSunrise.tithi, reading), ...names].join(', '),
    elongation: elongationAt(day, day.startsAt),
    note: noteOf(day.atSunrise.tithi, text),
    marked: observed.some(isFestival),
    outside,
  };
}

const isFestival = ({ kind }: Observance) => kind === 'festival';

function noteOf(tithi: number, text: Text): string {
  if (tithi === FULL_MOON) return text('panchanga.full');
  if (tithi === NEW_MOON) return text('panchanga.new');
  return String(numberInHalf(tithi));
}

/** Sunday to Saturday; 2026-11-01 was a Sunday. */
function weekdays(): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, day) => {
    const date = `2026-11-0${day + 1}`;
    return { short: formatDate(date, { weekday: 'narrow' }), long: formatDate(date, { weekday: 'long' }) };
  });
}
