import type { FestivalOverride, PanchangaFestival } from '@sannidhi/contracts';

export type Span = { from: string; to: string };

/**
 * The festivals in a span of civil dates with a temple's own dates applied: those moved out of the span are removed, those moved in are
 * added, and each is marked; in order of date. `festivalsOn` returns what the rules put on a date outside the span.
 */
export function withOwnDates(
  festivals: readonly PanchangaFestival[],
  own: readonly FestivalOverride[],
  span: Span,
  festivalsOn: (date: string) => readonly PanchangaFestival[],
): PanchangaFestival[] {
  if (own.length === 0) return [...festivals];
  const moved = own.flatMap((override) => {
    const festival = (
      within(override.computedDate, span) ? festivals : within(override.date, span) ? festivalsOn(override.computedDate) : []
    ).find(({ id, date }) => id === override.festivalId && date === override.computedDate);
    return festival && within(override.date, span) ? [movedTo(festival, override)] : [];
  });
  const kept = festivals.filter(({ id, date }) => !own.some((override) => override.festivalId === id && override.computedDate === date));
  return [...kept, ...moved].sort((a, b) => a.date.localeCompare(b.date));
}

function movedTo(festival: PanchangaFestival, { date, computedDate, note }: FestivalOverride): PanchangaFestival {
  return { ...festival, date, override: { computedDate, note } };
}

function within(date: string, { from, to }: Span): boolean {
  return date >= from && date <= to;
}
