import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KIT_PARTS } from '@sannidhi/kit/shared-modules';
import type { StatsCompilation } from 'webpack';
import { loadPrerender } from '../first-paint/paint-all.ts';
import { integrityOf } from '../release/seal-release.ts';
import { FIRST_PARTS, kitScripts, PORTAL_PARTS, partScripts } from './kit-scripts.ts';
import { type NextScript, pageTemplate } from './page-template.ts';

/** A page the shell renders at build time. */
export interface PrerenderedPage {
  /** File name without ending: `landing.en`. */
  name: string;
  language: string;
  title: string;
  description: string;
  /** Markup above the page, see `PageParts`. */
  notice: string;
  content: string;
  /** The frame around a screen that the server has markup for, see `PageParts`. */
  paint: string;
  /** Markup that isn't displayed yet. */
  aside: string;
  /** Whether the page works without its app until someone uses it. */
  startsEarly: boolean;
  /** Name prefixes of the fonts that its first paint needs. */
  fonts: readonly string[];
}

interface ShellStats {
  app: StatsCompilation;
  early: StatsCompilation;
}

/** Writes every page in `prerender/pages.tsx` around the built scripts and styles. Returns their names. */
export async function writePages(dir: string, built: string, stats: ShellStats): Promise<string[]> {
  const { prerenderPages } = (await import(pathToFileURL(join(dir, 'prerender/pages.tsx')).href)) as {
    prerenderPages: () => Promise<PrerenderedPage[]>;
  };
  const files = readdirSync(join(built, 'assets'));
  const app = entryScript(built, stats.app, 'main');
  const early = entryScript(built, stats.early, 'early');
  const painted = entryScript(built, stats.early, 'painted');
  const styles = entryAssets(stats.app, 'main')
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(built, 'assets', name), 'utf8'));
  // A painted page is a public screen's; any other one may be a portal's, in its frame.
  const listed = (parts: readonly string[], frames: readonly string[]): NextScript[] => {
    const first = kitScripts(stats.app, parts, frames);
    return [
      ...first.map(asNext),
      ...[...partScripts(stats.app, KIT_PARTS, first)].map(([name, needing]) => ({ ...asNext(name), parts: needing })),
    ];
  };
  const scripts = { painted: listed(FIRST_PARTS, ['frames']), other: listed(PORTAL_PARTS, ['frames', 'portal']) };
  mkdirSync(join(built, 'pages'), { recursive: true });
  const pages = await prerenderPages();
  const paintStyles = (await loadPrerender()).pageStyles();
  for (const page of pages) {
    const html = pageTemplate({
      ...page,
      styles: styles.join('').replaceAll(/\n\s*/g, ''),
      fonts: page.fonts.map((font) => `/assets/${only(files.filter((file) => file.startsWith(`${font}.`) && file.endsWith('.woff2')))}`),
      paintStyles,
      // The landing page's app doesn't need the kit.
      next: page.startsEarly && !page.paint ? [] : scripts[page.paint ? 'painted' : 'other'],
      ...(page.startsEarly ? { script: page.paint ? painted : early, app } : { script: app }),
    });
    writeFileSync(join(built, 'pages', `${page.name}.html`), html);
  }
  return pages.map(({ name }) => name);
}

const asNext = (name: string): NextScript => ({ src: `/assets/${name}` });
const entryAssets = (stats: StatsCompilation, entry: string) => (stats.entrypoints?.[entry]?.assets ?? []).map(({ name }) => name);

function entryScript(built: string, stats: StatsCompilation, entry: string) {
  const script = only(entryAssets(stats, entry).filter((name) => name.endsWith('.js')));
  return { src: `/assets/${script}`, integrity: integrityOf(join(built, 'assets', script)) };
}

/** An entry is one script and each font is one file; anything else is a configuration error. */
function only(found: readonly string[]): string {
  if (found.length !== 1 || !found[0]) throw new Error(`Expected one file, found ${found.join(', ') || 'none'}`);
  return found[0];
}
