import { PAKSHAS } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, formatZone, SelectField, useFormValues } from '@sannidhi/kit';
import { nameOf } from '@sannidhi/panchanga/words';
import { CityField } from '../family/city-field.tsx';
import { useCalendarWords } from '../family/use-calendar-words.ts';
import { useTexts } from '../use-texts.ts';
import { ordinal } from './ordinal.ts';
import { byMonths, byMoon, ENDS, OFTEN, ownTimeZone, type ScheduleValues } from './schedule-values.ts';

const LAST_DAY = 31;
/** Full and new Moon are choices of their own. */
const TITHIS = numbersTo(14);
const STARS = numbersTo(27);

/** When a plan gives: how often, which day, from when, until when. `temple` is where tithis and stars are seen from by default. */
export function ScheduleFields({ temple }: { temple: string }) {
  const text = useTexts();
  const { often } = useFormValues<ScheduleValues>();
  return (
    <>
      <SelectField
        name="often"
        label={text('plans.often.label')}
        choices={OFTEN.map((value) => ({ value, label: text(`plans.often.${value}`) }))}
      />
      {byMonths(often) && <DayField />}
      {often === 'tithi' && <TithiFields />}
      {often === 'nakshatra' && <StarField />}
      <Field
        name="startsOn"
        type="date"
        label={text('plans.startsOn')}
        help={text('plans.startsOnHelp', { zone: formatZone(ownTimeZone()) })}
      />
      {byMoon(often) && <CityField name="city" optional label={text('plans.city')} help={text('plans.cityHelp', { temple })} />}
      <EndFields />
    </>
  );
}

function DayField() {
  const text = useTexts();
  const days = numbersTo(LAST_DAY - 1).map((day) => ({ value: String(day), label: text('plans.day.on', { day: ordinal(day, text) }) }));
  return (
    <SelectField
      name="day"
      label={text('plans.day.label')}
      help={text('plans.day.help')}
      choices={[{ value: '', label: text('plans.day.first') }, ...days, { value: String(LAST_DAY), label: text('plans.day.last') }]}
    />
  );
}

function TithiFields() {
  const text = useTexts();
  const { names } = useCalendarWords();
  return (
    <FieldPair>
      <SelectField
        name="tithi"
        label={text('plans.tithi')}
        placeholder={text('plans.choose')}
        choices={TITHIS.map((index) => ({ value: String(index), label: nameOf('tithi', index, names) }))}
      />
      <SelectField
        name="paksha"
        label={text('plans.paksha.label')}
        choices={PAKSHAS.map((value) => ({ value, label: text(`plans.paksha.${value}`) }))}
      />
    </FieldPair>
  );
}

function StarField() {
  const text = useTexts();
  const words = useCalendarWords();
  return (
    <SelectField
      name="nakshatra"
      label={text('plans.nakshatra')}
      placeholder={text('plans.choose')}
      choices={STARS.map((index) => ({ value: String(index), label: words.nakshatra(index) }))}
    />
  );
}

function EndFields() {
  const text = useTexts();
  const { ends } = useFormValues<ScheduleValues>();
  return (
    <FieldPair>
      <SelectField
        name="ends"
        label={text('plans.ends.label')}
        choices={ENDS.map((value) => ({ value, label: text(`plans.ends.${value}`) }))}
      />
      {ends === 'after' && <CountField name="endsAfter" label={text('plans.ends.count')} help={text('plans.ends.countHelp')} digits={3} />}
      {ends === 'on' && <Field name="endsOn" type="date" label={text('plans.ends.date')} />}
    </FieldPair>
  );
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
