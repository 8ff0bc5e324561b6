import { type PanchangaCity, panchangaEndpoints } from '@sannidhi/contracts';
import { ChosenValue, FailedState, Field, IconMapPin, MatchList, useFormField, useFormValues, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

const SHOWN = 6;
const LEAST_LETTERS = 2;

interface CityFieldProps {
  /** The field with the city's id; its name is in `<name>Name`, the search text in `<name>Search`. */
  name: string;
  label: string;
  help: string;
  optional?: boolean;
}

/** A city by name, from the gazetteer of US cities and the world's large cities. Enter selects the first match. */
export function CityField({ name, label, help, optional }: CityFieldProps) {
  const text = useTexts();
  const city = useFormField<string>(name, false);
  const search = useFormField<string>(`${name}Search`, true);
  const picked = useFormField<string>(`${name}Name`, false);
  const [chosenHere, setChosenHere] = useState(false);
  if (city.value)
    return (
      <ChosenValue
        label={label}
        value={picked.value || city.value}
        icon={IconMapPin}
        error={city.error}
        focus={chosenHere}
        change={{ word: text('city.change'), name: text('city.changeOf', { label }) }}
        onChange={() => city.setValue('')}
      />
    );
  const choose = (chosen: PanchangaCity) => {
    picked.setValue(cityName(chosen));
    search.setValue('');
    city.setValue(chosen.id);
    setChosenHere(true);
  };
  return <CitySearch name={`${name}Search`} label={label} help={help} error={city.error} optional={optional} onChoose={choose} />;
}

function CitySearch({ onChoose, ...field }: CityFieldProps & { error: string | undefined; onChoose: (city: PanchangaCity) => void }) {
  const text = useTexts();
  const search = (useFormValues<Record<string, string>>()[field.name] ?? '').trim();
  const enabled = search.length >= LEAST_LETTERS;
  const query = useRead(panchangaEndpoints.cities, { query: { search, limit: SHOWN }, enabled, keepPrevious: true });
  const cities = (enabled && query.data) || [];
  return (
    <div>
      <Field {...field} type="search" autoComplete="off" onEnter={() => cities[0] && !query.isPlaceholderData && onChoose(cities[0])} />
      {enabled && query.error && <FailedState title={text('city.failed')} onRetry={() => void query.refetch()} />}
      <MatchList
        matches={cities}
        note={enabled && query.data && text('city.found', { count: cities.length })}
        idOf={({ id }) => id}
        nameOf={cityName}
        onChoose={onChoose}
      />
    </div>
  );
}

const cityName = ({ name, region, country }: PanchangaCity): string =>
  [name, region, country === 'US' ? '' : country].filter(Boolean).join(', ');
