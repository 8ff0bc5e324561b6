import { Button, ChosenValue, FailedState, Field, MatchList, useFormField, useFormValues } from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import type { Named, UseNames } from './use-names.ts';

const SHOWN = 6;

interface NamePickerProps {
  /** The field with the chosen one's id; what is typed is in `<name>Search`. */
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
  useNames: UseNames;
  /** The name of the one that is chosen already. */
  chosen?: string | null;
  /** Whom not to offer. */
  omits?: (entry: Named) => boolean;
}

/**
 * Chooses one of many by name: the server searches, so that a temple's hundredth volunteer can be found as well. The first names are there at
 * once, unless the choice is optional. Enter chooses the first match.
 */
export function NamePicker({ name, chosen, ...search }: NamePickerProps) {
  const text = useOfficeText('namePicker');
  const field = useFormField<string>(name, false);
  const typed = useFormField<string>(`${name}Search`, true);
  const [picked, setPicked] = useState<Named>();
  const [reopened, setReopened] = useState(false);
  const label = picked?.id === field.value ? picked?.name : chosen;
  if (field.value && !reopened)
    return (
      <ChosenValue
        label={search.label}
        value={label ?? ''}
        error={field.error}
        focus={picked !== undefined}
        change={{ word: text('change'), name: text('changeOf', { label: search.label }) }}
        onChange={() => setReopened(true)}
      />
    );
  const close = (entry: Named) => {
    setPicked(entry);
    setReopened(false);
    typed.setValue('');
    field.setValue(entry.id);
  };
  return (
    <>
      <NameSearch {...search} name={name} error={field.error} focus={reopened} onChoose={close} />
      {reopened && (
        <Instead
          name={label ?? ''}
          onKeep={() => close({ id: field.value, name: label ?? '' })}
          onRemove={search.optional ? () => close(NOBODY) : undefined}
        />
      )}
    </>
  );
}

const NOBODY: Named = { id: '', name: '' };

/** Until another is chosen, the one from before stays: typing alone changes nothing. */
function Instead({ name, onKeep, onRemove }: { name: string; onKeep: () => void; onRemove: (() => void) | undefined }) {
  const text = useOfficeText('namePicker');
  return (
    <Row inline>
      <Button small variant="text" onClick={onKeep}>
        {text('keep', { name })}
      </Button>
      {onRemove && (
        <Button small variant="text" onClick={onRemove}>
          {text('remove')}
        </Button>
      )}
    </Row>
  );
}

interface NameSearchProps extends Omit<NamePickerProps, 'chosen'> {
  error: string | undefined;
  /** The field was opened again: it takes the focus. */
  focus: boolean;
  onChoose: (entry: Named) => void;
}

function NameSearch({ name, label, help, optional, error, focus, useNames, omits = () => false, onChoose }: NameSearchProps) {
  const text = useOfficeText('namePicker');
  const search = (useFormValues<Record<string, string>>()[`${name}Search`] ?? '').trim();
  const { entries, hasMore, isBehind, failed, retry } = useNames(search);
  const matches = entries.filter((entry) => !omits(entry));
  const shown = search || !optional ? matches.slice(0, SHOWN) : [];
  const isCut = hasMore || matches.length > SHOWN;
  const none = search ? 'none' : 'empty';
  const said = isBehind ? 'loading' : matches.length === 0 ? none : isCut ? 'more' : 'found';
  const first = isBehind ? undefined : shown[0];
  return (
    <div>
      <Field
        name={`${name}Search`}
        label={label}
        optional={optional}
        help={help ?? text('help')}
        error={error}
        type="search"
        autoComplete="off"
        autoFocus={focus}
        maxLength={60}
        onEnter={() => first && onChoose(first)}
      />
      {failed && <FailedState title={text('failed')} onRetry={retry} />}
      {!failed && (
        <MatchList
          matches={shown}
          note={(search || !optional) && text(said, { count: shown.length })}
          idOf={({ id }) => id}
          nameOf={(entry) => entry.name}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
