import {
  type BodyOf,
  DATE_RANGE,
  type PledgeInstallment as InstallmentView,
  isInRange,
  messagesOf,
  PLEDGE_MIN_CENTS,
  type pledgeEndpoints,
  pledgeNoun,
} from '@sannidhi/contracts';
import { daysAfter, instantOf } from '@sannidhi/panchanga';
import { dayAfter, localDateAt, startOfDay } from '../../platform/documents/words.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { allocate } from '../ledger/allocate.ts';
import { civilDate } from '../plans/civil-dates.ts';
import type { Pledge } from './pledge.entity.ts';
import type { PledgeInstallment } from './pledge-installment.entity.ts';

const say = messagesOf(pledgeNoun);

const REMIND_DAYS_BEFORE = 7;
/** On the temple's clocks. */
const REMIND_TIME = '09:00';

type Schedule = NonNullable<BodyOf<typeof pledgeEndpoints.pledge>['schedule']>;
type Due = Pick<PledgeInstallment, 'dueOn' | 'amountCents'>;

/** Equal installments, to the cent, on the dates of a schedule. Throws `invalid-fields` if one would be too small to give. */
export function installmentsOf(amountCents: number, { every, firstOn, count }: Schedule): Due[] {
  const number = every === 'once' ? 1 : count;
  if (Math.floor(amountCents / number) < PLEDGE_MIN_CENTS) {
    throw fieldError('schedule.count', say('pledge.installment-too-small', { minCents: PLEDGE_MIN_CENTS }));
  }
  const shares = allocate(amountCents, Array<number>(number).fill(1));
  const dues = shares.map((share, n) => ({
    amountCents: share,
    dueOn: every === 'once' ? firstOn : civilDate({ kind: every }, firstOn, n),
  }));
  if (!dues.every(({ dueOn }) => isInRange(dueOn))) throw fieldError('schedule.count', DATE_RANGE);
  return dues;
}

/** New rows; a reminder whose time has passed is never sent. */
export const installmentRows = (
  { templeId, id: pledgeId }: Pick<Pledge, 'templeId' | 'id'>,
  dues: readonly Due[],
  timeZone: string,
  now: Date,
): PledgeInstallment[] =>
  dues.map(({ dueOn, amountCents }) => {
    const remindedAt = remindAt(dueOn, timeZone) <= now ? now : null;
    return { templeId, id: newId(), pledgeId, dueOn, amountCents, remindedAt };
  });

/** When the one reminder of a due date is sent. */
export const remindAt = (dueOn: string, timeZone: string): Date =>
  new Date(instantOf(daysAfter(dueOn, -REMIND_DAYS_BEFORE), REMIND_TIME, timeZone));

/** What is past due now and when that or a reminder changes next: a due date is over when its day ends at the temple. */
export function standingOf(
  installments: readonly PledgeInstallment[],
  timeZone: string,
  now: Date,
): { pastDueCents: number; turnAt: Date | null } {
  const today = localDateAt(now, timeZone);
  const past = installments.filter(({ dueOn }) => dueOn < today);
  const turns = installments
    .flatMap(({ dueOn, remindedAt }) => [startOfDay(dayAfter(dueOn), timeZone), ...(remindedAt ? [] : [remindAt(dueOn, timeZone)])])
    .filter((at) => at > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return { pastDueCents: past.reduce((sum, { amountCents }) => sum + amountCents, 0), turnAt: turns[0] ?? null };
}

/** Installments in order with what the pledge's gifts cover of each: the earliest are paid first. */
export function paidInstallments(
  installments: readonly PledgeInstallment[],
  { status, paidCents }: Pick<Pledge, 'status' | 'paidCents'>,
  today: string,
): InstallmentView[] {
  let left = paidCents;
  const ended = status === 'canceled' || status === 'written-off';
  return inOrder(installments).map(({ id, dueOn, amountCents }) => {
    const paid = Math.min(left, amountCents);
    left -= paid;
    return { id, dueOn, amountCents, paidCents: paid, overdue: !ended && dueOn < today && paid < amountCents };
  });
}

/** The earliest due date first. */
export const inOrder = <Row extends { dueOn: string; id: string }>(installments: readonly Row[]): Row[] =>
  [...installments].sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
