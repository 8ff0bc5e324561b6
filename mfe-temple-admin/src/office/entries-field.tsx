import { Button, Field, IconButton, IconPlus, IconX, Stack, Typography, useFormField } from '@sannidhi/kit';
import { useOfficeText } from './namespace.ts';

interface EntriesFieldProps {
  name: string;
  label: string;
  /** Names one entry by its number. */
  entry: (number: number) => string;
  add: string;
  type: 'date' | 'time';
  /** Entries that can't be removed. */
  least?: number;
  most?: number;
}

/** A list of dates or times; each has its own field. */
export function EntriesField({ name, label, entry, add, type, least = 0, most = 48 }: EntriesFieldProps) {
  const text = useOfficeText('common');
  const { value = [], setValue, error, id } = useFormField<string[] | undefined>(name, false);
  const without = (index: number) => setValue(value.filter((_, other) => other !== index));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={2}>
        {value.map((_, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the list only.
            key={index}
            name={`${name}.${index}`}
            type={type}
            label={entry(index + 1)}
            end={
              value.length > least && (
                <IconButton icon={IconX} label={text('removeEntry', { entry: entry(index + 1) })} onClick={() => without(index)} />
              )
            }
          />
        ))}
        {value.length < most && (
          <div>
            <Button small icon={IconPlus} onClick={() => setValue([...value, ''])}>
              {add}
            </Button>
          </div>
        )}
        {error && (
          <Typography id={`${id}-error`} role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
        )}
      </Stack>
    </fieldset>
  );
}
