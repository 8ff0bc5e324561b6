import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES, type RegistryDocument, type Remote } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { newId } from '../ids/new-id.ts';
import type { BootSettings } from './boot-settings.ts';
import { fillPage, withEarlyStart } from './fill-page.ts';
import type { PageTemplates } from './page-templates.ts';
import { versionOf } from './registry-version.ts';

/** The maximum age of the copy. */
const LOOK_MS = 2_000;

interface StaticCopyParts {
  /** Contains nothing else. */
  folder: string;
  templates: PageTemplates;
  settings: () => Promise<BootSettings>;
  /** What a browser without cookies runs: no canary, no preview. */
  registry: () => Promise<RegistryDocument>;
  /** Fetches a release to where the gateway finds it, if it is stored elsewhere. */
  bring?: ((remote: Remote, release: string) => Promise<void>) | undefined;
  /** Logged once for as long as the same error persists. */
  failed: (error: unknown) => void;
}

/**
 * The pages that a gateway shows during an outage: `landing` and `page` in each language, with the current registry, signed out, unnamed,
 * and `%nonce%` where the gateway inserts the response's nonce. Each is replaced by renaming, so a reader never sees half of one.
 */
export class StaticCopy {
  readonly #parts: StaticCopyParts;
  #written = '';
  #failure = '';
  #renewing: Promise<void> = Promise.resolve();

  constructor(parts: StaticCopyParts) {
    this.#parts = parts;
  }

  /** Rewrites the pages if their content has changed. Never rejects. */
  renew(): Promise<void> {
    this.#renewing = this.#renewing
      .then(() => this.write())
      .then(
        () => this.told(undefined),
        (error: unknown) => this.told(error),
      );
    return this.#renewing;
  }

  /** Resolves when nothing is being written. */
  get idle(): Promise<void> {
    return this.#renewing;
  }

  private async write(): Promise<void> {
    const { templates, settings, registry: ask, bring, folder } = this.#parts;
    const [registry, facts] = [await ask(), await settings()];
    const pages = LANGUAGE_CODES.flatMap((language) =>
      (['landing', 'page'] as const).map((name) => ({ language, ...templates.read(name, language) })),
    );
    const version = [versionOf(registry), facts.demo?.qr, ...pages.map(({ changedAt }) => changedAt)].join(' ');
    if (version === this.#written) return;
    await Promise.all(registry.releases.map(({ name, release }) => bring?.(name as Remote, release)));
    await mkdir(folder, { recursive: true });
    for (const { name, language, html } of pages) {
      const page = withEarlyStart(fillPage(html, { registry, ...facts }, '/', language), undefined);
      await replace(join(folder, `${name}.${language}.html`), page);
    }
    this.#written = version;
  }

  private told(error: unknown): void {
    const failure = error === undefined ? '' : String(error);
    if (failure && failure !== this.#failure) this.#parts.failed(error);
    this.#failure = failure;
  }
}

/** Maintains the copy from when the process is ready until it ends. */
export function keepStaticCopy(fastify: FastifyInstance, copy: StaticCopy): void {
  let looking: NodeJS.Timeout;
  fastify.addHook('onReady', async () => {
    await copy.renew();
    looking = setInterval(() => void copy.renew(), LOOK_MS);
  });
  fastify.addHook('onClose', () => {
    clearInterval(looking);
    return copy.idle;
  });
}

/** Several processes may write the same page at once. */
async function replace(file: string, content: string): Promise<void> {
  const draft = `${file}.${newId()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
