import type { CSSProperties } from 'react';
import type { ShownNotice } from './notice.ts';
import type { NoticeLabels } from './notice-labels.ts';
import { NOTICE_BUTTON } from './notice-style.ts';

/** Above a notice that is still open, and above the bottom navigation. */
const PANEL: CSSProperties = {
  position: 'fixed',
  zIndex: 71,
  boxSizing: 'border-box',
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '12px 8px 12px 16px',
  borderRadius: 14,
  border: '1px solid var(--color-line)',
  background: 'var(--color-raised)',
  color: 'var(--color-text)',
  boxShadow: 'var(--shadow-overlay)',
  font: '400 16px/22px var(--font-text)',
};
const OPEN_NOTICE_HEIGHT_PX = 84;
const HEAD: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };
const TITLE: CSSProperties = { margin: 0, font: '600 16px/22px var(--font-text)' };
const LIST: CSSProperties = { margin: 0, padding: '0 8px 0 0', listStyle: 'none' };
const ENTRY: CSSProperties = { display: 'flex', gap: 12, padding: '10px 0', borderTop: '1px solid var(--color-line)' };
const TIME: CSSProperties = { flex: 'none', color: 'var(--color-text-secondary)', fontVariantNumeric: 'tabular-nums' };

interface NoticeListProps {
  notices: readonly ShownNotice[];
  labels: NoticeLabels;
  place: 'center' | 'office';
  onClose: () => void;
}

/** Dismissed messages, newest first, to read again. An open one stays where it is, below the list. */
export function NoticeList({ notices, labels, place, onClose }: NoticeListProps) {
  const left = notices.filter(({ open }) => !open);
  return (
    <div style={{ ...PANEL, ...placed(place, left.length < notices.length) }}>
      <div style={HEAD}>
        <h2 style={TITLE}>{labels.recent}</h2>
        <button type="button" style={NOTICE_BUTTON} onClick={onClose}>
          {labels.close}
        </button>
      </div>
      {left.length === 0 && <p style={{ margin: 0, paddingBottom: 8 }}>{labels.none}</p>}
      <ul style={LIST}>
        {left.map(({ id, title, body, at }) => (
          <li key={id} style={ENTRY}>
            <span style={{ flex: 1, minWidth: 0 }}>
              <strong style={{ fontWeight: 600, display: 'block' }}>{title}</strong>
              {body}
            </span>
            <time dateTime={new Date(at).toISOString()} style={TIME}>
              {timeOf(at)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placed(place: NoticeListProps['place'], hasOpenNotice: boolean): CSSProperties {
  const notice = hasOpenNotice ? ` + var(--notice-lift, 0px) + ${OPEN_NOTICE_HEIGHT_PX}px` : '';
  const bottom = `calc(var(--dock-height, 0px) + 20px${notice})`;
  return place === 'office' ? { bottom, right: 20 } : { bottom, left: '50%', transform: 'translateX(-50%)' };
}

/** The translator may not be loaded yet; the page itself knows its language. */
const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { hour: 'numeric', minute: '2-digit' }).format(at);
