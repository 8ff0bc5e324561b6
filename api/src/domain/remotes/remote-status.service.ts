import { Injectable } from '@nestjs/common';
import { knownRemotes, RELEASE_KEPT_DAYS, type RemoteChange, type RemoteStatus, registeredAreas } from '@sannidhi/contracts';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Audit } from '../audit/audit.ts';
import { InstalledReleases } from './installed-releases.ts';
import { KnownAreas } from './known-areas.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { RemoteFiguresService } from './remote-figures.service.ts';
import type { RemoteState } from './remote-state.entity.ts';
import { RemoteStates } from './remote-states.ts';

const DAY_MS = 86_400_000;
const SHOWN_RELEASES = 20;

/** The state of remotes, for system management and for the release tool. */
@Injectable()
export class RemoteStatusService {
  constructor(
    private readonly database: Database,
    private readonly states: RemoteStates,
    private readonly figures: RemoteFiguresService,
    private readonly installed: InstalledReleases,
    private readonly areas: KnownAreas,
    private readonly audit: Audit,
  ) {}

  /** Every remote: the installed ones in the order of the area table, then the registered ones. */
  async list(): Promise<RemoteStatus[]> {
    await this.areas.read();
    return Promise.all(knownRemotes().map((remote) => this.of(remote)));
  }

  /** One remote with its newest releases and how they loaded over the last day. Throws `not-found`. */
  async of(name: string): Promise<RemoteStatus> {
    const remote = await this.areas.named(name);
    const [state, figures] = await Promise.all([this.states.of(remote), this.figures.of(remote, new Date(Date.now() - DAY_MS))]);
    const rows = await this.releasesOf(state);
    return {
      remote,
      area: registeredAreas().find((area) => area.name === remote) ?? null,
      installed: this.installed.of(remote)?.release ?? null,
      active: state.activeRelease,
      previous: state.previousRelease,
      canary: canaryOf(state),
      releases: rows.map((row) => ({
        release: row.releaseName,
        contract: row.contract,
        publishedBy: row.publishedBy,
        publishedAt: row.publishedAt.toISOString(),
        keptUntil: keptUntil(row, state),
        loads: figures.get(row.releaseName)?.loads ?? 0,
        failures: figures.get(row.releaseName)?.failures ?? 0,
      })),
    };
  }

  /** The newest releases, always including those in use, however old they are. */
  private async releasesOf(state: RemoteState): Promise<PublishedRelease[]> {
    const { remote } = state;
    const order = { publishedAt: 'DESC', id: 'DESC' } as const;
    const newest = await this.database.reader.find(PublishedRelease, { where: { remote }, order, take: SHOWN_RELEASES });
    const older = inUse(state).filter((name) => !newest.some(({ releaseName }) => releaseName === name));
    if (older.length === 0) return newest;
    return [...newest, ...(await this.database.reader.find(PublishedRelease, { where: { remote, releaseName: In(older) }, order }))];
  }

  /** A remote's history, oldest first. */
  async history(name: string): Promise<RemoteChange[]> {
    return this.audit.history(null, { kind: 'remote', id: await this.areas.named(name) });
  }
}

const inUse = ({ activeRelease, previousRelease, canaryRelease }: RemoteState): string[] =>
  [activeRelease, previousRelease, canaryRelease].filter((name) => name !== null);

const canaryOf = ({ canaryRelease, canaryPercent, canaryStartedAt }: RemoteState): RemoteStatus['canary'] =>
  canaryRelease && canaryStartedAt
    ? { release: canaryRelease, sharePercent: canaryPercent, startedAt: canaryStartedAt.toISOString() }
    : null;

function keptUntil({ releaseName, lastUsedAt, filesRemovedAt }: PublishedRelease, state: RemoteState): string | null {
  if (inUse(state).includes(releaseName)) return null;
  return (filesRemovedAt ?? new Date(lastUsedAt.getTime() + RELEASE_KEPT_DAYS * DAY_MS)).toISOString();
}
