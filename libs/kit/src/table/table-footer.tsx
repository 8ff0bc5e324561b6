import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatCount } from '../i18n/format.ts';
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts';
import type { Paging } from '../query/use-pages.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { IconButton } from '../ui/icon-button.tsx';

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '4px 8px 4px 16px',
  minHeight: 48,
  background: theme.vars.palette.role.canvas,
  '& > div': { display: 'flex', alignItems: 'center', gap: 16, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& b': { fontWeight: 600 },
  '& nav': { display: 'flex' },
}));

interface TableFooterProps {
  /** Count and total of everything under these filters, formatted. */
  totals?: ReactNode;
  paging?: Paging;
  pageSize: number;
  shown: number;
}

/** Totals of the whole list and its paging buttons. */
export function TableFooter({ totals, paging, pageSize, shown }: TableFooterProps) {
  const text = useKitText();
  if (!totals && !paging?.hasPrevious && !paging?.hasNext) return null;
  const first = ((paging?.page ?? 1) - 1) * pageSize + 1;
  return (
    <Foot>
      <div>{totals}</div>
      {paging && (paging.hasPrevious || paging.hasNext) && (
        <div>
          <span>{`${formatCount(first)} – ${formatCount(first + shown - 1)}`}</span>
          <nav aria-label={text('table.page', { page: paging.page })}>
            <IconButton icon={IconChevronLeft} label={text('table.previous')} disabled={!paging.hasPrevious} onClick={paging.previous} />
            <IconButton icon={IconChevronRight} label={text('table.next')} disabled={!paging.hasNext} onClick={paging.next} />
          </nav>
        </div>
      )}
    </Foot>
  );
}
