import type { Permission, Role } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../../src/domain/accounts/account.entity.ts';
import type { GivingTemple } from '../factories/giving.factory.ts';
import type { TestApi } from '../start-test-api.ts';

/** Who may call a route, written down a second time by hand: a route whose declaration says otherwise fails the matrix test. */
export type MayCall = 'anyone' | 'deploy token' | 'guest' | Role | 'anybody signed in' | `staff with ${Permission}`;

/** Those whose things a place holds, or strangers of the same kind. */
export interface People {
  donor: TestAgent;
  guest: TestAgent;
  staff: TestAgent;
  deployer: TestAgent;
}

/** A temple with everything an address can name, whose it is, and people of another temple who own nothing here. */
export interface Place {
  giving: GivingTemple;
  own: People;
  other: People;
  priest: TestAgent;
  desk: TestAgent;
  accounts: Record<'donor' | 'staff' | 'priest' | 'desk', Account>;
  /** What the path parameters of all routes stand for. */
  params: Record<string, string>;
}

/** One right call of a route. */
export interface Call {
  /** Who calls, where it is nobody of the place. */
  client?: TestAgent;
  /** Beside those of the place, or instead of them. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object | string | Buffer;
  headers?: Record<string, string>;
}

export interface RouteRow {
  may: MayCall;
  /** Open to accounts whose email isn't verified yet. */
  beforeVerification?: true;
  /** What it takes; a function makes first what the call uses up, so that it can be called any number of times. */
  call?: Call | ((place: Place, api: TestApi) => Call | Promise<Call>);
  /** What a stranger's call with the owner's parameters is answered; 404 unless it does something to their own things alone. */
  stranger?: number;
  /** Queries to ask it with, by the filter each is for, where a filter needs others or a value nobody can guess. */
  filters?: Readonly<Record<string, Record<string, string>>>;
  /** Why it may read a growing table from end to end. */
  walks?: string;
}

/** What a noun's routes and tables need to be tested by what all routes and tables have in common. */
export interface NounFixture {
  /** Makes what the paths of this noun name and gives it by parameter; what folders earlier in the alphabet made is there. */
  build?: (place: Place, api: TestApi) => Promise<Record<string, string>>;
  /** Every route, by method and path, with who may call it. */
  routes?: Readonly<Record<string, MayCall | RouteRow>>;
  /** Tables that grow with what people give and do: nothing anybody opens may walk through all of one. */
  growing?: readonly string[];
  /** All other tables of the noun, each with what keeps it small. */
  small?: Readonly<Record<string, string>>;
}
