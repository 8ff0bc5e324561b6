import { IconButton, IconMinus, IconPlus, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  border: `1px solid ${theme.vars.palette.role.control}`,
  borderRadius: 10,
  '& output': { minWidth: '2ch', textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface CountStepperProps {
  /** What is counted. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number with a button to each side. */
export function CountStepper({ label, value, max, onChange }: CountStepperProps) {
  const text = useTexts();
  return (
    <Box role="group" aria-label={label}>
      <IconButton
        icon={IconMinus}
        label={text('tickets.fewer', { what: label })}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        icon={IconPlus}
        label={text('tickets.more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </Box>
  );
}
