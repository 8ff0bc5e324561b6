import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { NoticeContent } from './notice-content.tsx';
import { currentNotice, dismissNotice, NOTICE_DURATION_MS, NOTICE_HOTKEY, subscribeToNotices } from './notices.ts';

interface ToasterProps {
  /** Names of the region and of the dismiss button, in the page's language. */
  labels?: { region: string; dismiss: string };
  /** `office` puts notices at the bottom right, else they stand bottom centre above the navigation. */
  place?: 'center' | 'office';
}

const LABELS = { region: `Notifications (${NOTICE_HOTKEY})`, dismiss: 'Dismiss' };

/** Draws the notices of `notify`: one at a time for 5 s, reachable with F8, dismissed by swiping right. Mounted once by the shell. */
export function Toaster({ labels = LABELS, place = 'center' }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  useRegionKeys(region);
  return (
    <section ref={region} aria-label={labels.region} tabIndex={-1} style={{ outlineOffset: 4 }}>
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={NOTICE_DURATION_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: place === 'office' ? 'right' : 'center' }}
        classes={{ containerRoot: 'notices' }}
        onClose={(_event, _reason, key) => key === currentNotice()?.id && dismissNotice()}
        disableWindowBlurListener
      >
        <NoticeRelay dismissLabel={labels.dismiss} />
      </SnackbarProvider>
    </section>
  );
}

/** Hands the current notice to notistack and takes it back when it is dismissed. */
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

/** F8 reaches the region from anywhere; Escape inside it dismisses. */
function useRegionKeys(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === NOTICE_HOTKEY) region.current?.focus();
      if (event.key === 'Escape' && region.current?.contains(document.activeElement)) dismissNotice();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [region]);
}
