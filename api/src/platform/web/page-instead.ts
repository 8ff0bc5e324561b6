import type { IncomingMessage } from 'node:http';
import { NOWHERE_PATH } from './request-address.ts';

/** The addresses that are answered as files or by the API; everything else is a page's. */
const NO_PAGE = /^\/(api|assets|remotes)(\/|$)/;

/** A page's address that can't be decoded (`/devotee/%E0%A4%A`) is one that no page has, instead of a malformed request. */
export function pageInstead({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1).join();
  return NO_PAGE.test(path) || isDecodable(path) ? url : NOWHERE_PATH;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
