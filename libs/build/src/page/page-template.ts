import type { PageStyles } from '../first-paint/paint-all.ts';
import { EARLY_READS, EARLY_READS_ID } from './early-reads.ts';
import { KEEP_EVENTS, KEEP_EVENTS_ID } from './keep-events.ts';

interface ScriptFile {
  src: string;
  integrity: string;
}

/** A script that a page announces before anything requests it. */
export interface NextScript {
  src: string;
  /** It is for pages that run one of these parts of the interface kit: the server leaves it out of others. */
  parts?: readonly string[];
}

/** The parts of a page built by the shell. The server fills in what differs per response. */
export interface PageParts {
  language: string;
  title: string;
  description: string;
  /** Styles for the first paint, inlined so that they cost no request. */
  styles: string;
  fonts: readonly string[];
  /** What runs first. */
  script: ScriptFile;
  /** The app, if the first script isn't the app itself but starts it when needed. */
  app?: ScriptFile;
  /** Scripts the page will request once the first one runs. They load in parallel with it, and never before it. */
  next: readonly NextScript[];
  /** Markup above the page that identifies the kind of installation; the server removes it if there is nothing to say. */
  notice: string;
  /** The frame around a screen's markup, which the app replaces when its own screen is ready; empty for other pages. */
  paint: string;
  /** The interface kit's page-wide rules, for a page with `paint`. */
  paintStyles: PageStyles;
  /** The page's rendered markup, so that it is readable before any script runs. */
  content: string;
  /** Markup that isn't displayed yet: templates. */
  aside: string;
}

/** Placeholders that the server replaces; nothing else in a built page changes. */
export const PAGE_MARKS = {
  nonce: '%nonce%',
  boot: '%boot%',
  preloads: '%preloads%',
  paintStyles: '%paint-styles%',
  origin: '%origin%',
  reads: '%reads%',
} as const;

/** The document around a page. */
export const pageTemplate = (parts: PageParts): string =>
  [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${parts.title}</title><meta name="description" content="${parts.description}">`,
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#2B0A1C">',
    ...parts.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2"${fontPriority(parts)} href="${font}" crossorigin>`),
    `<style nonce="${PAGE_MARKS.nonce}">${parts.styles}</style>`,
    parts.paint && stylesOf(parts.paintStyles),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    firstScript(parts),
    parts.paint ? `<script id="${KEEP_EVENTS_ID}">${KEEP_EVENTS}</script>` : preloads(parts) + earlyReads(parts),
    `</head><body>${parts.notice}`,
    // Not before the app is needed: the early script moves them out of the template.
    parts.paint && `<div id="paint">${parts.paint}</div><template id="preloads">${preloads(parts)}</template>`,
    `<div id="root">${parts.content}</div>${parts.aside}`,
    `<script type="application/json" id="boot" nonce="${PAGE_MARKS.nonce}">${PAGE_MARKS.boot}</script></body></html>`,
  ].join('');

/** A page that its app draws needs the app first; any other one has its text at once. */
const fontPriority = ({ app }: PageParts) => (app ? '' : ' fetchpriority="low"');

/** The app adopts the named ones, so that it neither writes them nor has the browser apply them a second time. */
const stylesOf = ({ named, untilApp }: PageStyles) =>
  [
    ...named.map(({ name, css }) => `<style nonce="${PAGE_MARKS.nonce}" data-emotion="k-global ${name}">${css}</style>`),
    `<style nonce="${PAGE_MARKS.nonce}" id="paint-styles">${untilApp}${PAGE_MARKS.paintStyles}</style>`,
  ].join('');

/** The app itself comes before the scripts that are of use only once it runs. */
const firstScript = ({ script, app }: PageParts) =>
  `<script defer nonce="${PAGE_MARKS.nonce}" src="${script.src}" integrity="${script.integrity}"${app ? appData(app) : ' fetchpriority="high"'}></script>`;
const appData = ({ src, integrity }: ScriptFile) => ` data-app="${src}" data-app-integrity="${integrity}"`;

/** After the scripts' names, which the browser then requests first. The landing page waits for its first use. */
const earlyReads = ({ app }: PageParts) =>
  app ? '' : `<script id="${EARLY_READS_ID}" data-for="${PAGE_MARKS.reads}">${EARLY_READS}</script>`;

const preloads = ({ next }: PageParts) =>
  [
    ...next.map(({ src, parts }) => {
      const needing = parts ? ` data-parts="${parts.join(' ')}"` : '';
      return `<link rel="preload" as="script" fetchpriority="low" href="${src}"${needing}>`;
    }),
    PAGE_MARKS.preloads,
  ].join('');
