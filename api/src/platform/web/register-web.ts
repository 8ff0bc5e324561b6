import { type BootDocument, pageExists } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bootSettings, type DemoLink } from './boot-settings.ts';
import { newNonce, pageSecurityHeaders } from './content-security.ts';
import { FAVICON } from './favicon.ts';
import { fillPage, withNonce } from './fill-page.ts';
import { pageLanguage } from './page-language.ts';
import { PageTemplates } from './page-templates.ts';
import { RemoteRegistry } from './remote-registry.ts';
import { sendPage } from './send-page.ts';
import { serveFiles } from './serve-files.ts';

export interface WebOptions {
  /** The folder that holds `shell/` and the remotes. */
  root: string;
  /** Without a trailing slash. */
  publicUrl: string;
  payments: BootDocument['payments'];
  demoLogins: BootDocument['demoLogins'];
  /** The demo e-hundi, or null where there is no demo data. Asked with each page until it answers with one. */
  demo: () => Promise<DemoLink | null>;
}

/** Serves the shell, the remotes and the registry document on the API's own server. Leaves `/api/` alone. */
export async function registerWeb(fastify: FastifyInstance, options: WebOptions): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  const registry = new RemoteRegistry(options.root);
  const render = pageRenderer(options, registry);
  // The sandbox's checkout stands for the provider's page; with a real provider it does not exist.
  const exists = (path: string) =>
    pageExists(path, registry.document()) && (options.payments === 'sandbox' || !path.startsWith('/sandbox/'));
  await serveFiles(fastify, { root: options.root, registry, isSecure });
  fastify.get('/favicon.svg', (_, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON));
  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isApi(path) || !wantsPage(request)) return reply.callNotFound();
    const nonce = newNonce();
    reply.status(exists(path) ? 200 : 404).headers(pageSecurityHeaders(nonce, isSecure));
    await sendPage(request, reply, withNonce(await render(request, path), nonce));
    return reply;
  });
}

/** Fills pages in and keeps them until a release, a build or a setting changes. */
function pageRenderer(options: WebOptions, registry: RemoteRegistry) {
  const templates = new PageTemplates(options.root);
  const settings = rememberOnceFound(options);
  const filled = new Map<string, string>();
  return async (request: FastifyRequest, path: string): Promise<string> => {
    const language = pageLanguage(request.headers);
    const { html, changedAt } = templates.read(path === '/' ? 'landing' : 'page', language);
    const boot = { registry: registry.document(), ...(await settings()) };
    const key = `${language} ${path} ${changedAt} ${registry.version()} ${boot.demo?.qr ?? ''}`;
    const known = filled.get(key);
    if (known) return known;
    const page = fillPage(html, boot, path, language);
    if (filled.size >= REMEMBERED_PAGES) filled.clear();
    filled.set(key, page);
    return page;
  };
}

/** Addresses are endless; the busy ones are few. */
const REMEMBERED_PAGES = 200;

function rememberOnceFound(options: WebOptions) {
  let known: Omit<BootDocument, 'registry'> | undefined;
  return async () => {
    if (known?.demo) return known;
    known = await bootSettings(options, await options.demo());
    return known;
  };
}

const pathOf = (request: FastifyRequest) => new URL(request.url, 'http://host').pathname;
const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
/** Files that are missing stay missing; only what a person opens gets a page. */
const wantsPage = ({ headers, url }: FastifyRequest) =>
  !/^\/(assets|remotes)\//.test(url) && (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept));
