import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { IconShape } from '../icons/icon.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';
import { Button } from '../ui/button.tsx';
import { FilterPill } from './filter-pill.tsx';

const Panel = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: 16,
  '& label': { display: 'grid', gap: 4, fontWeight: 600 },
  '& label:only-of-type': { gridColumn: '1 / -1' },
  '& input': {
    minHeight: theme.density.control,
    width: '100%',
    padding: '0 10px',
    border: `1px solid ${theme.vars.palette.role.control}`,
    borderRadius: radius.control,
    background: theme.vars.palette.role.surface,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 400,
  },
  '& p': { gridColumn: '1 / -1', color: theme.vars.palette.role.error },
  '& > button': { gridColumn: '1 / -1' },
  '@media (max-width:599.95px)': { gridTemplateColumns: '1fr' },
}));

interface FilterPopoverProps {
  label: string;
  icon?: IconShape;
  chosen: string | undefined;
  onClear: () => void;
  /** Applies what was typed, however the fields are left, so that no input is lost. False keeps them open, showing the error. */
  onLeave?: () => boolean;
  children: ReactNode;
}

/** A filter with its own fields, below its pill. */
export function FilterPopover({ label, icon, chosen, onClear, onLeave = () => true, children }: FilterPopoverProps) {
  const text = useKitText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leave = () => onLeave() && setAnchor(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <FilterPill
      label={label}
      {...(icon ? { icon } : {})}
      chosen={chosen}
      expanded={anchor !== null}
      onOpen={(event) => setAnchor(event.currentTarget)}
      onClear={onClear}
    >
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={leave}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Panel noValidate onSubmit={submit}>
          {children}
          <Button type="submit">{text('table.done')}</Button>
        </Panel>
      </Popover>
    </FilterPill>
  );
}
