import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BROKEN_RULE, CANARY_RULE, RELEASE_KEPT_DAYS, type ReleaseFigures, type Remote } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ReleaseStore } from '../../platform/storage/release-store.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { oneStepBack } from './earlier-releases.ts';
import { InstalledReleases } from './installed-releases.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { type NetworkFigures, RemoteFiguresService } from './remote-figures.service.ts';
import { RemoteLoad } from './remote-load.entity.ts';
import { remoteNotifications } from './remote-notifications.ts';
import { RemoteRegistry } from './remote-registry.service.ts';
import type { RemoteState } from './remote-state.entity.ts';
import { RemoteStates, type StateChange } from './remote-states.ts';

interface Judged extends ReleaseFigures {
  remote: string;
  release: string;
}

const WATCH_SECONDS = 10;
const TIDY_SECONDS = 6 * 60 * 60;
const DAY_MS = 86_400_000;
/** A week of figures is enough to judge a release. */
const LOADS_KEPT_DAYS = 7;

/** An active release is judged by its last hour: one that lost its files today may have run for weeks. */
const ACTIVE_WINDOW_MS = 3_600_000;

/** Ends failing canaries, replaces failing active releases, and deletes what nobody loads any more. */
@Injectable()
export class CanaryWatch implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly states: RemoteStates,
    private readonly installed: InstalledReleases,
    private readonly figures: RemoteFiguresService,
    private readonly registry: RemoteRegistry,
    private readonly store: ReleaseStore,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.jobs.every('remotes: failing canaries', WATCH_SECONDS, () => this.endFailing());
    this.jobs.every('remotes: old releases', TIDY_SECONDS, () => this.tidy());
  }

  /** Ends every canary whose page loads fail too often, and returns to the previous release where the active one's do. */
  async endFailing(): Promise<void> {
    for (const state of await this.states.all()) {
      if (state.canaryRelease) await this.judge(state, state.canaryRelease);
      if (state.activeRelease) await this.judgeActive(state, state.activeRelease);
    }
  }

  /** Deletes files of releases that were last in use 30 days ago, and figures older than a week. */
  async tidy(now = new Date()): Promise<void> {
    const states = await this.states.all();
    const inUse = states.flatMap((state) =>
      [state.activeRelease, state.previousRelease, state.canaryRelease].filter((name) => name !== null),
    );
    const lastUsedAt = LessThan(new Date(now.getTime() - RELEASE_KEPT_DAYS * DAY_MS));
    const old = await this.database.reader.findBy(PublishedRelease, {
      lastUsedAt,
      filesRemovedAt: IsNull(),
      ...(inUse.length > 0 ? { releaseName: Not(In(inUse)) } : {}),
    });
    for (const { id, remote, releaseName } of old) {
      await this.database.transaction((tx) => tx.update(PublishedRelease, { id }, { filesRemovedAt: now }));
      await this.store.remove(remote, releaseName);
    }
    await this.database.transaction((tx) => tx.delete(RemoteLoad, { at: LessThan(new Date(now.getTime() - LOADS_KEPT_DAYS * DAY_MS)) }));
  }

  private async judge({ remote, canaryStartedAt }: RemoteState, release: string): Promise<void> {
    const figures = (await this.figures.of(remote, canaryStartedAt ?? new Date(0))).get(release);
    if (!figures || !fails(figures)) return;
    const note = `${release} · ${figures.failures} of ${figures.loads} page loads failed`;
    const change: StateChange = {
      actor: systemActor('canary watch'),
      action: 'remote.canary-ended',
      note,
      afterwards: (tx) => this.notifyOperators(tx, { remote, release, failures: figures.failures, loads: figures.loads }),
    };
    await this.states.change(remote, change, ({ canaryRelease }) =>
      canaryRelease === release ? { canaryRelease: null, canaryPercent: 0, canaryStartedAt: null } : undefined,
    );
    this.registry.forget();
  }

  private async judgeActive({ remote, activatedAt }: RemoteState, release: string): Promise<void> {
    const since = new Date(Math.max(Date.now() - ACTIVE_WINDOW_MS, activatedAt?.getTime() ?? 0));
    const figures = (await this.figures.of(remote, since)).get(release);
    if (!figures?.failures) return;
    if (!(fails(figures) || failsForEveryone(figures) || (await this.hasLostFiles(remote, release)))) return;
    const { failures, loads } = figures;
    const stored = await this.states.stored(remote);
    const change: StateChange = {
      actor: systemActor('canary watch'),
      action: 'remote.fell-back',
      note: `${release} · ${failures} of ${loads} page loads failed`,
      afterwards: (tx) => this.notifyOperators(tx, { remote, release, failures, loads }, 'fell-back'),
    };
    await this.states.change(remote, change, (state) => {
      const hasPrevious = state.previousRelease !== null || this.installed.of(remote) !== undefined;
      return state.activeRelease === release && hasPrevious ? oneStepBack(state, stored) : undefined;
    });
    this.registry.forget();
  }

  /** What browsers report can be checked here: nobody can run a release without its files. */
  private async hasLostFiles(remote: Remote, releaseName: string): Promise<boolean> {
    const row = await this.database.reader.findOneBy(PublishedRelease, { remote, releaseName });
    return row !== null && !(await this.store.holds(remote, releaseName, Object.keys(row.manifest.integrity)));
  }

  private notifyOperators(tx: EntityManager, params: Judged, kind: 'canary-ended' | 'fell-back' = 'canary-ended'): Promise<void> {
    const occurrence = { concerned: {}, params, key: newId(), path: '/superadmin/remotes' };
    return this.notifications.notify(tx, remoteNotifications.kinds[kind], occurrence);
  }
}

/** Whether no page load of a release succeeds, as far as several networks report: it can't be left running until twenty people met it. */
export const failsForEveryone = ({ loads, failures, networks }: NetworkFigures): boolean =>
  loads >= BROKEN_RULE.leastLoads && failures === loads && networks >= BROKEN_RULE.leastNetworks;

/** Whether a release's page loads fail too often for it to continue. One address can never cause that: its few loads stay below the threshold. */
export const fails = ({ loads, failures }: ReleaseFigures): boolean =>
  loads >= CANARY_RULE.leastLoads && failures / loads >= CANARY_RULE.failingShare;
