import type { AccountActor, GuestActor } from './actor.ts';

/** Who a session id stands for; undefined when it ended. Implemented by the accounts domain. */
export abstract class SessionLookup {
  abstract actorOf(sessionId: string): Promise<AccountActor | undefined>;
}

/** Who a guest's token stands for; undefined when it ended. Implemented by the accounts domain. */
export abstract class GuestLookup {
  abstract verify(token: string): Promise<GuestActor | undefined>;
}
