import type { CSSProperties, Ref } from 'react';
import type { ShownNotice } from './notice.ts';
import { useNoticeClock } from './notice-clock.ts';
import { NOTICE_BUTTON } from './notice-style.ts';
import { dismissNotice } from './notices.ts';
import { useSwipeRight } from './swipe.ts';

/** Inverse colors from `tokens.css`, because the toaster also serves pages without MUI. */
const STYLE: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  width: 'min(440px, calc(100vw - 32px))',
  minHeight: 48,
  padding: '12px 8px 12px 16px',
  borderRadius: 10,
  background: 'var(--color-text)',
  color: 'var(--color-surface)',
  boxShadow: 'var(--shadow-overlay)',
  font: '400 16px/22px var(--font-text)',
};
const SHAPES = { success: 'M9 12l2 2l4 -4', error: 'M12 8v4M12 16h.01', info: 'M12 9h.01M11 12h1v4h1' } as const;

/** One notice: icon, sentence, at most one action, and dismissal by pointer, swipe or Escape. */
export function NoticeContent({ notice, dismissLabel, ref }: { notice: ShownNotice; dismissLabel: string; ref?: Ref<HTMLDivElement> }) {
  const { style, ...swipe } = useSwipeRight(dismissNotice);
  const clock = useNoticeClock(notice.id);
  const kind = notice.kind ?? 'success';
  return (
    <div
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      aria-atomic="true"
      style={{ ...STYLE, ...style }}
      data-kind={kind}
      {...swipe}
      {...clock}
    >
      <svg
        width={22}
        height={22}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        aria-hidden="true"
        style={{ flex: 'none' }}
      >
        <circle cx={12} cy={12} r={9} />
        <path d={SHAPES[kind]} />
      </svg>
      <span style={{ flex: 1, minWidth: 0 }}>
        {notice.body ? <strong style={{ fontWeight: 600, display: 'block' }}>{notice.title}</strong> : notice.title}
        {notice.body}
      </span>
      {notice.action && (
        <button
          type="button"
          style={NOTICE_BUTTON}
          onClick={() => {
            notice.action?.onClick();
            dismissNotice();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button type="button" style={NOTICE_BUTTON} aria-label={dismissLabel} onClick={dismissNotice}>
        <svg
          width={18}
          height={18}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M18 6l-12 12M6 6l12 12" />
        </svg>
      </button>
    </div>
  );
}
