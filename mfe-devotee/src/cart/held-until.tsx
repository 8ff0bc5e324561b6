import { formatTime, Icon, IconClock, invalidateNouns, notify, queryClient, styled } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const SECOND_MS = 1_000;
/** The minutes from which the end of a hold is said aloud, once. */
const WARN_MINUTES = 2;

const Held = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: theme.vars.palette.role.info,
  fontVariantNumeric: 'tabular-nums',
  // Its words go on below each other, not below the clock.
  '& > svg': { flex: 'none', marginTop: 1 },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
}));
const Soon = styled('span')(({ theme }) => ({ ...theme.typography.caption, display: 'block', color: theme.vars.palette.role.warning }));

/** How long a place is still held: a clock for the eye, the time it ends for the ear, and one warning before it does. */
export function HeldUntil({ until, label }: { until: string; label: string }) {
  const text = useTexts();
  const seconds = useSecondsLeft(Date.parse(until));
  const ended = seconds <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it ends.
  useEffect(() => {
    if (!ended) return;
    notify({ title: text('cart.holdEnded', { label }), kind: 'info' });
    void invalidateNouns(queryClient, ['order']);
  }, [ended]);
  if (ended) return null;
  const time = { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
  return (
    <>
      <Held>
        <Icon of={IconClock} size="sm" />
        <span>
          {text('cart.heldUntil', { time: formatTime(until) })} <b aria-hidden="true">{text('cart.timeLeft', time)}</b>
        </span>
      </Held>
      <Soon role="status">{seconds <= WARN_MINUTES * 60 ? text('cart.holdSoon', { label, count: WARN_MINUTES }) : ''}</Soon>
    </>
  );
}

/** Whole seconds until a moment, counting down; zero from then on. */
function useSecondsLeft(at: number): number {
  const left = () => Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock of its own for each moment.
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), SECOND_MS);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
