import { statesOf } from '../noun.ts';
import { pledgeNoun } from './pledge.noun.ts';

const { pledge, 'pledge-match': match } = pledgeNoun.states;

/** The life of a pledge. All but the last two follow from what was paid and what is due. */
export const PLEDGE_STATUSES = statesOf(pledge);
export type PledgeStatus = keyof typeof pledge;
/** States in which a pledge takes gifts. */
export const OPEN_PLEDGES = ['pending', 'in-progress', 'overdue'] as const satisfies PledgeStatus[];
export const isOpenPledge = (status: PledgeStatus): boolean => OPEN_PLEDGES.some((open) => open === status);

/** What becomes of a gift that may count toward a pledge. */
export type PledgeMatchState = keyof typeof match;

/** Why the office is asked: several pledges fit, the gift is more than what is left, or only the email tells whose gift it is. */
export const MATCH_QUESTIONS = ['several', 'too-large', 'by-email', 'undone'] as const;
export type MatchQuestion = (typeof MATCH_QUESTIONS)[number];
