import {
  type BootDocument,
  BRAND,
  demoGiftPath,
  type Language,
  type MarketingFigures,
  pageAt,
  type RemoteRelease,
  type RemoteRoute,
  releaseBase,
  saidIn,
} from '@sannidhi/contracts';
import type { EarlyStart, FirstPaint } from './first-paint/first-paints.ts';
import { escapeHtml } from './html-text.ts';

/** The placeholders for the demo's values in the prerendered page, as the shell's `prerender/pages.tsx` writes them. */
const DEMO_MARK = demoGiftPath({ temple: 'demo-temple', qr: 'demo-qr', name: 'demo-name', purpose: 'demo-purpose' });
/** Above the prerendered page, as the shell's `prerender/pages.tsx` writes it. */
const STAGING_BLOCK = /<aside class="staging"[\s\S]*?<\/aside>/;
const DEMO_BLOCK = /<section class="demo"[\s\S]*?<\/section>/;

/** Fills everything but the nonce into a built page: what this installation shows and what this address will need. */
export function fillPage(template: string, boot: BootDocument, path: string, language: Language): string {
  const drawn = boot.staging ? template : template.replace(STAGING_BLOCK, '');
  const filled = fillDemo(fillFigures(drawn, boot.figures), boot);
  return filled
    .replace('%title%', () => escapeHtml(titleOf(path, boot, language)))
    .replace('%preloads%', () => preloadsOf(path, boot, language))
    .replace('%boot%', () => embeddable(boot));
}

/** A page's title as its release declares it; the shell sets its own pages' titles when it renders them. */
function titleOf(path: string, { registry }: BootDocument, language: Language): string {
  const title = pageAt(path, registry)?.page?.route.title;
  return title ? `${saidIn(title, language)} · ${BRAND.name}` : BRAND.name;
}

/** Placeholder in a filled page's boot document until the page is sent. */
export const PAGE_LOAD_MARK = '%page-load%';

/** A script of the interface kit in a page, with the parts of the kit that need it. */
const SCRIPT_OF_PARTS = /<link rel="preload" as="script" fetchpriority="low" href="[^"]*" data-parts="([\w ]+)">/g;

/**
 * Puts a screen's markup and styles into a filled page, and leaves out the scripts of parts that it doesn't run. Comes last: what a release
 * brings is never searched for placeholders.
 */
export const withFirstPaint = (page: string, { html, css, parts }: FirstPaint) =>
  onlyParts(page, parts)
    .replace('%paint-styles%', () => css)
    .replace('%paint%', () => html);

/**
 * Fills in what a page for signed-in users asks for before its app runs, with the files that its screen loads on its own, and leaves out
 * the scripts of parts that it doesn't run.
 */
export const withEarlyStart = (page: string, start: EarlyStart | undefined) =>
  (start ? onlyParts(page, start.parts) : page)
    .replace(EARLY_READS, (script) => (start ? preloadsOfFiles(start.release, start.files) + script : ''))
    .replace('%reads%', () => escapeHtml(start?.asks.join(' ') ?? ''));

/** Not in a page that asks for nothing: a gateway's copy of it allows no inline script. */
const EARLY_READS = /<script id="early-reads"[^<>]*>[^<]*<\/script>/;

const onlyParts = (page: string, parts: readonly string[]) =>
  page.replace(SCRIPT_OF_PARTS, (link, needing: string) => (needing.split(' ').some((part) => parts.includes(part)) ? link : ''));

/** Adds what is specific to one response to a filled page: its nonce and its signed name. */
export const withNonce = (page: string, nonce: string, pageLoad = '') =>
  page.replaceAll('%nonce%', nonce).replace(PAGE_LOAD_MARK, () => pageLoad);

const fillFigures = (html: string, figures: MarketingFigures) =>
  (Object.keys(figures) as (keyof MarketingFigures)[]).reduce(
    (page, key) => page.replaceAll(`%figure-${key}%`, () => escapeHtml(figures[key])),
    html,
  );

function fillDemo(html: string, { demo }: BootDocument): string {
  if (!demo) return html.replace(DEMO_BLOCK, '');
  return html
    .replaceAll(escapeHtml(DEMO_MARK), () => escapeHtml(demoGiftPath(demo)))
    .replace('%demo-code%', () => demo.code.path)
    .replace('0 0 8101 8101', () => `0 0 ${demo.code.size} ${demo.code.size}`);
}

/** The scripts of the remote's page at `path`, fetched while the shell is still starting. */
function preloadsOf(path: string, { registry }: BootDocument, language: Language): string {
  const page = pageAt(path, registry)?.page;
  if (!page) return '';
  const { release, route } = page;
  return preloadsOfFiles(release, pageScripts(release, route, language));
}

/** Low: they share the line with the app's own script, which has to run before any of them. */
const preloadsOfFiles = (release: RemoteRelease, files: readonly string[]) =>
  files
    .map((file) => {
      const attributes = `crossorigin href="${releaseBase(release)}${file}" integrity="${release.integrity[file]}"`;
      return `<link rel="preload" as="script" fetchpriority="low" ${attributes}>`;
    })
    .join('');

/** A page's first view: the release's entry, the page's own files, and the area's texts in `language` if it has them. */
function pageScripts({ entry, integrity }: RemoteRelease, { files }: RemoteRoute, language: Language): string[] {
  const texts = Object.keys(integrity).filter((file) => file.startsWith(`texts-${language}.`));
  return [...new Set([entry, ...files, ...texts])].filter((file) => file.endsWith('.js') && integrity[file]);
}

/** JSON that can't close its own element. */
const embeddable = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
