import type { Permission, Role, StaffPreset } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Account } from '../../src/domain/accounts/account.entity.ts';
import type { GivingTemple } from '../factories/giving.factory.ts';
import type { TestApi } from '../start-test-api.ts';

/** Who may call a route, written a second time by hand: a route with a different declaration fails the matrix test. */
export type MayCall = 'anyone' | 'deploy token' | 'guest' | Role | 'anybody signed in' | `staff with ${Permission}`;

/** Those with records in a place, or strangers of the same kind. */
export interface People {
  donor: TestAgent;
  guest: TestAgent;
  staff: TestAgent;
  deployer: TestAgent;
}

/** A temple with everything a path can refer to, its owners, and people from another temple who own nothing here. */
export interface Place {
  giving: GivingTemple;
  own: People;
  other: People;
  priest: TestAgent;
  desk: TestAgent;
  accounts: Record<'donor' | 'staff' | 'priest' | 'desk', Account>;
  /** The values of all routes' path parameters. */
  params: Record<string, string>;
}

type Query = Record<string, string>;

/** One valid call of a route. */
export interface Call {
  /** The caller, if it isn't one of the place's actors. */
  client?: TestAgent;
  /** The account of that caller, if the audit trail names it. */
  accountId?: string;
  /** In addition to those of the place, or overriding them. */
  params?: Record<string, string>;
  query?: Query;
  body?: object | string | Buffer;
  headers?: Record<string, string>;
}

export interface RouteRow {
  may: MayCall;
  /** Open to accounts whose email isn't verified yet. */
  beforeVerification?: true;
  /** What it needs; a function first creates what the call uses up, so that it can be repeated any number of times. */
  call?: Call | ((place: Place, api: TestApi) => Call | Promise<Call>);
  /** The response to a stranger's call with the owner's parameters; 404 unless it only affects their own records. */
  stranger?: number;
  /** Queries to test it with, by filter, if a filter needs others or a value that can't be guessed. */
  filters?: Readonly<Record<string, Query | ((place: Place) => Query)>>;
  /** Why it may scan a growing table. */
  walks?: string;
}

/** What a noun's routes and tables need for the tests that all routes and tables share. */
export interface NounFixture {
  /** Creates what this noun's paths refer to and returns it by parameter; the results of folders earlier in the alphabet are available. */
  build?: (place: Place, api: TestApi) => Promise<Record<string, string>>;
  /** Every route, by method and path, with who may call it. */
  routes?: Readonly<Record<string, MayCall | RouteRow>>;
  /** The presets that include each of the noun's permissions besides owner, written a second time by hand. */
  presets?: Readonly<Partial<Record<Permission, readonly StaffPreset[]>>>;
  /** Tables that grow with use: no request may scan one in full. */
  growing?: readonly string[];
  /** The noun's other tables, each with the reason it stays small. */
  small?: Readonly<Record<string, string>>;
}
