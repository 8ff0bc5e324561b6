import { NAKSHATRA_COUNT, rashisOf } from '@sannidhi/contracts';
import { FieldPair, SelectField, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { MemberValues } from './member-values.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const PADAS = ['1', '2', '3', '4'];

/** The star the family was told, which takes precedence over the computed one. */
export function KnownStarFields() {
  const text = useTexts();
  const words = useCalendarWords();
  const { nakshatra, pada } = useFormValues<MemberValues>();
  const stars = Array.from({ length: NAKSHATRA_COUNT }, (_, index) => ({ value: String(index + 1), label: words.nakshatra(index + 1) }));
  const rashis = nakshatra ? rashisOf(Number(nakshatra), Number(pada) || null) : Array.from({ length: 12 }, (_, index) => index + 1);
  return (
    <>
      <p>{text('family.knownHelp')}</p>
      <FieldPair>
        <SelectField
          name="nakshatra"
          label={text('family.nakshatraLabel')}
          optional
          placeholder={text('family.asComputed')}
          choices={stars}
        />
        <SelectField
          name="pada"
          label={text('family.pada')}
          optional
          placeholder={text('family.notKnown')}
          choices={PADAS.map((value) => ({ value, label: value }))}
        />
      </FieldPair>
      <SelectField
        name="rashi"
        label={text('family.rashiLabel')}
        optional
        placeholder={text('family.asComputed')}
        choices={rashis.map((value) => ({ value: String(value), label: words.rashi(value) }))}
      />
    </>
  );
}
