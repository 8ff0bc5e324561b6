import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconX } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { IconButton } from '../ui/icon-button.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  minHeight: 44,
  padding: '2px 4px 2px 16px',
  background: theme.vars.palette.role.primary,
  color: theme.vars.palette.role.onPrimary,
  '& b': { fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', flex: 1, gap: 4 },
  '& button': { color: 'inherit', background: 'none', minHeight: 36, '&:hover': { background: theme.vars.palette.role.primaryHover } },
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: -3 },
}));

interface BulkBarProps {
  count: number;
  /** The total of the selected rows, formatted. */
  sum?: string;
  /** Text buttons. */
  children?: ReactNode;
  onClear: () => void;
}

/** The actions for the selected rows, with their count and total; announces the count when it changes. */
export function BulkBar({ count, sum, children, onClear }: BulkBarProps) {
  const text = useKitText();
  return (
    <Bar>
      <b role="status">
        {text('table.selected', { count })}
        {sum && `, ${sum}`}
      </b>
      <div>{children}</div>
      <IconButton icon={IconX} label={text('table.clearSelection')} onClick={onClear} />
    </Bar>
  );
}
