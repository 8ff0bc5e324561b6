import type { CSSProperties } from 'react';

/** A button in a notice: 44 px, in the notice's own colors. */
export const NOTICE_BUTTON: CSSProperties = {
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: '600 16px/20px var(--font-text)',
  cursor: 'pointer',
};
