import { type PanchangaCity, panchangaEndpoints } from '@sannidhi/contracts';
import { Button, FailedState, Field, type FormField, Icon, IconMapPin, styled, useFormField, useFormValues, useRead } from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const SHOWN = 6;
const LEAST_LETTERS = 2;

const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: theme.density.control,
  padding: '4px 8px 4px 14px',
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: 8,
  background: theme.vars.palette.role.surface,
  '& svg': { flex: 'none', color: theme.vars.palette.role.primary },
  '& > span': { flex: '1 1 8rem', overflowWrap: 'anywhere' },
}));
const Label = styled('p')({ fontSize: '0.9375rem', lineHeight: 20 / 15, fontWeight: 600, marginBottom: 6 });
const Found = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 8,
  overflow: 'clip',
  '& button': { justifyContent: 'flex-start', textAlign: 'left', width: '100%', borderRadius: 0 },
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 6 }));

interface CityFieldProps {
  /** The field with the city's id; its name is in `<name>Name`, the search text in `<name>Search`. */
  name: string;
  label: string;
  help: string;
  optional?: boolean;
}

/** A city by name, from the gazetteer of US cities and the world's large cities. Enter selects the first match. */
export function CityField({ name, label, help, optional }: CityFieldProps) {
  const city = useFormField<string>(name, false);
  const search = useFormField<string>(`${name}Search`, true);
  const picked = useFormField<string>(`${name}Name`, false);
  const [chosenHere, setChosenHere] = useState(false);
  if (city.value) return <ChosenCity city={city} label={label} name={picked.value} focus={chosenHere} />;
  const choose = (chosen: PanchangaCity) => {
    picked.setValue(cityName(chosen));
    search.setValue('');
    city.setValue(chosen.id);
    setChosenHere(true);
  };
  return <CitySearch name={`${name}Search`} label={label} help={help} error={city.error} optional={optional} onChoose={choose} />;
}

/** The city with a link to choose another, which gets the focus when the list disappears. */
function ChosenCity({ city, label, name, focus }: { city: FormField<string>; label: string; name: string; focus: boolean }) {
  const text = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) frame.current?.querySelector('button')?.focus();
  }, [focus]);
  return (
    <div ref={frame}>
      <Label id={`${city.id}-label`}>{label}</Label>
      <Chosen role="group" aria-labelledby={`${city.id}-label`}>
        <Icon of={IconMapPin} />
        <span>{name || city.value}</span>
        <Button small variant="text" onClick={() => city.setValue('')} aria-label={text('city.changeOf', { label })}>
          {text('city.change')}
        </Button>
      </Chosen>
      {city.error && <Note role="alert">{city.error}</Note>}
    </div>
  );
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
      {enabled && query.data && <Note role="status">{text('city.found', { count: cities.length })}</Note>}
      {cities.length > 0 && <Matches cities={cities} onChoose={onChoose} />}
    </div>
  );
}

function Matches({ cities, onChoose }: { cities: readonly PanchangaCity[]; onChoose: (city: PanchangaCity) => void }) {
  return (
    <Found>
      {cities.map((city) => (
        <li key={city.id}>
          <Button variant="text" onClick={() => onChoose(city)}>
            {cityName(city)}
          </Button>
        </li>
      ))}
    </Found>
  );
}

const cityName = ({ name, region, country }: PanchangaCity): string =>
  [name, region, country === 'US' ? '' : country].filter(Boolean).join(', ');
