import { currentLanguage } from '@sannidhi/kit';
import type { Language, Options, Place } from '@sannidhi/panchanga/web';
import { useEffect, useMemo, useState } from 'react';
import { engineFor, loadEngine, type Years } from './load-engine.ts';
import { openReading, type PanchangaReading } from './reading.ts';

/** The state of a reading; `ScreenStates` accepts it like any query. */
export interface PanchangaQuery {
  data: PanchangaReading | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => void;
}

/** Whose calendar, and in which language; the interface's by default. */
export type ReadingChoices = Pick<Options, 'tradition' | 'region'> & { language?: Language | undefined };

/**
 * A place's calendar, computed in this browser. The library is a chunk loaded on first use, with the tables for the years and the names in
 * one language. Without a place it waits.
 */
export function usePanchanga(
  place: Place | undefined,
  { from, to }: Years,
  { tradition, region, language = currentLanguage() }: ReadingChoices = {},
): PanchangaQuery {
  const [, setArrived] = useState('');
  const [failure, setFailure] = useState<{ of: string; error: Error }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${from} ${to} ${language} ${attempt}`;
  const engine = engineFor({ from, to }, language);
  useEffect(() => {
    if (engineFor({ from, to }, language)) return;
    let current = true;
    loadEngine({ from, to }, language).then(
      () => current && setArrived(wanted),
      (error: unknown) => current && setFailure({ of: wanted, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      current = false;
    };
  }, [from, to, language, wanted]);
  const { latitude, longitude, timeZone } = place ?? {};
  const data = useMemo(
    () =>
      engine && latitude !== undefined && longitude !== undefined && timeZone !== undefined
        ? openReading(engine, { latitude, longitude, timeZone }, { tradition, region }, language)
        : undefined,
    [engine, latitude, longitude, timeZone, tradition, region, language],
  );
  const error = !data && failure?.of === wanted ? failure.error : null;
  return { data, error, isPending: !data && !error, refetch: () => setAttempt((count) => count + 1) };
}
