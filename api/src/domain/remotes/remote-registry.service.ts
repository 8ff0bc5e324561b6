import { Inject, Injectable } from '@nestjs/common';
import { knownRemotes, type RegisteredArea, type RegistryDocument, type Remote, type RemoteRelease } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import type { BrowserChoice } from '../../platform/web/browser-choice.ts';
import { inCanary } from './canary-bucket.ts';
import { InstalledReleases } from './installed-releases.ts';
import { KnownAreas } from './known-areas.ts';
import { PreviewsService } from './previews.service.ts';
import { PublishedRelease } from './published-release.entity.ts';
import type { RemoteState } from './remote-state.entity.ts';
import { RemoteStates } from './remote-states.ts';

/** How late a page may show another process's change. */
const KNOWN_FOR_MS = 1_000;
/** Manifests never change, so they are cached; there are few. */
const MOST_MANIFESTS = 60;

interface Snapshot {
  readAt: number;
  revision: number;
  areas: RegisteredArea[];
  states: ReadonlyMap<Remote, RemoteState>;
}

/** Which release of each remote a browser runs. Every page reads it, so it is one small query a second however many pages are requested. */
@Injectable()
export class RemoteRegistry {
  #known: Promise<Snapshot> | undefined;
  #last: Snapshot = { readAt: 0, revision: 0, areas: [], states: new Map() };
  readonly #manifests = new Map<string, RemoteRelease>();

  constructor(
    private readonly database: Database,
    private readonly states: RemoteStates,
    private readonly areas: KnownAreas,
    private readonly installed: InstalledReleases,
    private readonly allowed: PreviewsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The registry as one browser sees it: active releases, its canaries, its previews, without what it disabled. */
  async forBrowser(browser: BrowserChoice): Promise<RegistryDocument> {
    const { states, revision, areas } = await this.snapshot();
    const wanted = knownRemotes().filter((remote) => !browser.disabled.includes(remote));
    const shown = wanted.map((remote) => this.allowed.shownTo(browser, remote));
    const releases = await Promise.all(wanted.map((remote, index) => this.releaseFor(remote, states.get(remote), browser, shown[index])));
    const previews = wanted.filter((_, index) => shown[index] && shown[index] === releases[index]?.release);
    return {
      releases: releases.filter((release) => release !== undefined),
      revision,
      ...(areas.length > 0 ? { areas } : {}),
      ...(previews.length > 0 ? { previews } : {}),
      ...(browser.disabled.length > 0 ? { disabled: [...browser.disabled] } : {}),
    };
  }

  /** Increases with every change of any remote. */
  async revision(): Promise<number> {
    return (await this.snapshot()).revision;
  }

  /** Whether a canary runs anywhere: only then does a browser need a permanent name. */
  async hasCanary(): Promise<boolean> {
    return [...(await this.snapshot()).states.values()].some((state) => state.canaryRelease !== null);
  }

  /** Whether a release was published and its files are stored; the build from the installation was not. */
  async isPublished(remote: Remote, release: string): Promise<boolean> {
    return this.installed.of(remote)?.release !== release && (await this.isKnown(remote, release));
  }

  /** Whether a browser could run a release here: it was published, or came with the installation. */
  async isKnown(remote: Remote, release: string): Promise<boolean> {
    return (await this.manifestOf(remote, release)) !== undefined;
  }

  /** Makes the next page check the database: this process just changed something. */
  forget(): void {
    this.#known = undefined;
  }

  private async releaseFor(
    remote: Remote,
    state: RemoteState | undefined,
    { device }: BrowserChoice,
    preview: string | undefined,
  ): Promise<RemoteRelease | undefined> {
    const previewed = preview && (await this.manifestOf(remote, preview));
    if (previewed) return previewed;
    const isCanary = state?.canaryRelease && inCanary(device, state.canaryRelease, state.canaryPercent);
    const chosen = isCanary ? state.canaryRelease : state?.activeRelease;
    return (chosen && (await this.manifestOf(remote, chosen))) || this.installed.of(remote);
  }

  private async manifestOf(remote: Remote, releaseName: string): Promise<RemoteRelease | undefined> {
    const installed = this.installed.of(remote);
    if (installed?.release === releaseName) return installed;
    const key = `${remote} ${releaseName}`;
    const known = this.#manifests.get(key);
    if (known) return known;
    const row = await this.database.reader.findOneBy(PublishedRelease, { remote, releaseName }).catch(() => null);
    if (!row || row.filesRemovedAt) return undefined;
    if (this.#manifests.size >= MOST_MANIFESTS) this.#manifests.clear();
    this.#manifests.set(key, row.manifest);
    return row.manifest;
  }

  private snapshot(): Promise<Snapshot> {
    if (Date.now() - this.#last.readAt > KNOWN_FOR_MS) this.#known = undefined;
    this.#known ??= this.read();
    return this.#known;
  }

  /** While the database is unreachable, pages keep the releases they had. */
  private async read(): Promise<Snapshot> {
    try {
      const [states, areas] = await Promise.all([this.states.all(), this.areas.read()]);
      const revision = states.reduce((sum, state) => sum + state.revision, 0);
      this.#last = { readAt: Date.now(), revision, areas, states: new Map(states.map((state) => [state.remote, state])) };
    } catch (error) {
      this.logger.error({ err: error }, 'the registry could not be read');
      this.#last = { ...this.#last, readAt: Date.now() };
    }
    return this.#last;
  }
}
