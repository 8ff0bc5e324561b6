import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonicalPath,
  FIRST_PAINT_FILE,
  factsOfRole,
  type KnownFacts,
  type Language,
  matchRoute,
  type PageLayout,
  type FirstPaints as PaintFile,
  pageAt,
  type RegistryDocument,
  type RemoteRelease,
  roleOfArea,
} from '@sannidhi/contracts';
import { paintCss } from './paint-css.ts';
import { NOTHING_KNOWN, paintHtml } from './paint-html.ts';

/** A screen's markup and its styles, for the page that is about to be sent. */
export interface FirstPaint {
  layout: PageLayout;
  html: string;
  css: string;
  /** The parts of the interface kit that its app runs, besides those of every painted screen. */
  parts: readonly string[];
}

/** How a page for signed-in users begins before its app runs. */
export interface EarlyStart {
  /** The role it is for, the address of its session check, and what its screen reads first (`firstRead`). */
  asks: readonly string[];
  /** The parts of the interface kit that its screen runs. */
  parts: readonly string[];
  /** The release, and those of its files that its screen loads on its own. */
  release: RemoteRelease;
  files: readonly string[];
}

/** What is known about the page at an address. `variant` is the screen to show for it. */
export interface Known extends KnownFacts {
  variant?: string;
}

export interface PaintSources {
  /** The build with the shell's own screens. */
  shell: string;
  /** The folder of a release's files, the published one or the one that is installed. */
  folderOf: (release: RemoteRelease) => string | undefined;
}

/** More than a build writes. */
const MOST_BYTES = 4_000_000;
/** Releases in use, and the shell. */
const REMEMBERED = 20;
/** More than a screen reads at once. */
const MOST_READS = 12;
/** An address of the API's, with its nouns; its only placeholder is the year, which the browser knows. */
const READ = /^\/api(?:\/[\w-]+)+(?:\/\{year\})?(?:\?[\w=&-]*)?(?:#[\w,-]*)?$/;

/** The prerendered screens of the shell and of releases. Their files are read once. */
export class FirstPaints {
  readonly #sources: PaintSources;
  readonly #files = new Map<string, { changedAt: number; paints: PaintFile | undefined }>();

  constructor(sources: PaintSources) {
    this.#sources = sources;
  }

  /** The screen at a path; undefined if its build has none for this language, or nothing of a tree may be shown. */
  of(path: string, registry: RegistryDocument, language: Language, known: Known = NOTHING_KNOWN): FirstPaint | undefined {
    const found = pageAt(path, registry);
    if (!found || found.page?.route.access === 'signed-in' || path.includes('?')) return undefined;
    const folder = found.page ? this.#sources.folderOf(found.page.release) : this.#sources.shell;
    const paints = folder === undefined ? undefined : this.read(join(folder, FIRST_PAINT_FILE));
    const screens = paints?.screens ?? {};
    const canonical = canonicalPath(path);
    const page = found.page?.route.path ?? patternsOf(screens).find((pattern) => matchRoute(pattern, canonical));
    const name = page === undefined ? '' : page + (known.variant ? `#${known.variant}` : '');
    const tree = Object.hasOwn(screens, name) ? screens[name]?.[language] : undefined;
    const html = tree ? paintHtml(tree, known) : '';
    return html
      ? { layout: found.page?.route.layout ?? 'area', html, css: paintCss(paints?.rules, html), parts: listOf(paints?.parts, page) }
      : undefined;
  }

  /** How a page for signed-in users begins; undefined for a public one, and for one whose release doesn't say. */
  startOf(path: string, registry: RegistryDocument, language: Language): EarlyStart | undefined {
    const { page } = pageAt(path, registry) ?? {};
    const role = page && roleOfArea(page.release.name);
    if (!page || !role || page.route.access !== 'signed-in' || page.route.view) return undefined;
    const folder = this.#sources.folderOf(page.release);
    const paints = folder === undefined ? undefined : this.read(join(folder, FIRST_PAINT_FILE));
    const reads = listOf(paints?.reads, page.route.path).filter((address) => READ.test(address));
    if (reads.length === 0) return undefined;
    return {
      parts: listOf(paints?.parts, page.route.path),
      asks: [role, `${factsOfRole(role).authPath}/me`, ...reads.slice(0, MOST_READS)],
      release: page.release,
      files: filesOf(page.release, listOf(paints?.files, page.route.path), language),
    };
  }

  private read(file: string): PaintFile | undefined {
    const changedAt = changeOf(file);
    const known = this.#files.get(file);
    if (known?.changedAt === changedAt) return known.paints;
    const paints = changedAt === 0 ? undefined : parsed(file);
    if (this.#files.size >= REMEMBERED) this.#files.clear();
    this.#files.set(file, { changedAt, paints });
    return paints;
  }
}

/** Nothing in a release's file is trusted to be what it should. */
function listOf(lists: unknown, page = ''): readonly string[] {
  const named: unknown = lists && Object.hasOwn(lists, page) ? (lists as Record<string, unknown>)[page] : [];
  return Array.isArray(named) ? named.filter((one) => typeof one === 'string') : [];
}

/** The scripts of a release whose names begin so. */
function filesOf({ integrity }: RemoteRelease, names: readonly string[], language: Language): string[] {
  const decade = String(Math.floor(new Date().getFullYear() / 10) * 10);
  const wanted = names.slice(0, MOST_READS).map((name) => name.replace('{language}', language).replace('{decade}', decade));
  return Object.keys(integrity).filter((file) => file.endsWith('.js') && wanted.some((name) => name !== '' && file.startsWith(name)));
}

/** The pages that have screens, without their variants. */
const patternsOf = (screens: object) => Object.keys(screens).map((name) => name.replace(/#.*/, ''));

/** 0 if there is no such file. */
function changeOf(file: string): number {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts && facts.size <= MOST_BYTES ? facts.mtimeMs : 0;
}

/** A file that isn't one counts as none: the page then starts empty, as without it. */
function parsed(file: string): PaintFile | undefined {
  try {
    const paints = JSON.parse(readFileSync(file, 'utf8')) as PaintFile | null;
    return typeof paints?.screens === 'object' && paints.screens !== null ? paints : undefined;
  } catch {
    return undefined;
  }
}
