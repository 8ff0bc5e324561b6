import { type Message, messagesOf, type PriestRule, priestAssignmentNoun } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { milesBetween } from '../temples/miles-between.ts';
import { isCovered } from './available-hours.ts';
import type { Candidate, Commitment, Need } from './candidate.ts';
import { travelMinutes } from './travel.ts';

const say = messagesOf(priestAssignmentNoun);

const MINUTE_MS = 60_000;
/** Between two services at one temple. */
const REST_MINUTES = 15;
/** Between the last service of a day and the first of the next. */
const NIGHT_HOURS = 8;

/** A rule that a priest doesn't meet for a service, in words. */
export interface Obstacle {
  rule: PriestRule;
  message: Message;
}

/** Every hard rule a priest doesn't meet for a service. The only place that knows them: offers, answers and proposals all ask here. */
export function obstaclesOf(candidate: Candidate, need: Need): Obstacle[] {
  const { temple, startsAt, endsAt } = need;
  const obstacles = [...abilities(candidate, need), ...limits(candidate, need), ...reach(candidate, need)];
  const dates = [dateAt(startsAt.getTime(), temple.timeZone), dateAt(endsAt.getTime() - 1, temple.timeZone)] as const;
  if (candidate.daysOff.some(({ from, until }) => from <= dates[1] && until >= dates[0])) {
    obstacles.push({ rule: 'day-off', message: say('priest-assignment.rule-day-off') });
  }
  if (!isCovered(candidate, need, temple.timeZone)) obstacles.push({ rule: 'hours', message: say('priest-assignment.rule-hours') });
  for (const commitment of candidate.commitments) {
    const obstacle = between(candidate, commitment, need);
    if (obstacle && !obstacles.some(({ rule }) => rule === obstacle.rule)) obstacles.push(obstacle);
  }
  return obstacles;
}

/** Every skill the service asks for, and at least one of its languages. */
function abilities({ skills, languages }: Candidate, need: Need): Obstacle[] {
  const skill = need.skills.find((each) => !includes(skills, each));
  const speaks = need.languages.length === 0 || spokenOf({ languages }, need) !== undefined;
  return [
    ...(skill === undefined ? [] : [{ rule: 'skills' as const, message: say('priest-assignment.rule-skills', { skill }) }]),
    ...(speaks
      ? []
      : [{ rule: 'languages' as const, message: say('priest-assignment.rule-languages', { languages: need.languages.join(', ') }) }]),
  ];
}

/** The first of the service's languages that a priest speaks. */
export const spokenOf = ({ languages }: Pick<Candidate, 'languages'>, need: Pick<Need, 'languages'>): string | undefined =>
  need.languages.find((each) => includes(languages, each));

const includes = (names: readonly string[], name: string): boolean =>
  names.some((each) => each.trim().toLowerCase() === name.trim().toLowerCase());

/** A day or a week that is full already. */
function limits({ commitments, maxPerDay, maxPerWeek }: Candidate, { temple, startsAt }: Need): Obstacle[] {
  const dateOf = ({ startsAt: at }: { startsAt: Date }) => dateAt(at.getTime(), temple.timeZone);
  const date = dateOf({ startsAt });
  const sunday = daysAfter(date, -new Date(date).getUTCDay());
  const day = commitments.filter((each) => dateOf(each) === date).length;
  const week = commitments.filter((each) => dateOf(each) >= sunday && dateOf(each) < daysAfter(sunday, 7)).length;
  return [
    ...(day < maxPerDay ? [] : [{ rule: 'day-full' as const, message: say('priest-assignment.rule-day-full', { most: maxPerDay }) }]),
    ...(week < maxPerWeek ? [] : [{ rule: 'week-full' as const, message: say('priest-assignment.rule-week-full', { most: maxPerWeek }) }]),
  ];
}

/** A home further from its temple than the priest travels. */
function reach({ travelMiles }: Candidate, { temple, at }: Need): Obstacle[] {
  const miles = Math.ceil(milesBetween(temple, at));
  return miles > travelMiles ? [{ rule: 'radius', message: say('priest-assignment.rule-radius', { miles }) }] : [];
}

/** What another service of the same priest prevents. */
function between({ travelMiles }: Candidate, other: Commitment, need: Need): Obstacle | null {
  const { temple, startsAt, endsAt } = need;
  const gap = Math.max(startsAt.getTime() - other.endsAt.getTime(), other.startsAt.getTime() - endsAt.getTime());
  if (gap < 0) return { rule: 'busy', message: say('priest-assignment.rule-busy') };
  if (other.templeId !== temple.id || other.isHome || need.isHome) {
    const minutes = travelMinutes(other.at, need.at);
    if (gap < minutes * MINUTE_MS) return { rule: 'travel', message: tooFar(other, need, minutes) };
  } else if (gap < REST_MINUTES * MINUTE_MS) {
    return { rule: 'rest', message: say('priest-assignment.rule-rest', { minutes: REST_MINUTES }) };
  }
  const [earlier, later] = other.endsAt <= startsAt ? [other.endsAt, startsAt] : [endsAt, other.startsAt];
  const sameDay = dateAt(earlier.getTime() - 1, temple.timeZone) === dateAt(later.getTime(), temple.timeZone);
  const miles = Math.ceil(milesBetween(other.at, need.at));
  if (sameDay && miles > travelMiles) return { rule: 'radius', message: say('priest-assignment.rule-radius', { miles }) };
  if (sameDay || gap >= NIGHT_HOURS * 60 * MINUTE_MS) return null;
  return { rule: 'night', message: say('priest-assignment.rule-night', { hours: NIGHT_HOURS }) };
}

/** The way between two services, in words. */
function tooFar(other: Commitment, need: Need, minutes: number): Message {
  if (need.isHome) return say('priest-assignment.rule-travel-to-home', { minutes });
  return other.isHome ? say('priest-assignment.rule-travel-from-home', { minutes }) : say('priest-assignment.rule-travel', { minutes });
}
