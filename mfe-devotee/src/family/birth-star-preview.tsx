import { type BirthSky, familyEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatTime, styled, useFormField, useFormValues, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { lunarDayName, starName } from './family-words.ts';
import type { MemberValues } from './member-values.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const Waiting = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const DATE = /^\d{4}-\d\d-\d\d$/;

/** What the sky says about the birth as it is entered: the star, or those possible on that day. */
export function BirthStarPreview() {
  const text = useTexts();
  const query = skyQuery(useFormValues<MemberValues>());
  const sky = useRead(familyEndpoints.birthSky, { query: query ?? undefined, enabled: query !== null, keepPrevious: true });
  if (query === null) return <Waiting>{text('family.previewWaits')}</Waiting>;
  if (sky.error) return <Banner kind="info">{text('family.previewFailed')}</Banner>;
  return <div role="status">{sky.data && <Preview sky={sky.data} />}</div>;
}

function Preview({ sky }: { sky: BirthSky }) {
  const text = useTexts();
  const words = useCalendarWords();
  const [star, ...others] = sky.stars;
  if (!star) return null;
  const lunarDay = text('family.previewLunarDay', { day: lunarDayName(text, words, sky.ofDay) });
  if (others.length > 0) return <Possible sky={sky} />;
  return (
    <Banner kind="success" title={text('family.previewStar', { star: starName(text, words, star) })}>
      {star.rashi !== null && text('family.previewRashi', { rashi: words.rashi(star.rashi) })} {lunarDay}
    </Banner>
  );
}

/** Without the hour the day may have had several stars: the family chooses the one it knows, or finds out the hour. */
function Possible({ sky: { stars, timeZone } }: { sky: BirthSky }) {
  const text = useTexts();
  const words = useCalendarWords();
  const known = useFormField<string>('nakshatra', false);
  const until = stars.map(({ nakshatra, until: end }) =>
    end === null
      ? text('family.thenStar', { star: words.nakshatra(nakshatra) })
      : text('family.starUntil', { star: words.nakshatra(nakshatra), time: formatTime(end, { timeZone }) }),
  );
  return (
    <Banner kind="info" title={text('family.previewSeveral')}>
      {until.join(' ')} {text('family.previewSeveralHelp')}
      <Choices>
        {stars.map(({ nakshatra }) => (
          <Button
            key={nakshatra}
            small
            aria-pressed={known.value === String(nakshatra)}
            onClick={() => known.setValue(known.value === String(nakshatra) ? '' : String(nakshatra))}
          >
            {words.nakshatra(nakshatra)}
          </Button>
        ))}
      </Choices>
    </Banner>
  );
}

/** The query once date and place are entered; null before. */
function skyQuery(values: MemberValues) {
  const { birthDate: date, birthTime, placeMode, birthCity, birthLatitude, birthLongitude, birthTimeZone } = values;
  const time = birthTime || undefined;
  if (!DATE.test(date) || date < '1900-01-01') return null;
  if (placeMode === 'city') return birthCity ? { date, time, city: birthCity } : null;
  const [latitude, longitude] = [Number(birthLatitude), Number(birthLongitude)];
  const isPlace = birthLatitude !== '' && birthLongitude !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && birthTimeZone ? { date, time, latitude, longitude, timeZone: birthTimeZone } : null;
}
