import { type Endpoint, TEMPLE_HEADER } from '@sannidhi/contracts';
import { pageTempleId } from '../session/page-temple.ts';

/** On an office's writes: the temple the page was opened with, so that nothing is recorded at one that another tab switched to. */
export function templeHeader(method: Endpoint['method']): Record<string, string> {
  const templeId = pageTempleId();
  return method === 'GET' || !templeId ? {} : { [TEMPLE_HEADER]: templeId };
}
