import { Button, Field, IconButton, IconPlus, IconX, Stack, Typography, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const LEAST = 2;
const MOST = 10;

/** The people who counted: at least two, because nobody counts a hundi alone. */
export function CounterNames() {
  const text = useOfficeText();
  const { value: names, setValue } = useFormField<string[]>('counters', false);
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 2 }}>
        {text('hundi.form.counters')}
      </Typography>
      <Stack spacing={3}>
        {names.map((_, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a counter is known by the place in the list only.
            key={index}
            name={`counters.${index}`}
            label={text('hundi.form.counter', { number: index + 1 })}
            maxLength={120}
            end={
              names.length > LEAST && (
                <IconButton
                  icon={IconX}
                  label={text('hundi.form.removeCounter', { number: index + 1 })}
                  onClick={() => setValue(names.filter((__, other) => other !== index))}
                />
              )
            }
          />
        ))}
        {names.length < MOST && (
          <div>
            <Button small icon={IconPlus} onClick={() => setValue([...names, ''])}>
              {text('hundi.form.addCounter')}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
