import { REMOTE_EVENTS_PATH, type RegistryChanged, type RegistryDocument, satisfiesContract } from '@sannidhi/contracts';
import { replaceRegistry } from '../boot/live-registry.ts';
import { fetchRegistry } from '../remotes/ask-registry.ts';

/** After a refused stream, or a registry that did not come. What is new is told within a minute all the same. */
const AGAIN_MS = 15_000;

/**
 * Listens to the registry while the tab is seen and makes it go by what it hears. The stream says where the registry stands when it
 * opens, so a tab that was hidden, asleep or without a network catches up by itself. A hidden tab holds no connection: a browser has
 * six for a site, for all its tabs. A stream that can't be had is asked for again later and disturbs nobody.
 * @returns ends it.
 */
export function hearOfReleases(known: () => RegistryDocument): () => void {
  let stream: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const hear = async (revision: number) => {
    asked++;
    if (revision === (known().revision ?? 0)) return;
    const mine = asked;
    const registry = await fetchRegistry('every remote').catch(() => undefined);
    if (mine !== asked) return;
    if (registry) replaceRegistry(runnable(registry, known()));
    // Another process may answer a second behind the one that told.
    if ((registry?.revision ?? 0) < revision) reopenLater();
  };
  const close = () => {
    clearTimeout(again);
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    const opened = new EventSource(REMOTE_EVENTS_PATH);
    opened.onmessage = ({ data }) => void hear((JSON.parse(data) as RegistryChanged).revision);
    // A connection that breaks is opened again by the browser; a refusal ends the stream for good.
    opened.onerror = () => opened.readyState === EventSource.CLOSED && reopenLater();
    stream = opened;
  };
  const reopenLater = () => {
    close();
    again = setTimeout(open, AGAIN_MS);
  };
  const attend = () => {
    close();
    if (!document.hidden) open();
  };

  document.addEventListener('visibilitychange', attend);
  attend();
  return () => {
    document.removeEventListener('visibilitychange', attend);
    close();
  };
}

/** A release for a newer shell comes with the next page load; until then the tab stays with the one it can run. */
const runnable = (fresh: RegistryDocument, known: RegistryDocument): RegistryDocument => ({
  ...fresh,
  releases: fresh.releases.map((release) =>
    satisfiesContract(release.contract) ? release : (known.releases.find(({ name }) => name === release.name) ?? release),
  ),
});
