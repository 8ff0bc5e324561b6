import { Button, Card, formatDate, styled } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { dayOf } from './chosen-day.ts';
import { dayWords } from './day-words.ts';
import { ObservanceList } from './observance-list.tsx';
import { observedOn } from './observances.ts';
import type { ViewProps } from './view-props.ts';

const Limbs = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, marginBottom: 12 }));

/** The day that was tapped in the month: its tithi and nakshatra with their ends, its observances, and the way to all of it. */
export function MonthDay({ reading, ownDates, date }: ViewProps) {
  const text = useTexts();
  const [params] = useSearchParams();
  const day = dayOf(reading, date);
  if (!day) return <p role="alert">{text('panchanga.skippedDate')}</p>;
  const words = dayWords(day, reading, text);
  const [[tithi], [nakshatra]] = [day.tithi, day.nakshatra];
  const toDay = new URLSearchParams({ ...Object.fromEntries(params), date });
  toDay.delete('view');
  return (
    <Card title={formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })}>
      <Limbs>
        {tithi && `${words.tithi(tithi.index)} ${words.until(tithi.endsAt)}`}
        <br />
        {nakshatra && `${reading.nameOf('nakshatra', nakshatra.index)} ${words.until(nakshatra.endsAt)}`}
      </Limbs>
      <ObservanceList observed={observedOn(reading.calendar, date, ownDates)} reading={reading} words={words} />
      <Button to={`?${toDay}`}>{text('panchanga.wholeDay')}</Button>
    </Card>
  );
}
