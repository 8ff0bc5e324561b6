import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import type { Paging } from '../query/use-pages.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { usePageStart } from './use-page-start.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '&:focus': { outline: 'none' },
  // Firefox breaks no page inside a grid.
  '@media print': { display: 'block' },
});
const Ways = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'center' });

interface PagedListProps {
  paging: Paging;
  /** The labels of the paging buttons when pages are in time order: "Newer gifts", "Older gifts". */
  previous?: string;
  next?: string;
  children: ReactNode;
}

/** A list of cards or lines with paging buttons below; lists with columns use `DataTable`. */
export function PagedList({ paging, previous, next, children }: PagedListProps) {
  const text = useKitText();
  const list = useRef<HTMLDivElement>(null);
  usePageStart(list, paging);
  return (
    <Root ref={list} tabIndex={-1}>
      {children}
      {(paging.hasPrevious || paging.hasNext) && (
        <Ways aria-label={text('table.page', { page: paging.page })}>
          <Button disabled={!paging.hasPrevious} onClick={paging.previous}>
            {previous ?? text('table.previous')}
          </Button>
          <span>{text('table.page', { page: paging.page })}</span>
          <Button disabled={!paging.hasNext} onClick={paging.next}>
            {next ?? text('table.next')}
          </Button>
        </Ways>
      )}
    </Root>
  );
}
