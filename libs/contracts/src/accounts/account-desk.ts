import { anyone, endpoint, superadmin } from '../endpoint.ts';
import { line, requiredEmail } from '../fields.ts';
import { messagesOf } from '../message.ts';
import type { Role } from '../roles.ts';
import { object, string } from '../schema.ts';
import type { Outcome } from './auth.ts';
import { secondFactorNoun } from './second-factor.noun.ts';

const say = messagesOf(secondFactorNoun);

/** How long an operator's reset of a second factor is delayed, so that the account's owner can cancel it. */
export const SECOND_FACTOR_RESET_HOURS = 24;

const REASON_REQUIRED = say('second-factor.reset-reason');

export const findAccountSchema = object({ email: requiredEmail() }).noUnknown();
export const startSecondFactorResetSchema = object({
  reason: line(300).min(10, REASON_REQUIRED).required(REASON_REQUIRED),
}).noUnknown();
export const cancelSecondFactorResetSchema = object({ token: string().max(200).required() }).noUnknown();

/** A reset that takes effect at `dueAt`. */
export interface PendingSecondFactorReset {
  /** The operator's name. */
  startedBy: string;
  reason: string;
  startedAt: string;
  dueAt: string;
}

/** An account as the platform team sees it: how its owner signs in, nothing of its content. */
export interface DeskAccount {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: 'active' | 'suspended';
  emailVerified: boolean;
  /** Since when signing in requires a code; null without a second factor. */
  secondFactorAt: string | null;
  reset: PendingSecondFactorReset | null;
  /** The operator's own: someone else has to reset it. */
  isOwn: boolean;
}

const base = '/api/superadmin/accounts';

export const accountDeskEndpoints = {
  find: endpoint<{ accounts: DeskAccount[] }>()({
    method: 'GET',
    path: base,
    summary: 'The accounts of an email address, one per role',
    access: superadmin,
    reads: ['account', 'second-factor'],
    query: findAccountSchema,
  }),
  startReset: endpoint<DeskAccount>()({
    method: 'POST',
    path: `${base}/:accountId/second-factor-reset`,
    summary: 'Starts the reset of a second factor; it takes effect a day later',
    access: superadmin,
    changes: ['second-factor'],
    body: startSecondFactorResetSchema,
  }),
  cancelReset: endpoint<DeskAccount>()({
    method: 'POST',
    path: `${base}/:accountId/second-factor-reset/cancel`,
    summary: 'Cancels a pending reset of a second factor',
    access: superadmin,
    changes: ['second-factor'],
  }),
  /** For the owner, without signing in: the emailed link leads to a button. */
  cancelResetByLink: endpoint<Outcome>()({
    method: 'POST',
    path: '/api/auth/cancel-second-factor-reset',
    summary: '“This wasn’t me”: cancels a reset of a second factor by the link in its mail',
    access: anyone,
    changes: ['second-factor'],
    body: cancelSecondFactorResetSchema,
  }),
};
