import { Card, Facts, Field, Form, useFormValues } from '@sannidhi/kit';
import { object, string } from 'yup';
import { useTexts } from '../use-texts.ts';
import { tithiName } from './day-words.ts';
import type { PlaceChoice } from './place.ts';
import type { PanchangaReading } from './reading.ts';

const NOON = '12:00';
const CLOCK_TIME = /^\d\d:\d\d$/;
const schema = object({ time: string() });

interface BirthCardProps {
  reading: PanchangaReading;
  place: PlaceChoice;
  date: string;
}

/** What a child born in the place on this civil date has: star with its quarter, signs, tithi and month, at the time entered. */
export function BirthCard(props: BirthCardProps) {
  const text = useTexts();
  return (
    <Card title={text('panchanga.birth.heading')}>
      <Form schema={schema} initialValues={{ time: NOON }} onSubmit={() => undefined} label={text('panchanga.birth.heading')}>
        <Field
          name="time"
          type="time"
          label={text('panchanga.birth.time')}
          help={text('panchanga.birth.help', { place: props.place.name })}
        />
        <BirthFacts {...props} />
      </Form>
    </Card>
  );
}

function BirthFacts({ reading, place, date }: BirthCardProps) {
  const text = useTexts();
  const { time } = useFormValues<{ time: string }>();
  if (!CLOCK_TIME.test(time)) return <p>{text('panchanga.birth.noTime')}</p>;
  const { names, nameOf } = reading;
  const birth = reading.engine.birthDetails(reading.engine.instantOf(date, time, place.timeZone), place);
  const { amanta } = birth.masa;
  const sign = (index: number) => text(`panchanga.signs.${index}`, { name: names.rashi[index - 1] ?? '' });
  return (
    <div aria-live="polite">
      <Facts
        ruled
        facts={[
          {
            label: text('panchanga.birth.star'),
            value: text('panchanga.birth.starWithPada', { star: nameOf('nakshatra', birth.nakshatra.index), pada: birth.nakshatra.pada }),
          },
          { label: text('panchanga.birth.rashi'), value: sign(birth.rashi.index) },
          { label: text('panchanga.sunIn'), value: sign(birth.sunRashi.index) },
          { label: text('panchanga.limbs.tithi'), value: tithiName(birth.tithi.index, reading) },
          {
            label: text('panchanga.birth.month'),
            value: [amanta.adhika ? names.adhika : '', names.masa[amanta.index - 1]].filter(Boolean).join(' '),
          },
          { label: text('panchanga.more.vara'), value: names.vara[birth.vara.index - 1] },
        ]}
      />
    </div>
  );
}
