/**
 * What `load` answered at most `keptMs` ago: for figures over everything the platform holds, whose count grows with it.
 * Those who ask while it loads share one load; a failed one is not kept.
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
