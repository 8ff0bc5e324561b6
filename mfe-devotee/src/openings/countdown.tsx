import type { OpeningView } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useSkew } from './use-opening.ts';

const SECOND_MS = 1_000;
const DAY_S = 86_400;
const Digits = styled('p')(({ theme }) => ({ ...theme.typography.h1, fontVariantNumeric: 'tabular-nums lining-nums', margin: 0 }));

/** Counts down by the server's clock, in the last day. Sighted people see it; the moment itself is in the text beside it. */
export function Countdown({ opening, until }: { opening: Pick<OpeningView, 'now'>; until: string }) {
  const skew = useSkew(opening);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now - skew) / SECOND_MS));
  return seconds > DAY_S ? null : <Digits aria-hidden>{clockOf(seconds)}</Digits>;
}

/** `1:05:09`, or `5:09` within the hour. */
function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
