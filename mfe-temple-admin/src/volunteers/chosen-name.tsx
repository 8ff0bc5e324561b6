import { Button, type FormField, styled } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { Problem } from './found-names.ts';

const Label = styled('p')({ fontSize: '0.8125rem', lineHeight: 20 / 15, fontWeight: 600, marginBottom: 6 });
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
  '& > span': { flex: '1 1 8rem', overflowWrap: 'anywhere' },
}));

interface ChosenNameProps {
  field: FormField<string>;
  label: string;
  name: string;
  /** It was chosen just now: its list is gone, and the focus moves here. */
  focus: boolean;
  onChange: () => void;
}

/** Who was chosen, with the way to choose another. */
export function ChosenName({ field, label, name, focus, onChange }: ChosenNameProps) {
  const text = useOfficeText('namePicker');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) frame.current?.querySelector('button')?.focus();
  }, [focus]);
  return (
    <div ref={frame}>
      <Label id={`${field.id}-label`}>{label}</Label>
      <Chosen role="group" aria-labelledby={`${field.id}-label`}>
        <span>{name}</span>
        <Button small variant="text" onClick={onChange} aria-label={text('changeOf', { label })}>
          {text('change')}
        </Button>
      </Chosen>
      {field.error && <Problem role="alert">{field.error}</Problem>}
    </div>
  );
}
