import { REMOTE_EVENTS_PATH, type RegistryChanged, type RegistryDocument, satisfiesContract } from '@sannidhi/contracts';
import { replaceRegistry } from '../boot/live-registry.ts';
import { fetchRegistry } from '../remotes/ask-registry.ts';

/** The retry delay after a refused stream or a registry that failed to load. News still arrives within a minute. */
const AGAIN_MS = 15_000;

/**
 * Subscribes to the registry while the tab is visible and applies its changes. The stream reports the registry's revision when it opens, so
 * a tab that was hidden, asleep or offline catches up by itself. A hidden tab holds no connection: a browser has six per site, for all its
 * tabs. A stream that is refused is retried later without disturbing the user.
 * @returns a function that unsubscribes.
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
    // The answer may come from another process, which can be a second behind the one that sent the event.
    if ((registry?.revision ?? 0) < revision) reopenLater();
  };
  const close = () => {
    clearTimeout(again);
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    // An event source can't carry a bearer token (ADR 135).
    const opened = new EventSource(REMOTE_EVENTS_PATH, { withCredentials: true });
    opened.onmessage = ({ data }) => void hear((JSON.parse(data) as RegistryChanged).revision);
    // The browser reopens a broken connection; a refusal ends the stream for good.
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

/** A release for a newer shell needs the next page load; until then the tab stays with the one it can run. */
const runnable = (fresh: RegistryDocument, known: RegistryDocument): RegistryDocument => ({
  ...fresh,
  releases: fresh.releases.map((release) =>
    satisfiesContract(release.contract) ? release : (known.releases.find(({ name }) => name === release.name) ?? release),
  ),
});
