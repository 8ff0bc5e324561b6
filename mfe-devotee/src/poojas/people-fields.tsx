import { NAKSHATRA_COUNT, RASHI_COUNT, type SankalpamField } from '@sannidhi/contracts';
import { Button, Field, FieldPair, IconPlus, SelectField, styled, useFormField } from '@sannidhi/kit';
import { useId, useState } from 'react';
import { useCalendarWords } from '../family/use-calendar-words.ts';
import { useTexts } from '../use-texts.ts';
import { NOBODY, type PersonValues } from './booking-values.ts';

const Person = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 10,
  // Its own only: a field draws the gap for its label with a legend, too.
  '& > legend': { fontWeight: 600, padding: '0 4px' },
  '& > div:last-of-type': { minWidth: 0 },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.role.error, flexBasis: '100%' },
}));

interface PeopleFieldsProps {
  /** What the priest needs of each. */
  fields: readonly SankalpamField[];
  /** Names one booking takes, the family's included. */
  most: number;
  /** Where the form has the booking, if it has several: `bookings.0.` */
  at?: string;
}

/** The people typed in, and adding another one. */
export function PeopleFields({ fields, most, at = '' }: PeopleFieldsProps) {
  const text = useTexts();
  const said = useId();
  const { value: people, error, setValue, control } = useFormField<PersonValues[]>(`${at}people`, false);
  const { value: family = [] } = useFormField<string[] | undefined>(`${at}family`, false);
  const [added, setAdded] = useState<number>();
  const add = () => {
    setAdded(people.length);
    setValue([...people, NOBODY]);
  };
  return (
    <>
      {people.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other identity before it is saved.
        <Person key={index}>
          <legend>{text('poojas.names.person', { number: index + 1 })}</legend>
          <PersonFields at={`${at}people.${index}`} fields={fields} focused={index === added} />
          <div>
            <Button
              small
              variant="text"
              flush
              onClick={() => setValue(people.filter((_person, other) => other !== index))}
              aria-label={text('poojas.names.removeOne', { number: index + 1 })}
            >
              {text('poojas.names.remove')}
            </Button>
          </div>
        </Person>
      ))}
      <Foot id={said}>
        <Button icon={IconPlus} disabled={people.length + family.length >= most} onClick={add} aria-describedby={`${control.id}-error`}>
          {text('poojas.names.add')}
        </Button>
        <small>{text('poojas.names.most', { count: most })}</small>
        <p id={`${control.id}-error`}>{error}</p>
      </Foot>
    </>
  );
}

interface PersonFieldsProps extends Pick<PeopleFieldsProps, 'fields'> {
  /** The form's name of the person: `people.0`. */
  at: string;
  /** The person was just added. */
  focused: boolean;
}

function PersonFields({ at, fields, focused }: PersonFieldsProps) {
  const text = useTexts();
  const words = useCalendarWords();
  const asks = (field: SankalpamField) => fields.includes(field);
  return (
    <>
      <Field name={`${at}.name`} label={text('poojas.names.name')} autoComplete="off" maxLength={120} autoFocus={focused} />
      <Field
        name={`${at}.spelling`}
        label={text('poojas.names.spelling')}
        help={text('poojas.names.spellingHelp')}
        autoComplete="off"
        maxLength={120}
        optional
      />
      {asks('gotra') && <Field name={`${at}.gotra`} label={text('poojas.names.gotra')} autoComplete="off" maxLength={80} optional />}
      <FieldPair>
        {asks('nakshatra') && (
          <SelectField
            name={`${at}.nakshatra`}
            label={text('poojas.names.nakshatra')}
            placeholder={text('poojas.names.notKnown')}
            choices={choicesOf(NAKSHATRA_COUNT, words.nakshatra)}
            optional
          />
        )}
        {asks('rashi') && (
          <SelectField
            name={`${at}.rashi`}
            label={text('poojas.names.rashi')}
            placeholder={text('poojas.names.notKnown')}
            choices={choicesOf(RASHI_COUNT, words.rashi)}
            optional
          />
        )}
      </FieldPair>
    </>
  );
}

const choicesOf = (count: number, wordOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1), label: wordOf(index + 1) }));
