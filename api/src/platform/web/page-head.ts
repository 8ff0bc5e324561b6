import { BRAND } from '@sannidhi/contracts';
import { escapeHtml } from './html-text.ts';

/** What a page's head says about its content, before any script runs: for the tab, and for those who preview a link. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's own path, without what a link's sender added to it. */
  path: string;
}

/** The built page's own title and description. */
const OWN = /<title>[^<]*<\/title>(<meta name="description" content="[^"]*">)?/;

/** Gives a filled page the title, the description and the preview (Open Graph) of its content. */
export function withHead(page: string, { title, description, path }: PageHead, publicUrl: string): string {
  const url = new URL(path, publicUrl).href;
  const shared = { site_name: BRAND.name, type: 'website', title, description, url };
  const tags = [
    `<title>${escapeHtml(`${title} · ${BRAND.name}`)}</title>`,
    meta('name="description"', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(shared).map(([name, content]) => meta(`property="og:${name}"`, content)),
    meta('name="twitter:card"', 'summary'),
  ];
  return page.replace(OWN, () => tags.join(''));
}

const meta = (of: string, content: string) => `<meta ${of} content="${escapeHtml(content)}">`;
