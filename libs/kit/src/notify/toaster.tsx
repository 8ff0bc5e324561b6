import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { NoticeContent } from './notice-content.tsx';
import { ENGLISH_LABELS, type NoticeLabels } from './notice-labels.ts';
import { useNoticeLift } from './notice-lift.ts';
import { NoticeList } from './notice-list.tsx';
import { currentNotice, recentNotices, subscribeToNotices } from './notices.ts';
import { usePressGuard } from './press-guard.ts';
import { useRegionKeys } from './region-keys.ts';

interface ToasterProps {
  /** Labels in the page's language. */
  labels?: NoticeLabels;
  /** `office` puts notices at the bottom right; otherwise they are at the bottom center above the navigation. */
  place?: 'center' | 'office';
  /** Whether the recent messages are open from the start, because F8 was pressed. */
  startsOpen?: boolean;
}

/** Draws the notices of `notify`: one at a time for 5 s, clear of what can be pressed, dismissed by swiping right. F8 reaches them and those that left. Mounted once by the shell. */
export function Toaster({ labels = ENGLISH_LABELS, place = 'center', startsOpen = false }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const { isReading, leave, close } = useRegionKeys(region, startsOpen);
  const notices = useSyncExternalStore(subscribeToNotices, recentNotices, () => NONE);
  useNoticeLift(region, notices[0]?.open ? notices[0].id : undefined);
  usePressGuard(region);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <section ref={region} aria-label={labels.region} tabIndex={-1} style={{ outlineOffset: 4 }} onBlur={onBlur}>
      {isReading && <NoticeList notices={notices} labels={labels} place={place} onClose={leave} />}
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={null}
        transitionDuration={IN_PLACE}
        anchorOrigin={{ vertical: 'bottom', horizontal: place === 'office' ? 'right' : 'center' }}
        classes={{ containerRoot: 'notices' }}
        disableWindowBlurListener
      >
        <NoticeRelay dismissLabel={labels.dismiss} />
      </SnackbarProvider>
    </section>
  );
}

const NONE: ReturnType<typeof recentNotices> = [];
/** A notice fades in where nothing can be pressed; sliding there, it would pass over buttons. */
const IN_PLACE = { enter: 0, exit: 0 };

/** Passes the current notice to notistack and removes it when it is dismissed. */
function NoticeRelay({ dismissLabel }: { dismissLabel: string }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => undefined);
  const drawn = useRef<SnackbarKey>(undefined);
  useEffect(() => {
    if (drawn.current !== undefined && (drawn.current !== notice?.id || !notice?.open)) closeSnackbar(drawn.current);
    if (!notice?.open || drawn.current === notice.id) return;
    drawn.current = notice.id;
    enqueueSnackbar(notice.title, { key: notice.id, content: () => <NoticeContent notice={notice} dismissLabel={dismissLabel} /> });
  }, [notice, enqueueSnackbar, closeSnackbar, dismissLabel]);
  return null;
}
