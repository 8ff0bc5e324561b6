import { SEARCH_MIN, searchEndpoints } from '@sannidhi/contracts';
import type { FrameLink } from '../frame/frame-types.ts';
import type { Text } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useSettled } from '../query/use-settled.ts';
import { hitGroup, type OptionGroup, pageGroup } from './search-options.ts';

interface Found {
  groups: OptionGroup[];
  /** What is shown belongs to these words; false while the server is asked for newer ones. */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/** What the typed words find: pages at once, records once the server answered. */
export function useOfficeSearch(typed: string, pages: readonly FrameLink[], recent: readonly FrameLink[], text: Text): Found {
  const words = typed.trim();
  const settled = useSettled(words);
  const enabled = settled.length >= SEARCH_MIN && words.length >= SEARCH_MIN;
  const read = useRead(searchEndpoints.office, { query: { words: settled }, enabled, keepPrevious: true });
  const groups = [pageGroup(typed, pages, recent, text), ...(enabled ? (read.data?.groups ?? []).map(hitGroup(text)) : [])];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isCurrent: words.length < SEARCH_MIN || (words === settled && !read.isFetching),
    failed: enabled && read.isError,
    retry: () => void read.refetch(),
  };
}
