import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, PageLayout } from '@sannidhi/contracts';

/** `painted-…` is a page with a place for a screen's markup, in the frame of that layout. */
export type PageName = 'landing' | 'page' | `painted-${PageLayout}`;

/** The pages built by the shell. A new build is picked up by the next request. */
export class PageTemplates {
  private readonly folder: string;
  private readonly known = new Map<string, { changedAt: number; html: string }>();

  constructor(root: string) {
    this.folder = join(root, 'shell/dist/pages');
  }

  /** @throws if the shell was never built. */
  read(name: PageName, language: Language): { html: string; changedAt: number } {
    const file = join(this.folder, `${name}.${language}.html`);
    const changedAt = statSync(file).mtimeMs;
    const known = this.known.get(file);
    if (known?.changedAt === changedAt) return known;
    const fresh = { changedAt, html: readFileSync(file, 'utf8') };
    this.known.set(file, fresh);
    return fresh;
  }
}
