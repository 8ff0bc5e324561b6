import { BOOT_ELEMENT_ID, type BootDocument, type Remote } from '@sannidhi/contracts';

/** What one page load returned, as a browser gets it. */
export interface PageBrought {
  boot: BootDocument;
  /** The cookie that identifies the browser; the one that was sent if the response set none. */
  cookie: string;
}

/** Requests a page as a browser does. */
export async function visit(url: string, path: string, cookie = ''): Promise<PageBrought> {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
  const html = await answer.text();
  const json = new RegExp(`<script [^>]*id="${BOOT_ELEMENT_ID}"[^>]*>([^<]*)`).exec(html)?.[1];
  const set = answer.headers.getSetCookie().map((each) => each.replace(/;.*/, ''));
  return { boot: JSON.parse(json ?? '{}') as BootDocument, cookie: set.join('; ') || cookie };
}

/** The release of a remote that a page runs. */
export const releaseIn = ({ boot }: PageBrought, remote: Remote): string | undefined =>
  boot.registry.releases.find(({ name }) => name === remote)?.release;
