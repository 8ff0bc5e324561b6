import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from '../theme/scale-tokens.ts';

/** Delay before a tooltip appears, in milliseconds. */
export const TIP_DELAY_MS = 700;
/** Within this time after another tooltip closes, the next one opens immediately, in milliseconds. */
export const TIP_SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

const Bubble = styled('span')(({ theme }) => ({
  position: 'fixed',
  zIndex: z.overlay,
  transform: 'translateX(-50%)',
  maxWidth: 280,
  padding: '6px 10px',
  borderRadius: 6,
  background: theme.vars.palette.role.text,
  color: theme.vars.palette.role.surface,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  pointerEvents: 'none',
}));

/** Explains a control after 700 ms of hovering, or on keyboard focus. Never the only place for a fact. */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<{ left: number; top: number }>();
  const open = () => {
    clearTimeout(timer.current);
    const wait = Date.now() - lastClosedAt < TIP_SKIP_DELAY_MS ? 0 : TIP_DELAY_MS;
    timer.current = setTimeout(() => setAt(below(anchor.current)), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (at) lastClosedAt = Date.now();
    setAt(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the control inside receives.
    <span
      ref={anchor}
      style={{ display: 'inline-flex' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {at && (
        <Portal>
          <Bubble role="tooltip" style={at}>
            {text}
          </Bubble>
        </Portal>
      )}
    </span>
  );
}

function below(element: HTMLElement | null): { left: number; top: number } | undefined {
  const box = element?.firstElementChild?.getBoundingClientRect();
  if (!box) return undefined;
  const left = Math.min(Math.max(box.left + box.width / 2, 80), Math.max(window.innerWidth - 80, 80));
  return { left, top: box.bottom + 44 > window.innerHeight ? box.top - 40 : box.bottom + 8 };
}
