import { Button, Field, FieldPair, SelectField, useFormField, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { BirthStarPreview } from './birth-star-preview.tsx';
import { CityField } from './city-field.tsx';
import type { MemberValues } from './member-values.ts';

/** Date, hour and place of a birth, and immediately the star they give. */
export function BirthFields() {
  const text = useTexts();
  const { placeMode } = useFormValues<MemberValues>();
  return (
    <>
      <FieldPair>
        <Field name="birthDate" type="date" label={text('family.birthDate')} optional />
        <Field name="birthTime" type="time" label={text('family.birthTime')} help={text('family.birthTimeHelp')} optional />
      </FieldPair>
      {placeMode === 'typed' ? (
        <TypedPlace />
      ) : (
        <CityField name="birthCity" label={text('family.birthCity')} help={text('family.birthCityHelp')} optional />
      )}
      <PlaceModeSwitch />
      <BirthStarPreview />
    </>
  );
}

/** A link to enter a place that isn't listed, and back. */
function PlaceModeSwitch() {
  const text = useTexts();
  const mode = useFormField<MemberValues['placeMode']>('placeMode', false);
  const typed = mode.value === 'typed';
  return (
    <div>
      <Button variant="text" small flush onClick={() => mode.setValue(typed ? 'city' : 'typed')}>
        {text(typed ? 'family.chooseCity' : 'family.typePlace')}
      </Button>
    </div>
  );
}

function TypedPlace() {
  const text = useTexts();
  const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replace(/_/g, ' ') }));
  return (
    <>
      <Field name="birthPlaceName" label={text('family.placeName')} optional autoComplete="off" maxLength={120} />
      <FieldPair>
        <Field
          name="birthLatitude"
          label={text('family.latitude')}
          help={text('family.latitudeHelp')}
          inputMode="text"
          autoComplete="off"
        />
        <Field
          name="birthLongitude"
          label={text('family.longitude')}
          help={text('family.longitudeHelp')}
          inputMode="text"
          autoComplete="off"
        />
      </FieldPair>
      <SelectField name="birthTimeZone" label={text('family.timeZone')} placeholder={text('family.choose')} choices={zones} />
    </>
  );
}
