import { TEMPLE_HEADER } from '@sannidhi/contracts';
import { pageTempleId } from '../session/page-temple.ts';

/** On an office's calls: the temple the page was opened with, so that it neither changes nor shows one that another tab switched to. */
export function templeHeader(): Record<string, string> {
  const templeId = pageTempleId();
  return templeId ? { [TEMPLE_HEADER]: templeId } : {};
}
