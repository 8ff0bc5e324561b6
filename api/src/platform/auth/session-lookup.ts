import type { AccountActor, DeployActor, GuestActor } from './actor.ts';

/** The actor for a session id; undefined if it ended. Implemented by the accounts domain. */
export abstract class SessionLookup {
  abstract actorOf(sessionId: string): Promise<AccountActor | undefined>;
}

/** The guest for a token; undefined if it ended. Implemented by the accounts domain. */
export abstract class GuestLookup {
  abstract verify(token: string): Promise<GuestActor | undefined>;
}

/**
 * The release tool a deploy token belongs to. Throws `deploy-token-unknown`, `-expired` or `-revoked`. Implemented by the remotes domain.
 */
export abstract class DeployLookup {
  abstract verify(token: string): Promise<DeployActor>;
}
