import { Button, IconRefresh, useText } from '@sannidhi/kit';
import { arriveAgain } from '@sannidhi/kit/arrival';
import { formsSettled, hasUnsavedForm, subscribeToUnsaved } from '@sannidhi/kit/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageRequest, PageState } from '../remotes/page-loader.ts';
import { usePageLoader } from '../remotes/page-loader-context.ts';
import { QuietNotice } from './quiet-notice.tsx';
import { useSayOnce } from './use-say-once.ts';

interface NewerReleaseProps {
  page: PageRequest;
  onTakeUp: () => void;
  onLater: () => void;
}

const FAILED: readonly PageState['status'][] = ['failed', 'incompatible', 'gone'];

/**
 * Offers the newest release of the open page, but never while a form has unsaved changes. The release is loaded in the background and the
 * page is swapped in one step once it is ready; if it fails to load, nothing changes.
 */
export function NewerRelease({ page, onTakeUp, onLater }: NewerReleaseProps) {
  const text = useText('shell');
  const loader = usePageLoader();
  const { status } = useSyncExternalStore(loader.subscribe, () => loader.state(page));
  const isUnsaved = useSyncExternalStore(subscribeToUnsaved, hasUnsavedForm);
  const [wanted, want] = useState<string>();
  const isWanted = wanted === page.release.release && !isUnsaved;
  // If the user types while it is loading, the page stays and they are asked again.
  if (wanted && isUnsaved) want(undefined);
  useTakeUp(isWanted && status === 'ready', onTakeUp);

  const hasFailed = isWanted && FAILED.includes(status);
  const title = text(hasFailed ? 'openTab.failed' : 'openTab.ready');
  const detail = text(hasFailed ? 'openTab.untouched' : 'openTab.yourChoice');
  useSayOnce(isUnsaved ? [] : [title, detail]);
  if (isUnsaved) return null;

  const use = () => {
    want(page.release.release);
    if (FAILED.includes(status)) loader.retry(page);
    else loader.load(page);
  };
  return (
    <QuietNotice icon={IconRefresh} title={title} detail={detail}>
      <Button variant="text" onClick={onLater}>
        {text('openTab.later')}
      </Button>
      <Button onClick={use} busy={isWanted && !hasFailed && text('openTab.using')}>
        {text(hasFailed ? 'openTab.again' : 'openTab.use')}
      </Button>
    </QuietNotice>
  );
}

/** Remounts the page once nothing is being submitted, as if it had just been opened. */
function useTakeUp(canTakeUp: boolean, onTakeUp: () => void): void {
  useEffect(() => {
    let isOver = !canTakeUp;
    const takeUp = () => {
      if (isOver || hasUnsavedForm()) return;
      arriveAgain();
      onTakeUp();
    };
    if (canTakeUp) void formsSettled().then(takeUp);
    return () => {
      isOver = true;
    };
  }, [canTakeUp, onTakeUp]);
}
