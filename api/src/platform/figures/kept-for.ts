/**
 * Caches what `load` returned for up to `keptMs`: for figures over everything on the platform, whose cost grows with it. Concurrent callers
 * share one load; a failed one isn't cached.
 */
export function keptFor<T>(keptMs: number, load: () => Promise<T>, clock: () => number = Date.now): () => Promise<T> {
  let kept: { at: number; figures: Promise<T> } | undefined;
  return () => {
    if (kept && clock() - kept.at < keptMs) return kept.figures;
    const fresh = { at: clock(), figures: load() };
    kept = fresh;
    fresh.figures.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.figures;
  };
}
