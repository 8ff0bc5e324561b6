import type { FestivalOverride, PanchangaFestival } from '@sannidhi/contracts';

export type Span = { from: string; to: string };

/**
 * The festivals of a span of civil dates with a temple's own dates: those it moved out of the span leave, those it moved
 * in come, each saying so; in order of date. `festivalsOn` tells what the rules put on a date outside the span.
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
