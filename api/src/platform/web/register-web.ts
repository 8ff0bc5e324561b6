import { type Language, pageExists, type RegistryDocument } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bootRegistry } from './boot-registry.ts';
import { type BootSettings, bootSettingsOf, type Installation } from './boot-settings.ts';
import { ANYBODY, type BrowserChoice, browserChoice } from './browser-choice.ts';
import { BuiltReleases } from './built-releases.ts';
import { chooseByAddress, nameDevice } from './choose-releases.ts';
import { newNonce, pageSecurityHeaders } from './content-security.ts';
import { FAVICON } from './favicon.ts';
import { fillPage, PAGE_LOAD_MARK, withEarlyStart, withFirstPaint, withNonce } from './fill-page.ts';
import { FirstPaints, type Known } from './first-paint/first-paints.ts';
import { paintSources } from './first-paint/paint-sources.ts';
import { type PageHead, withHead } from './page-head.ts';
import { pageLanguage } from './page-language.ts';
import { type PageTemplate, PageTemplates } from './page-templates.ts';
import type { PublishedRemotes } from './published-remotes.ts';
import { versionOf } from './registry-version.ts';
import { addressOf } from './request-address.ts';
import { serveSecurityText } from './security-text.ts';
import { sendPage } from './send-page.ts';
import { serveFiles } from './serve-files.ts';
import { serveServiceWorker } from './service-worker.ts';
import { keepStaticCopy, StaticCopy } from './static-copy.ts';

export interface WebOptions extends Installation {
  /** The folder that contains `shell/` and the remotes. */
  root: string;
  /** The builds installed with the platform; those under `root` if they aren't given. */
  built?: BuiltReleases;
  /** What teams have published; without it every remote runs the build installed with the platform. */
  published?: PublishedRemotes;
  /** Where a gateway finds the pages to show during an outage. Without it none are stored. */
  staticCopy?: { folder: string; failed: (error: unknown) => void };
  /** Whether a request's browser has a session. It may see something else than a visitor at the same address. */
  hasSession?: (request: FastifyRequest) => boolean;
  /** What the screen at an address will show, if a first paint can show it already; null for one that it can't. */
  known?: (address: URL, language: Language) => Promise<Known | null>;
  /** What the page at an address is about, if it says more than its release does; null if that doesn't exist, and so neither does the page. */
  head?: (address: URL, language: Language) => Promise<PageHead | null | undefined>;
  /** Whether an address is a key, which no search engine may list. */
  isKeyPath?: (path: string) => boolean;
}

/** Serves the shell, the remotes and the registry document on the API's own server. Doesn't touch `/api/`. */
export async function registerWeb(fastify: FastifyInstance, options: WebOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  const built = options.built ?? new BuiltReleases(options.root);
  const published = options.published;
  const registryFor = async (browser: BrowserChoice) => published?.forBrowser(browser) ?? built.document();
  const templates = new PageTemplates(options.root);
  const settings = bootSettingsOf(options);
  const paints = new FirstPaints(paintSources(options.root, published?.folder, built));
  const render = pageRenderer(settings);
  // The sandbox's checkout replaces the provider's page; with a real provider it doesn't exist.
  const exists = (path: string, registry: RegistryDocument) =>
    !path.startsWith('//') && pageExists(path, registry) && (options.payments === 'sandbox' || !path.startsWith('/sandbox/'));
  await serveFiles(fastify, { root: options.root, built, published, isSecure });
  serveServiceWorker(fastify, options.root, isSecure);
  serveSecurityText(fastify, options.publicUrl);
  fastify.get('/favicon.svg', (_, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON));
  fastify.get('/*', async (request, reply) => {
    const path = addressOf(request).pathname;
    if (isApi(path) || !wantsPage(request)) return reply.callNotFound();
    if (published && (await chooseByAddress(request, reply, published, isSecure))) return reply;
    const browser = browserChoice(request.headers.cookie);
    if (!browser.device && (await published?.hasCanary())) browser.device = nameDevice(reply, isSecure);
    const registry = await registryFor(browser);
    const nonce = newNonce();
    const language = pageLanguage(request.headers);
    const known = options.hasSession?.(request) ? null : await (options.known?.(addressOf(request), language) ?? undefined);
    const painted = known === null ? undefined : paints.of(path, registry, language, known);
    const template = templates.read(path === '/' ? 'landing' : painted ? `painted-${painted.layout}` : 'page', language);
    const head = await options.head?.(addressOf(request), language);
    const isThere = head !== null && exists(path, registry);
    reply.status(isThere ? 200 : 404).headers(pageSecurityHeaders(nonce, isSecure, template.inlineScript));
    const filled = await render({ request, path, registry, language, template });
    const headed = head ? withHead(filled, head, options.publicUrl) : filled;
    const page = painted
      ? withFirstPaint(headed, painted)
      : withEarlyStart(headed, paints.startOf(path + viewOf(addressOf(request)), registry, language));
    if (!isThere || options.isKeyPath?.(path)) reply.header('x-robots-tag', 'noindex');
    await sendPage(request, reply, withNonce(page, nonce, published?.pageLoad()));
    return reply;
  });
  if (options.staticCopy) {
    const copy = new StaticCopy({
      ...options.staticCopy,
      templates,
      settings,
      registry: () => registryFor(ANYBODY),
      bring: published?.bring,
    });
    keepStaticCopy(fastify, copy);
  }
}

interface PageToFill {
  request: FastifyRequest;
  path: string;
  registry: RegistryDocument;
  language: Language;
  template: PageTemplate;
}

/** Fills in pages and caches them until a release, a build or a setting changes. */
function pageRenderer(settings: () => Promise<BootSettings>) {
  const filled = new Map<string, string>();
  return async ({ request, path, registry, language, template }: PageToFill): Promise<string> => {
    const { name, html, changedAt } = template;
    const shown = path + viewOf(addressOf(request));
    const boot = { registry: bootRegistry(registry, shown), pageLoad: PAGE_LOAD_MARK, ...(await settings()) };
    const key = `${language} ${name} ${shown} ${changedAt} ${versionOf(registry)} ${boot.demo?.qr ?? ''}`;
    const known = filled.get(key);
    if (known) return known;
    const page = fillPage(html, boot, shown, language);
    if (filled.size >= REMEMBERED_PAGES) filled.clear();
    filled.set(key, page);
    return page;
  };
}

/** The part of the query that selects a page; the page itself handles the rest. */
function viewOf({ searchParams }: URL): string {
  const view = searchParams.get('view');
  return view ? `?view=${encodeURIComponent(view)}` : '';
}

/** The number of addresses is unlimited; the busy ones are few. */
const REMEMBERED_PAGES = 200;

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
/** Missing files stay missing; only navigations get a page. */
const wantsPage = ({ headers, url }: FastifyRequest) =>
  !/^\/(assets|remotes)\//.test(url) && (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept));
