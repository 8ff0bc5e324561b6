import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconPlus, IconX } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useFormField } from './use-form-field.ts';

interface RowsFieldProps {
  name: string;
  label: string;
  help: string;
  add: string;
  /** A new row’s values. */
  blank: object | string;
  /** Gives each new row values of its own, such as an id, instead of `blank`. */
  blankOf?: () => object;
  /** Names the button that removes a row, by its number. */
  remove: (number: number) => string;
  /** A row’s fields, by the path of its values. */
  children: (path: string) => ReactNode;
}

/** Any number of rows with the same fields, by paths as the API names them: `weekly[0]`. */
export function RowsField({ name, label, help, add, blank, blankOf, remove, children }: RowsFieldProps) {
  const { value = [], setValue, error, id } = useFormField<unknown[] | undefined>(name, false);
  const rows = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<string>(undefined);
  // The focus follows what was pressed: into a new row, or to where another one is added.
  useEffect(() => {
    if (focusNext.current) rows.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const change = (next: unknown[], focused: string) => {
    focusNext.current = focused;
    setValue(next);
  };
  return (
    <fieldset ref={rows} aria-describedby={error ? `${id}-error` : undefined}>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
        {value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place in the list only.
          <Stack key={index} data-row={index} direction="row" spacing={1} sx={ROW}>
            <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
              {children(`${name}[${index}]`)}
            </Stack>
            <IconButton
              icon={IconX}
              label={remove(index + 1)}
              onClick={() =>
                change(
                  value.filter((_each, other) => other !== index),
                  ADD,
                )
              }
            />
          </Stack>
        ))}
        <div data-add>
          <Button small icon={IconPlus} onClick={() => change([...value, blankOf ? blankOf() : blank], firstOf(value.length))}>
            {add}
          </Button>
        </div>
        {error && (
          <Typography id={`${id}-error`} role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
        )}
      </Stack>
    </fieldset>
  );
}

/** A line between two rows: on phones the fields of each are below each other. */
const ROW = {
  alignItems: 'flex-start',
  '& + &': { pt: 2, borderTop: 1, borderColor: 'role.line' },
} as const;
const ADD = '[data-add] button';
const firstOf = (row: number): string => `[data-row="${row}"] :is(input, select, textarea, button)`;
