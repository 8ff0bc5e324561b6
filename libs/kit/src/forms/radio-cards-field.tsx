import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { FieldNote } from './field-frame.tsx';
import { RadioTick } from './tick.tsx';
import { useFormField } from './use-form-field.ts';

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h4,
  padding: 0,
  marginBottom: 8,
  '& small': { fontWeight: 400, fontSize: 'inherit', color: theme.vars.palette.role.textTertiary },
}));
const List = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
  overflow: 'clip',
}));
const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.density.control + 8,
  padding: '8px 14px 8px 10px',
  cursor: 'pointer',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.role.line}` },
  '&:hover': { background: theme.vars.palette.role.hover },
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

export interface RadioCard {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  /** Shown on the right: a price, a chip. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsFieldProps {
  name: string;
  label: string;
  cards: readonly RadioCard[];
  help?: ReactNode;
  optional?: boolean;
}

/** A choice among a few options that each deserve a line of explanation. */
export function RadioCardsField({ name, label, cards, help, optional }: RadioCardsFieldProps) {
  const text = useKitText();
  const field = useFormField<string>(name, help !== undefined);
  const { id, ...control } = field.control;
  return (
    <fieldset aria-describedby={control['aria-describedby']}>
      <Legend>
        {label} {optional && <small>{text('field.optional')}</small>}
      </Legend>
      <List>
        {cards.map((card, index) => (
          <Row key={card.value}>
            <RadioTick
              value={card.value}
              checked={field.value === card.value}
              disabled={card.disabled}
              onChange={() => field.setValue(card.value)}
              onBlur={field.touch}
              slotProps={{ input: { ...control, ...(index === 0 ? { id } : {}) } }}
            />
            <span>
              <b>{card.label}</b>
              {card.note && <small>{card.note}</small>}
            </span>
            {card.aside}
          </Row>
        ))}
      </List>
      <FieldNote id={field.id} help={help} error={field.error} />
    </fieldset>
  );
}
