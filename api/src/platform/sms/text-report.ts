import { textStatusEndpoint } from '@sannidhi/contracts';
import type { NumberProblem } from './sms-sender.ts';

/** What the provider says became of a text. `undelivered`: the carrier or the phone didn't take it. `failed`: it never left the provider. */
const TEXT_OUTCOMES = ['sent', 'delivered', 'undelivered', 'failed'] as const;
export type TextOutcome = (typeof TEXT_OUTCOMES)[number];

export interface TextReport {
  outcome: TextOutcome;
  /** What it says about the number: `hard` if it can't get texts, `soft` if it didn't this time, null if the fault isn't its own. */
  bounce: 'hard' | 'soft' | null;
  /** Its owner texted STOP, as only the provider knew. */
  isStopped: boolean;
}

/** Where the provider reports on a message of the outbox. */
export const textStatusPath = (messageId: string): string => textStatusEndpoint.path.replace(':messageId', messageId);

/** Numbers that aren't valid, short codes, and landlines or others that aren't mobile: https://www.twilio.com/docs/api/errors */
const UNREACHABLE = ['21211', '21217', '21265', '21614', '21635'];
/** The same, and what only the carrier knows. */
const HARD = new Set([...UNREACHABLE, '30005', '30006']);
/** The recipient texted STOP, which the provider enforces as well. */
const STOPPED = '21610';
/** A phone that is off or blocks us, and reasons the carrier doesn't give. Filtered texts and accounts without credit say nothing about it. */
const SOFT = new Set(['30003', '30004', '30008']);

/** What a refusal says about the number; undefined if the fault isn't its own. */
export function numberProblemOf(code: string): NumberProblem | undefined {
  if (code === STOPPED) return 'stopped';
  return UNREACHABLE.includes(code) ? 'unreachable' : undefined;
}

/** What a posted form says; undefined for steps on the way, such as `queued`. */
export function textReportOf(form: URLSearchParams): TextReport | undefined {
  const outcome = TEXT_OUTCOMES.find((one) => one === form.get('MessageStatus'));
  if (!outcome) return undefined;
  const code = outcome === 'undelivered' || outcome === 'failed' ? (form.get('ErrorCode') ?? '') : '';
  return { outcome, bounce: HARD.has(code) ? 'hard' : SOFT.has(code) ? 'soft' : null, isStopped: code === STOPPED };
}
