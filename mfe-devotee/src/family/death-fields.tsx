import { Field, FieldPair, SelectField } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CityField } from './city-field.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

/** When someone died, or the tithi the family observes: either determines the yearly shraddha. */
export function DeathFields() {
  const text = useTexts();
  const words = useCalendarWords();
  const months = words.names.masa.map((label, index) => ({ value: String(index + 1), label }));
  const tithis = Array.from({ length: 30 }, (_, index) => ({ value: String(index + 1), label: words.tithi(index + 1) }));
  return (
    <>
      <FieldPair>
        <Field name="deathDate" type="date" label={text('family.deathDate')} help={text('family.deathDateHelp')} optional />
        <Field name="deathTime" type="time" label={text('family.deathTime')} help={text('family.deathTimeHelp')} optional />
      </FieldPair>
      <CityField name="deathCity" label={text('family.deathCity')} help={text('family.deathCityHelp')} optional />
      <p>{text('family.knownTithiHelp')}</p>
      <FieldPair>
        <SelectField
          name="shraddhaMonth"
          label={text('family.lunarMonth')}
          optional
          placeholder={text('family.asComputed')}
          choices={months}
        />
        <SelectField name="shraddhaTithi" label={text('family.tithi')} optional placeholder={text('family.asComputed')} choices={tithis} />
      </FieldPair>
    </>
  );
}
