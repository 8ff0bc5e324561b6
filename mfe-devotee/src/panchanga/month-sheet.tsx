import type { FestivalOverride } from '@sannidhi/contracts';
import { dateIn, formatDate, formatTime, formatZone, MoonPhase, styled } from '@sannidhi/kit';
import type { Limb, PanchangaDay } from '@sannidhi/panchanga/web';
import { useMemo } from 'react';
import { useTexts } from '../use-texts.ts';
import { dayOf } from './chosen-day.ts';
import { isDate, squaresOf } from './civil-date.ts';
import { elongationAt, tithiName } from './day-words.ts';
import { observedOn } from './observances.ts';
import type { PlaceChoice } from './place.ts';
import type { PanchangaReading } from './reading.ts';

const DAYS_IN_WEEK = 7;
const MOON_PX = 16;
/** The week whose Rahu kalam represents the month begins near its middle. */
const MIDDLE_DAY = 15;

const Scroller = styled('div')({
  overflowX: 'auto',
  '@media print': { overflow: 'visible' },
});
const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 920,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': { ...theme.typography.body2, textAlign: 'left', paddingBottom: 12, color: theme.vars.palette.text.secondary },
  '& th, & td': { border: `1px solid ${theme.vars.palette.role.lineStrong}`, padding: 6, verticalAlign: 'top', textAlign: 'left' },
  '& th': { ...theme.typography.caption, fontWeight: 600, textAlign: 'center' },
  '& td': { height: 112, fontSize: '0.8125rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& td header': { display: 'flex', justifyContent: 'space-between', marginBottom: 4 },
  '& td header b': { fontSize: '1.25rem', lineHeight: 1.1 },
  '& td strong': { display: 'block', fontWeight: 600 },
  '& tfoot td': { height: 'auto', border: 0, paddingTop: 10 },
  '@media print': {
    minWidth: 0,
    color: 'black',
    '& td': { height: '0.9in', fontSize: '7pt', lineHeight: 1.25, padding: '3pt' },
    '& caption, & tfoot td': { color: 'black', fontSize: '8pt' },
    '& tr': { breakInside: 'avoid' },
  },
}));

interface MonthSheetProps {
  reading: PanchangaReading;
  place: PlaceChoice;
  ownDates: readonly FestivalOverride[];
  /** `2026-11`. */
  month: string;
}

/** Seven columns of days: tithi and nakshatra at sunrise with their ends, the Moon, observances, and the week's Rahu kalam. */
export function MonthSheet({ reading, place, ownDates, month }: MonthSheetProps) {
  const text = useTexts();
  const title = formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
  const squares = useMemo(() => squaresOf(`${month}-01`), [month]);
  const weekdays = squares.slice(0, DAYS_IN_WEEK).map((date) => formatDate(date, { weekday: 'long' }));
  return (
    <Scroller data-landscape="" role="region" aria-label={text('panchanga.monthSheet', { month: title })} tabIndex={0}>
      <Sheet>
        <caption>
          {text('panchanga.monthCaption', {
            place: place.temple ? `${place.temple}, ${place.name}` : place.name,
            zone: formatZone(place.timeZone),
          })}
        </caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(squares).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{date.startsWith(month) && <Square {...{ date, reading, ownDates }} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={DAYS_IN_WEEK}>
              <strong>{text('panchanga.rahuOfWeek')}</strong> {rahuOfWeek(reading, month)}
              <br />
              {text('panchanga.monthLegend')}
            </td>
          </tr>
        </tfoot>
      </Sheet>
    </Scroller>
  );
}

function Square({ date, reading, ownDates }: { date: string; reading: PanchangaReading; ownDates: readonly FestivalOverride[] }) {
  const day = dayOf(reading, date);
  if (!day) return <b>{Number(date.slice(-2))}</b>;
  const [tithi] = day.tithi;
  const [nakshatra] = day.nakshatra;
  return (
    <>
      <header>
        <b>{Number(date.slice(-2))}</b>
        <MoonPhase elongation={elongationAt(day, day.startsAt)} size={MOON_PX} />
      </header>
      {tithi && <div>{`${tithiName(tithi.index, reading)} ${endOf(tithi, day)}`}</div>}
      {nakshatra && <div>{`${reading.nameOf('nakshatra', nakshatra.index)} ${endOf(nakshatra, day)}`}</div>}
      {observedOn(reading.calendar, date, ownDates).map((one) => (
        <strong key={`${one.id}${one.tradition}`}>{reading.spoken(one).name}</strong>
      ))}
    </>
  );
}

/** When a limb ends in the place's local time; `+` means the next civil date. */
const endOf = ({ endsAt }: Limb, { timeZone, date }: PanchangaDay) =>
  `${formatTime(endsAt, { timeZone })}${dateIn(timeZone, endsAt) === date ? '' : '+'}`;

function rahuOfWeek(reading: PanchangaReading, month: string): string {
  const middle = squaresOf(`${month}-01`).indexOf(`${month}-${MIDDLE_DAY}`);
  const from = middle - (middle % DAYS_IN_WEEK);
  return squaresOf(`${month}-01`)
    .slice(from, from + DAYS_IN_WEEK)
    .flatMap((date) => (isDate(date) ? (dayOf(reading, date) ?? []) : []))
    .map(({ date, timeZone, periods: { rahuKalam } }) => {
      const weekday = formatDate(date, { weekday: 'short', day: 'numeric' });
      return `${weekday}: ${formatTime(rahuKalam.startsAt, { timeZone })} – ${formatTime(rahuKalam.endsAt, { timeZone })}`;
    })
    .join('; ');
}

const weeksOf = (dates: readonly string[]): string[][] =>
  Array.from({ length: dates.length / DAYS_IN_WEEK }, (_, week) => dates.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK));
