import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { IconChevronDown, IconX } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';

const Root = styled('span')<{ active: boolean }>(({ theme, active }) => ({
  display: 'inline-flex',
  flex: 'none',
  minHeight: theme.density.control,
  border: `1px solid ${active ? theme.vars.palette.primary.main : theme.vars.palette.role.control}`,
  borderRadius: radius.control,
  background: active ? theme.vars.palette.role.primaryTint : theme.vars.palette.role.surface,
  color: active ? theme.vars.palette.primary.main : 'inherit',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '0 10px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: active ? 600 : 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& > button + button': { padding: '0 8px 0 0' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface FilterPillProps {
  /** What it filters by. */
  label: string;
  /** The current choice, in words; undefined while the filter is off. */
  chosen: string | undefined;
  icon?: IconShape;
  expanded: boolean;
  onOpen: MouseEventHandler<HTMLElement>;
  onClear: () => void;
  children?: ReactNode;
}

/** A filter's button: outlined while off, tinted with its choice and a × while on. */
export function FilterPill({ label, chosen, icon, expanded, onOpen, onClear, children }: FilterPillProps) {
  const text = useKitText();
  return (
    <Root active={chosen !== undefined}>
      <button type="button" aria-haspopup="true" aria-expanded={expanded} aria-label={chosen && `${label}: ${chosen}`} onClick={onOpen}>
        {icon && <Icon of={icon} size="sm" />}
        {chosen ?? label}
        {chosen === undefined && <Icon of={IconChevronDown} size={16} />}
      </button>
      {chosen !== undefined && (
        <button type="button" aria-label={text('table.remove', { filter: label })} onClick={onClear}>
          <Icon of={IconX} size={16} />
        </button>
      )}
      {children}
    </Root>
  );
}
