import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldNote } from './field-frame.tsx';
import { Tick } from './tick.tsx';
import { useFormField } from './use-form-field.ts';

const Row = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: theme.density.control === 36 ? 32 : 44,
  padding: '6px 0',
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { margin: theme.density.control === 36 ? '-4px 0 0 -4px' : '-5px 0 0 -4px' },
}));

/** Help and error are below the label text, not below the box. */
const Under = styled('div')(({ theme }) => ({ margin: theme.density.control === 36 ? '-8px 0 0 30px' : '-14px 0 0 36px' }));

interface CheckboxFieldProps {
  name: string;
  /** A whole sentence: what is true if it is checked. */
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

/** One statement that is true or not; starts as the payload's contract says, and is never pre-checked for money. */
export function CheckboxField({ name, label, help, disabled }: CheckboxFieldProps) {
  const field = useFormField<boolean>(name, help !== undefined);
  return (
    <div>
      <Row>
        <Tick
          checked={field.value === true}
          disabled={disabled}
          onChange={(event) => field.setValue(event.target.checked)}
          onBlur={field.touch}
          slotProps={{ input: field.control }}
        />
        <span>{label}</span>
      </Row>
      <Under>
        <FieldNote id={field.id} help={help} error={field.error} />
      </Under>
    </div>
  );
}
