import { Button, dateIn, styled } from '@sannidhi/kit';
import { hinduDayAt } from '../panchanga/chosen-day.ts';
import { dayWords } from '../panchanga/day-words.ts';
import type { PlaceChoice } from '../panchanga/place.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useTexts } from '../use-texts.ts';
import { TodayFestivals } from './today-festivals.tsx';
import { TodayTimes } from './today-times.tsx';
import { TodayTithi } from './today-tithi.tsx';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { padding: '24px 28px' },
  '@media (max-width:899.95px)': { '& > div': { padding: '20px 16px' } },
  '@media (min-width:900px)': {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.role.line}` },
  },
}));
const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 28px',
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  background: theme.vars.palette.role.brassTint,
  '@media (max-width:899.95px)': { padding: '12px 16px' },
  // The next festival comes after the day, on a second line.
  '@media (max-width:599.95px)': { '& > span': { minHeight: '3.2em' } },
  '& b': { fontWeight: 600 },
}));

/** The Hindu day at a place: its tithi, its times, and what is observed. */
export function Today({ reading, place, now }: { reading: PanchangaReading; place: PlaceChoice; now: number }) {
  const text = useTexts();
  const today = dateIn(place.timeZone, now);
  const day = hinduDayAt(reading, now, place.timeZone);
  // The page's title is the civil date: before sunrise the Hindu day began on the previous one, and its times say so.
  const words = dayWords({ ...day, date: today }, reading, text);
  return (
    <>
      <Strip>
        <TodayTithi day={day} words={words} now={now} />
        <TodayTimes day={day} today={today} reading={reading} words={words} now={now} />
      </Strip>
      <Foot>
        <TodayFestivals reading={reading} place={place} today={today} />
        <Button variant="text" to="/devotee/panchanga">
          {text('panchanga.open')}
        </Button>
      </Foot>
    </>
  );
}
