import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { type RegistryDocument, type Remote, type RemoteRelease, releaseBase } from '@sannidhi/contracts';

export type Answer = (route: Route) => Promise<void> | void;

/** Where a release's entry is served. */
export const entryOf = (release: RemoteRelease) => releaseBase(release) + release.entry;

/** Where a page's own files are served: its screen and what it shares with others. */
export function chunksOf(release: RemoteRelease, path: string): string[] {
  const files = release.routes.find((route) => route.path === path)?.files ?? [];
  return files.filter((file) => !file.startsWith('__federation')).map((file) => releaseBase(release) + file);
}

/** Responds to requests for some pathnames, with any query. */
export async function answerFor(page: Page, pathnames: readonly string[], answer: Answer): Promise<void> {
  await page.route(({ pathname }) => pathnames.includes(pathname), answer);
}

/** Replaces fields of the registry in the next page at `path`, and disables its prefetching, which belonged to the original registry. */
export async function alterRegistry(page: Page, path: string, alter: (registry: RegistryDocument) => object): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
    const body = html.replace(/(<script [^>]*id="boot"[^>]*>)([^<]*)/, (_, tag: string, json: string) => {
      const { registry, ...boot } = JSON.parse(json) as { registry: RegistryDocument };
      const altered = { ...boot, registry: { ...registry, ...alter(registry) } };
      return tag + JSON.stringify(altered).replaceAll('<', '\\u003c');
    });
    await route.fulfill({ response, body });
  };
  await page.route(({ pathname }) => pathname === path, answer, { times: 1 });
}

/**
 * A release published with a broken entry: its digest is the altered one's. `before` runs before the real entry; `after` may replace
 * `container`. Their errors end with `mend`, as if a service behind them had recovered.
 */
export async function alterEntry(page: Page, path: string, release: RemoteRelease, altered: AlteredEntry) {
  const body = alteredScript(release.name as Remote, await (await page.request.get(entryOf(release))).text(), altered);
  const digest = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const integrity = { ...release.integrity, [release.entry]: digest };
  await alterRegistry(page, path, ({ releases }) => ({
    releases: releases.map((one) => (one.name === release.name ? { ...release, integrity } : one)),
  }));
  await answerFor(page, [entryOf(release)], (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

/** A remote's entry that fails until the page is fixed. */
export function alteredScript(remote: Remote, original: string, { before = '', after = '' }: AlteredEntry): string {
  const name = remote.replaceAll('-', '_');
  return `var mended = () => globalThis.mended_release === true;
${before}
${original};
{ let container = globalThis.${name}; ${after}; globalThis.${name} = container; }`;
}

export interface AlteredEntry {
  before?: string;
  after?: string;
}

export const mend = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { mended_release: true }));
