import type { Remote } from '../areas.ts';
import type { HistoryItem } from '../giving/donation-detail.ts';
import type { RegisteredArea } from '../registered-areas.ts';
import type { deployTokenNoun } from './deploy-token.noun.ts';

/** The maximum size of a release's file, in bytes: far more than any chunk, far less than what fills a disk. */
export const RELEASE_FILE_LIMIT_BYTES = 10 * 1024 * 1024;
/** A remote's quota on the platform: the number of releases, published or being uploaded, and their total size. */
export const REMOTE_QUOTA = { releases: 500, files: 5_000, bytes: 1024 ** 3 } as const;
/** How long uploaded files may wait to be published, in minutes. */
export const UPLOAD_KEPT_MINUTES = 60;
/** How long a release's files stay available after another replaced it, because tabs live that long. */
export const RELEASE_KEPT_DAYS = 30;
/** The number of page loads a canary needs before it is judged, and the failure rate at which it ends automatically. */
export const CANARY_RULE = { leastLoads: 20, loadsPerAddress: 5, failingShare: 0.3 } as const;
/** An active release is replaced after fewer loads if every one of them failed, in several networks: one stranger can't say so. */
export const BROKEN_RULE = { leastLoads: 7, leastNetworks: 3 } as const;

/** The largest percentage of browsers for a canary: most people run what is proven. */
export const CANARY_MOST_PERCENT = 50;
/** The maximum lifetime of a deploy token, in days. */
export const DEPLOY_TOKEN_MOST_DAYS = 365;

/** Where pages report how a remote loaded, and where an open tab learns that a release changed. */
export const REMOTE_LOADS_PATH = '/api/public/remotes/loads';
export const REMOTE_EVENTS_PATH = '/api/public/remotes/events';
export const REGISTRY_PATH = '/api/public/remotes';

/** The event sent to an open tab: the registry changed. The tab then refetches its own view of it. */
export interface RegistryChanged {
  revision: number;
}

/** The last day's page loads of one release; `failures` never counts one address more often than the canary rule does. */
export interface ReleaseFigures {
  loads: number;
  failures: number;
}

/** A published release as the platform team and the release tool see it. */
export interface ReleaseSummary extends ReleaseFigures {
  release: string;
  contract: string;
  publishedBy: string;
  publishedAt: string;
  /** When its files are removed from the server; null while it is in use. */
  keptUntil: string | null;
}

/** The state of one remote. `active` is null while the build from the installation is in use. */
export interface RemoteStatus {
  remote: Remote;
  /** Its area, if an operator registered it; null for the installed remotes. */
  area: RegisteredArea | null;
  /** The build from the installation; null if there is none. */
  installed: string | null;
  active: string | null;
  /** The target of a rollback; null is the installed build. */
  previous: string | null;
  canary: { release: string; sharePercent: number; startedAt: string } | null;
  releases: ReleaseSummary[];
}

/** One change to a remote's releases. */
export type RemoteChange = HistoryItem;

/** Valid until it is revoked or expires. Only its type is here: what every page loads carries no noun. */
export type DeployTokenState = keyof (typeof deployTokenNoun.states)['deploy-token'];

/** A deploy token as the platform team sees it; the secret itself is shown only once. */
export interface DeployToken {
  id: string;
  remote: Remote;
  /** Who uses it, in words: "CI for the priest portal". */
  label: string;
  state: DeployTokenState;
  /** The operator who created it; null for tokens created before this was recorded. */
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
}

export interface DeployTokenIssued extends DeployToken {
  token: string;
}
