import type { Remote } from '../areas.ts';
import type { HistoryItem } from '../giving/donation.ts';
import { statesOf } from '../noun.ts';
import { deployTokenNoun } from './deploy-token.noun.ts';

/** One file of a release, in bytes: far more than any chunk, far less than what fills a disk. */
export const RELEASE_FILE_LIMIT_BYTES = 10 * 1024 * 1024;
/** What one remote may keep on the platform: releases published or on their way, and what all of them weigh. */
export const REMOTE_QUOTA = { releases: 500, files: 5_000, bytes: 1024 ** 3 } as const;
/** How long files that were sent may wait to be published, in minutes. */
export const UPLOAD_KEPT_MINUTES = 60;
/** How long the files of a release stay loadable after another took its place: tabs live that long. */
export const RELEASE_KEPT_DAYS = 30;
/** What a canary must show before it may be judged, and the share of failing page loads at which it ends by itself. */
export const CANARY_RULE = { leastLoads: 20, loadsPerAddress: 5, failingShare: 0.3 } as const;

/** The largest share of browsers a canary may have: most people run what is proven. */
export const CANARY_MOST_PERCENT = 50;
/** How long a deploy token may be good, in days. */
export const DEPLOY_TOKEN_MOST_DAYS = 365;

/** Where pages tell how a remote loaded, and where an open tab hears that a release changed. */
export const REMOTE_LOADS_PATH = '/api/public/remotes/loads';
export const REMOTE_EVENTS_PATH = '/api/public/remotes/events';
export const REGISTRY_PATH = '/api/public/remotes';

/** What an open tab is told: the registry changed. It asks for its own view of it. */
export interface RegistryChanged {
  revision: number;
}

/** How page loads of one release went over the last day; `failures` never counts one address more than the canary rule does. */
export interface ReleaseFigures {
  loads: number;
  failures: number;
}

/** A published release as the platform desk and the release tool see it. */
export interface ReleaseSummary extends ReleaseFigures {
  release: string;
  contract: string;
  publishedBy: string;
  publishedAt: string;
  /** When its files leave the server; null while it is in use. */
  keptUntil: string | null;
}

/** Where one remote stands. `active` is null while the build that came with the installation is in use. */
export interface RemoteStatus {
  remote: Remote;
  /** The build that came with the installation; null where there is none. */
  installed: string | null;
  active: string | null;
  /** What a rollback returns to; null is the installed build. */
  previous: string | null;
  canary: { release: string; sharePercent: number; startedAt: string } | null;
  releases: ReleaseSummary[];
}

/** One change of a remote's releases. */
export type RemoteChange = HistoryItem;

/** Good until it is revoked or its days are over. */
export const DEPLOY_TOKEN_STATES = statesOf(deployTokenNoun.states['deploy-token']);
export type DeployTokenState = keyof (typeof deployTokenNoun.states)['deploy-token'];

/** A deploy token as the platform desk sees it; the secret itself is told once. */
export interface DeployToken {
  id: string;
  remote: Remote;
  /** Who uses it, in words: "CI of the priests". */
  label: string;
  state: DeployTokenState;
  /** The operator who made it; null for those made before this was kept. */
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
}

export interface DeployTokenIssued extends DeployToken {
  token: string;
}
