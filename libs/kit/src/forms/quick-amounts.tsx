import { styled } from '@mui/material/styles';
import type { Cents } from '@sannidhi/contracts';
import { formatCents } from '../i18n/format.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';

const Grid = styled('fieldset')({
  display: 'grid',
  // Three in a row, and two where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, (100% - 21px) / 3), 1fr))',
  gap: 10,
  marginTop: 12,
});
const Amount = styled('button')(({ theme }) => ({
  minHeight: theme.density.control,
  border: `1px solid ${theme.vars.palette.role.control}`,
  borderRadius: radius.control,
  background: theme.vars.palette.role.surface,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.role.hover },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    background: theme.vars.palette.role.primaryTint,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
}));

interface QuickAmountsProps {
  amounts: readonly Cents[];
  value: Cents | undefined;
  onChoose: (cents: Cents | undefined) => void;
  /** "Other" moves focus to this input. */
  inputId: string;
}

/** Auspicious amounts with one tap; "Other" clears the amount and focuses it. */
export function QuickAmounts({ amounts, value, onChoose, inputId }: QuickAmountsProps) {
  const text = useKitText();
  const other = value !== undefined && !amounts.includes(value);
  return (
    <Grid aria-label={text('money.quick')}>
      {amounts.map((cents) => (
        <Amount key={cents} type="button" aria-pressed={value === cents} onClick={() => onChoose(cents)}>
          {formatCents(cents).replace(/\.00$/, '')}
        </Amount>
      ))}
      <Amount
        type="button"
        aria-pressed={other}
        onClick={() => {
          if (!other) onChoose(undefined);
          document.getElementById(inputId)?.focus();
        }}
      >
        {text('money.other')}
      </Amount>
    </Grid>
  );
}
