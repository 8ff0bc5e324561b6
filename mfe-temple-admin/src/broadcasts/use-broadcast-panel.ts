import { type Panel, usePanel } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { ABOUT } from './message-path.ts';

/** The open broadcast, and whom a new one is for if another page asked for it: said once, it isn't true of the next one. */
export function useBroadcastPanel(): { panel: Panel; about: string | undefined } {
  const panel = usePanel('broadcast');
  const [search, setSearch] = useSearchParams();
  const about = search.get(ABOUT) ?? undefined;
  if (!about?.includes(':')) return { panel, about: undefined };
  const show = (id?: string) => setSearch(id ? { broadcast: id } : {}, { replace: true });
  return { about, panel: { ...panel, open: show, close: () => show() } };
}
