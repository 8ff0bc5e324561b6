import { NAKSHATRA_COUNT, POOJA_NAMES_MAX, RASHI_COUNT } from '@sannidhi/contracts';
import { Button, Field, FieldPair, IconPlus, IconTrash, SelectField, Stack, Typography, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useLunarWords } from '../plans/use-lunar-words.ts';

interface Name {
  name: string;
  spelling?: string;
  gotra?: string;
  nakshatra?: string;
  rashi?: string;
}

/** The names the priest says, with gotra, nakshatra and rashi where they are known. `isLater`: there need not be any yet. */
export function NameFields({ isLater = false }: { isLater?: boolean }) {
  const text = useOfficeText('bookings');
  const { value: names, setValue } = useFormField<Name[]>('participants', false);
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('sankalpam')}
      </Typography>
      <Stack spacing={4}>
        {names.map((_, index) => (
          <OneName
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is known by its place in the list only.
            key={index}
            index={index}
            onRemove={isLater || names.length > 1 ? () => setValue(names.filter((__, other) => other !== index)) : undefined}
          />
        ))}
        {names.length < POOJA_NAMES_MAX && (
          <div>
            <Button small icon={IconPlus} onClick={() => setValue([...names, { name: '', spelling: '', gotra: '' }])}>
              {text('form.addName')}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

function OneName({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const text = useOfficeText('bookings');
  const words = useLunarWords();
  const at = `participants.${index}`;
  return (
    <Stack spacing={2}>
      <Field name={`${at}.name`} label={text('form.name', { number: index + 1 })} maxLength={120} />
      <Field optional name={`${at}.spelling`} label={text('form.spelling')} maxLength={120} />
      <Field optional name={`${at}.gotra`} label={text('form.gotra')} maxLength={80} />
      <FieldPair>
        <SelectField
          optional
          numeric
          name={`${at}.nakshatra`}
          label={text('form.nakshatra')}
          placeholder={text('form.unknown')}
          choices={choicesOf(NAKSHATRA_COUNT, words.nakshatra)}
        />
        <SelectField
          optional
          numeric
          name={`${at}.rashi`}
          label={text('form.rashi')}
          placeholder={text('form.unknown')}
          choices={choicesOf(RASHI_COUNT, words.rashi)}
        />
      </FieldPair>
      {onRemove && (
        <div>
          <Button small variant="text" icon={IconTrash} onClick={onRemove} aria-label={text('form.removeName', { number: index + 1 })}>
            {text('form.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const choicesOf = (count: number, wordOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1), label: wordOf(index + 1) }));
