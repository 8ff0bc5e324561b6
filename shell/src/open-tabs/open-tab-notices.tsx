import { styled } from '@sannidhi/kit';
import { announce, focusPage } from '@sannidhi/kit/arrival';
import { useState } from 'react';
import type { PageRequest } from '../remotes/page-loader.ts';
import { HealedNotice } from './healed-notice.tsx';
import { NewerRelease } from './newer-release.tsx';

const RAISED = 'html:has(& > section) :is(.notices, .own-releases)';

/**
 * At the bottom of the content, above the navigation: it never covers the end of a page, focused elements scroll clear of it, and other
 * fixed elements sit above it.
 */
const Place = styled('div')({
  position: 'sticky',
  bottom: 'calc(var(--dock-height, 0px) + 16px)',
  zIndex: 25,
  display: 'grid',
  gap: 8,
  maxWidth: 'min(640px, 100vw - 32px)',
  margin: '0 auto',
  'html:has(& > section)': { scrollPaddingBottom: 'calc(var(--dock-height, 0px) + 200px)' },
  [RAISED]: { bottom: 'calc(var(--dock-height, 0px) + 104px + var(--notice-lift, 0px))' },
  '@media (max-width:599.95px)': { [RAISED]: { bottom: 'calc(var(--dock-height, 0px) + 184px + var(--notice-lift, 0px))' } },
});

export interface OpenTabNoticesProps {
  /** The release the page moved to because the previous one had lost its files. */
  healed: string | undefined;
  /** The page in a newer release. */
  newer: PageRequest | undefined;
  /** Called once the newer release is loaded and nothing is being typed: the page can be rendered from it. */
  onTakeUp: () => void;
}

/** Unobtrusive notices to a user whose page is open while releases change. Each is answered once. */
export function OpenTabNotices({ healed, newer, onTakeUp }: OpenTabNoticesProps) {
  const [read, setRead] = useState<string>();
  const [later, setLater] = useState<string>();
  const answered = (note: () => void) => () => {
    note();
    announce('');
    focusPage();
  };
  return (
    <Place data-noprint>
      {healed && healed !== read && <HealedNotice onRead={answered(() => setRead(healed))} />}
      {newer && newer.release.release !== later && (
        <NewerRelease page={newer} onTakeUp={onTakeUp} onLater={answered(() => setLater(newer.release.release))} />
      )}
    </Place>
  );
}
