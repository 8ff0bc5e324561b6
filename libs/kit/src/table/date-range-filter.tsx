import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { formatShortDate } from '../i18n/format.ts';
import { IconCalendar } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';
import { Button } from '../ui/button.tsx';
import { FilterPill } from './filter-pill.tsx';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: 16,
  '& label': { display: 'grid', gap: 4, fontWeight: 600 },
  '& input': {
    minHeight: theme.density.control,
    padding: '0 10px',
    border: `1px solid ${theme.vars.palette.role.control}`,
    borderRadius: radius.control,
    background: theme.vars.palette.role.surface,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 400,
  },
  '& > button': { gridColumn: '1 / -1' },
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
}));

interface DateRangeFilterProps {
  label: string;
  /** Civil dates of the place, both included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** Days from and to, both included. */
export function DateRangeFilter({ label, from, to, onChange }: DateRangeFilterProps) {
  const text = useKitText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <FilterPill
      label={label}
      icon={IconCalendar}
      chosen={from || to ? rangeInWords(from, to) : undefined}
      expanded={anchor !== null}
      onOpen={(event) => setAnchor(event.currentTarget)}
      onClear={() => onChange(undefined, undefined)}
    >
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Panel>
          <label htmlFor={`${id}-from`}>
            {text('table.from')}
            <input
              id={`${id}-from`}
              type="date"
              value={from ?? ''}
              max={to}
              onChange={(event) => onChange(event.target.value || undefined, to)}
            />
          </label>
          <label htmlFor={`${id}-to`}>
            {text('table.to')}
            <input
              id={`${id}-to`}
              type="date"
              value={to ?? ''}
              min={from}
              onChange={(event) => onChange(from, event.target.value || undefined)}
            />
          </label>
          <Button onClick={() => setAnchor(null)}>{text('table.done')}</Button>
        </Panel>
      </Popover>
    </FilterPill>
  );
}

function rangeInWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return from === to ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`;
  return from ? `${formatShortDate(from)} –` : `– ${formatShortDate(to ?? '')}`;
}
