import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { hiddenText } from './hidden-text.ts';

/** Nothing is shown for this long: most responses arrive sooner, and a flash is worse than a wait. */
const SKELETON_DELAY_MS = 150;

const Bar = styled('span')(({ theme }) => ({ display: 'block', borderRadius: 6, background: theme.vars.palette.role.skeleton }));
const Stack = styled('div')({ display: 'grid', gap: 12 });
const Hidden = styled('span')(hiddenText);

/** True once `SKELETON_DELAY_MS` have passed. */
function useSkeletonDelay(): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return passed;
}

/** A placeholder for content, shown after the delay; announces "Loading..." to screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const text = useKitText();
  const visible = useSkeletonDelay();
  return (
    <div aria-busy="true" style={{ visibility: visible ? undefined : 'hidden' }}>
      <Hidden role="status">{visible ? text('loading') : ''}</Hidden>
      {children}
    </div>
  );
}

/** One bar of a skeleton; sizes match the final layout. */
export function SkeletonBar({ width = '100%', height = 14 }: { width?: number | string; height?: number }) {
  return <Bar style={{ width, height }} />;
}

/** Lines of text, or list rows at their real height. */
export function Skeletons({ rows = 3, height = 14 }: { rows?: number; height?: number }) {
  return (
    <Loading>
      <Stack>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity.
          <SkeletonBar key={row} height={height} width={height > 20 ? '100%' : `${92 - (row % 3) * 14}%`} />
        ))}
      </Stack>
    </Loading>
  );
}
