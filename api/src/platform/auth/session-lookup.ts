import type { AccountActor, DeployActor, GuestActor } from './actor.ts';

/** Who a session id stands for; undefined when it ended. Implemented by the accounts domain. */
export abstract class SessionLookup {
  abstract actorOf(sessionId: string): Promise<AccountActor | undefined>;
}

/** Who a guest's token stands for; undefined when it ended. Implemented by the accounts domain. */
export abstract class GuestLookup {
  abstract verify(token: string): Promise<GuestActor | undefined>;
}

/** Whose release tool a deploy token is. Throws `deploy-token-unknown`, `-expired` or `-revoked`. Implemented by the remotes domain. */
export abstract class DeployLookup {
  abstract verify(token: string): Promise<DeployActor>;
}
