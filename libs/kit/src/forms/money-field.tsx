import { styled } from '@mui/material/styles';
import type { Cents } from '@sannidhi/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { font, radius } from '../theme/scale-tokens.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { moneyText, moneyValue } from './money-text.ts';
import { QuickAmounts } from './quick-amounts.tsx';
import { useFormField } from './use-form-field.ts';

const Box = styled('label')<{ bad: boolean; compact: boolean }>(({ theme, bad, compact }) => {
  const height = compact ? theme.density.control : 64;
  return {
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    height,
    padding: `0 ${compact ? 12 : 16}px`,
    border: `${bad ? 2 : 1}px solid ${bad ? theme.vars.palette.error.main : theme.vars.palette.role.control}`,
    borderRadius: radius.control,
    background: theme.vars.palette.role.surface,
    cursor: 'text',
    '&:focus-within': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 },
    '& i': {
      font: compact ? 'inherit' : `560 1.375rem/${height - 2}px ${font.display}`,
      fontStyle: 'normal',
      lineHeight: `${height - 2}px`,
      color: theme.vars.palette.text.secondary,
    },
    // The input covers a hidden copy of its text, so that the cents follow right after the dollars.
    '& > span': {
      position: 'relative',
      minWidth: '1ch',
      maxWidth: '100%',
      flex: compact ? 1 : undefined,
      font: compact ? 'inherit' : `560 2.125rem/${height - 2}px ${font.display}`,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&::after': { content: 'attr(data-text) "\u200b"', visibility: 'hidden', whiteSpace: 'pre' },
    },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontVariantNumeric: 'inherit',
      '&:focus-visible': { outline: 'none' },
    },
  };
});

export interface MoneyFieldProps extends FieldFrameProps {
  name: string;
  /** Offered as buttons next to "Other", in cents. */
  quickAmounts?: readonly Cents[];
  /** A control of normal height, for the office and for lines in a form. */
  compact?: boolean;
  /** Shown between the amount and its help, such as what the temple receives. */
  below?: ReactNode;
  autoFocus?: boolean;
  /** Shows whole dollars with their cents: amounts that are checked against others. */
  withCents?: boolean;
}

/** An amount in dollars; the form's value is whole cents. Accepts `1,116` and `1116.5`; the contract sets the limits. */
export function MoneyField({ name, label, help, optional, quickAmounts, compact = false, below, autoFocus, withCents }: MoneyFieldProps) {
  const field = useFormField<Cents | undefined>(name, help !== undefined);
  const [typed, setTyped] = useState(() => moneyText(field.value, withCents));
  const shown = moneyValue(typed);
  // A value set from outside (a quick amount, a reset) replaces the text; typing itself never rewrites it.
  useEffect(() => {
    setTyped((before) => (Object.is(moneyValue(before), field.value) ? before : moneyText(field.value, withCents)));
  }, [field.value, withCents]);
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <Box bad={field.error !== undefined} compact={compact}>
        <i aria-hidden="true">$</i>
        <span data-text={typed}>
          <input
            {...field.control}
            // biome-ignore lint/a11y/noAutofocus: only where the amount is what the page is for.
            autoFocus={autoFocus}
            size={1}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              field.setValue(moneyValue(event.target.value));
            }}
            onBlur={() => {
              field.touch();
              if (shown !== undefined && Number.isFinite(shown)) setTyped(moneyText(shown, withCents));
            }}
          />
        </span>
        {!compact && typed && !typed.includes('.') && <i aria-hidden="true">.00</i>}
      </Box>
      {quickAmounts && <QuickAmounts amounts={quickAmounts} value={field.value} onChoose={field.setValue} inputId={field.id} />}
      {below}
    </FieldFrame>
  );
}
