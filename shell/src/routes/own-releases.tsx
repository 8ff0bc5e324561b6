import { useBoot } from '../boot/boot-context.ts';
import { fill, useWords } from '../words/words.ts';

/** Shows that this browser runs different releases than everyone else, and ends that with one press. */
export function OwnReleases() {
  const { previews = [], disabled = [], releases } = useBoot().registry;
  const { ownReleases } = useWords();
  if (previews.length + disabled.length === 0) return null;
  const tried = previews.map((remote) => `${remote} ${releases.find(({ name }) => name === remote)?.release ?? ''}`);
  return (
    <aside className="own-releases" aria-label={ownReleases.label}>
      {tried.length > 0 && <p>{fill(ownReleases.previews, { remotes: tried.join(', ') })}</p>}
      {disabled.length > 0 && <p>{fill(ownReleases.disabled, { remotes: disabled.join(', ') })}</p>}
      <a href="?preview=off&disable=off">{ownReleases.reset}</a>
    </aside>
  );
}
