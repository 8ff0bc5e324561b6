import type { Dedication } from '@sannidhi/contracts';
import { CheckboxField, Field, FieldPair, SelectField, useFormField } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../office/namespace.ts';

/** Whom a counter gift honors or remembers, and the card about it: by email, or by mail where only a postal address is given. */
export function EntryDedication() {
  const text = useOfficeText('batches.entry');
  const dedicated = useOptionalPart('dedicate', 'dedication', NO_DEDICATION);
  return (
    <>
      <CheckboxField name="dedicate" label={text('dedicate')} help={text('dedicateHelp')} />
      {dedicated && (
        <>
          <FieldPair>
            <SelectField
              name="dedication.kind"
              label={text('dedicationKind')}
              choices={[
                { value: 'honor', label: text('honor') },
                { value: 'memory', label: text('memory') },
              ]}
            />
            <Field name="dedication.name" label={text('dedicationName')} autoComplete="off" maxLength={120} />
          </FieldPair>
          <EntryCard />
        </>
      )}
    </>
  );
}

function EntryCard() {
  const text = useOfficeText('batches.entry');
  const sent = useOptionalPart('sendCard', 'dedication.notify', NO_CARD);
  return (
    <>
      <CheckboxField name="sendCard" label={text('sendCard')} help={text('sendCardHelp')} />
      {sent && (
        <>
          <Field name="dedication.notify.name" label={text('cardName')} autoComplete="off" maxLength={120} />
          <Field
            optional
            name="dedication.notify.email"
            type="email"
            label={text('cardEmail')}
            help={text('cardEmailHelp')}
            autoComplete="off"
          />
          <Field
            name="dedication.notify.address"
            label={text('cardAddress')}
            help={text('cardAddressHelp')}
            autoComplete="off"
            rows={2}
            maxLength={300}
          />
        </>
      )}
    </>
  );
}

const NO_DEDICATION: Dedication = { kind: 'honor', name: '' };
const NO_CARD = { name: '', email: '', address: '' } satisfies Dedication['notify'];

/** Adds a part of the payload while its checkbox is checked; true once its fields are there. */
function useOptionalPart<Part>(checkbox: string, name: string, empty: Part): boolean {
  const { value: wanted } = useFormField<boolean>(checkbox, false);
  const part = useFormField<Part | undefined>(name, false);
  const set = useRef(part.setValue);
  set.current = part.setValue;
  const there = part.value !== undefined;
  useEffect(() => {
    if (wanted !== there) set.current(wanted ? empty : undefined);
  }, [wanted, there, empty]);
  return wanted && there;
}
