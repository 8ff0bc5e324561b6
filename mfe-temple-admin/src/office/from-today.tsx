import { useAddress } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { addDays } from './temple-time.ts';
import { useTemple } from './use-temple.ts';

interface FromTodayProps {
  /** How many days are shown at first, with today. */
  days: number;
  /** A parameter that stands for dates: a search looks through all of them. */
  unless?: string;
  children: ReactNode;
}

/** A list by date that starts today, at the temple, where its address says no date. */
export function FromToday({ days, unless, children }: FromTodayProps) {
  const { parameters } = useAddress();
  const { today } = useTemple();
  if (parameters.has('from') || (unless && parameters.has(unless))) return children;
  const next = new URLSearchParams(parameters);
  next.set('from', today);
  next.set('to', addDays(today, days - 1));
  return <Navigate to={`?${next}`} replace />;
}
