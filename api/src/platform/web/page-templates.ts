import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, PageLayout } from '@sannidhi/contracts';

/** `painted-…` is a page with a place for a screen's markup, in the frame of that layout. */
export type PageName = 'landing' | 'page' | `painted-${PageLayout}`;

/** A page as the shell's build wrote it. */
export interface PageTemplate {
  name: PageName;
  html: string;
  changedAt: number;
  /** The digest of its one inline script, if it has one, as a policy names it: `sha256-…`. */
  inlineScript?: string;
}

/** See `libs/build/src/page/keep-events.ts` and `early-reads.ts`: a page has one of them. */
const INLINE_SCRIPT = /<script id="(?:keep-events|early-reads)"[^<>]*>([^<]*)<\/script>/;

/** The pages built by the shell. A new build is picked up by the next request. */
export class PageTemplates {
  private readonly folder: string;
  private readonly known = new Map<string, PageTemplate>();

  constructor(root: string) {
    this.folder = join(root, 'shell/dist/pages');
  }

  /** @throws if the shell was never built. */
  read(name: PageName, language: Language): PageTemplate {
    const file = join(this.folder, `${name}.${language}.html`);
    const changedAt = statSync(file).mtimeMs;
    const known = this.known.get(file);
    if (known?.changedAt === changedAt) return known;
    const html = readFileSync(file, 'utf8');
    const script = INLINE_SCRIPT.exec(html)?.[1];
    const fresh = { name, changedAt, html, ...(script ? { inlineScript: digestOf(script) } : {}) };
    this.known.set(file, fresh);
    return fresh;
  }
}

const digestOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
