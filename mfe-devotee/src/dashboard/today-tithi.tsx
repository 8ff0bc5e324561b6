import { MoonPhase, styled } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { type DayWords, elongationAt, limbAt, numberInHalf } from '../panchanga/day-words.ts';
import { useTexts } from '../use-texts.ts';

const MOON_PX = 44;
const HALF_MONTH = 15;

const Tithi = styled('div')(({ theme }) => ({
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& header': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 8 },
}));

/** The tithi that it is now, and until when. */
export function TodayTithi({ day, words, now }: { day: PanchangaDay; words: DayWords; now: number }) {
  const text = useTexts();
  const tithi = limbAt(day.tithi, now);
  return (
    <Tithi>
      <header>
        <MoonPhase elongation={elongationAt(day, now)} size={MOON_PX} />
        <p>{text('panchanga.todaysTithi')}</p>
      </header>
      <h2>{tithi && words.tithi(tithi.index)}</h2>
      {tithi && (
        <p>
          {text(tithi.index > HALF_MONTH ? 'panchanga.waning' : 'panchanga.waxing', {
            number: numberInHalf(tithi.index),
            until: words.until(tithi.endsAt),
          })}
        </p>
      )}
    </Tithi>
  );
}
