import { countsOf } from './counts.ts';
import type { UnderWay, Withdrawal } from './kills.ts';
import { type Recipient, recipientsOf } from './sending.ts';
import type { World } from './world.ts';

/** A mail whose right to be sent was claimed before a withdrawal was confirmed arrives this much later at most, on a busy machine. */
const ON_ITS_WAY_MS = 1_500;

export interface Course {
  broadcastId: string;
  underWay: readonly UnderWay[];
  withdrawn: readonly Withdrawal[];
  /** Kills asked for. */
  kills: number;
  /** Messages that a worker left under way when it was asked to end. */
  leftBehind: number;
}

export interface Outcome {
  emails: number;
  texts: number;
  suppressed: number;
  /** Mails that arrived more than once. */
  duplicates: number;
  /** Messages under way at the kills, and those whose reply was lost. */
  underWay: number;
  lostReplies: number;
  unknown: number;
  wrong: string[];
}

/** What became of everyone, compared with what the mail server and the provider saw. */
export async function outcomeOf(world: World, course: Course): Promise<Outcome> {
  const rows = await recipientsOf(world, course.broadcastId);
  const [emails, texts] = [rows.filter(({ channel }) => channel === 'email'), rows.filter(({ channel }) => channel === 'sms')];
  const arrivals = countsOf(world.mail.arrived.map(({ to }) => to));
  const own = new Set(emails.map(({ address }) => address));
  const duplicates = [...arrivals].filter(([address, count]) => own.has(address) && count > 1).length;
  return {
    emails: emails.filter(({ status }) => status === 'sent').length,
    texts: texts.filter(({ status }) => status === 'sent').length,
    suppressed: rows.filter(({ status }) => status === 'suppressed').length,
    duplicates,
    underWay: course.underWay.reduce((sum, at) => sum + at.emails.length + at.texts.length, 0),
    lostReplies: world.mail.unanswered.length + world.texts.unanswered.length,
    unknown: texts.filter(({ status }) => status === 'unknown').length,
    wrong: [
      ...mailDifferences(world, emails, arrivals, course),
      ...textDifferences(world, texts, course),
      ...withdrawalDifferences(world, rows, course),
      ...(course.leftBehind > 0 ? [`${course.leftBehind} messages were left under way at an orderly end`] : []),
      ...(course.underWay.length < course.kills ? [`Only ${course.underWay.length} kills of ${course.kills}`] : []),
    ],
  };
}

/** None is lost, and one arrives again only if it was under way at a kill or its reply was lost: under the same id. */
function mailDifferences(world: World, emails: readonly Recipient[], arrivals: Map<string, number>, { underWay }: Course): string[] {
  const excused = countsOf([...world.mail.unanswered, ...underWay.flatMap((at) => at.emails)]);
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId } of world.mail.arrived) ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
  return emails.flatMap(({ address, status }) => {
    const [arrived, allowed] = [arrivals.get(address) ?? 0, excused.get(address) ?? 0];
    return [
      ...(status === 'sent' || status === 'suppressed' ? [] : [`${address} is ${status} in the end`]),
      ...(status === 'sent' && arrived === 0 ? [`${address} is sent and never arrived`] : []),
      ...(arrived > 1 + allowed ? [`${address} arrived ${arrived} times, ${allowed} of them excused`] : []),
      ...(status === 'suppressed' && arrived > allowed ? [`${address} is suppressed and arrived`] : []),
      ...((ids.get(address)?.size ?? 0) > 1 ? [`${address} arrived under several ids`] : []),
    ];
  });
}

/** None is sent twice; what nobody answered for is `unknown`. */
function textDifferences(world: World, texts: readonly Recipient[], { underWay }: Course): string[] {
  const taken = countsOf(world.texts.taken);
  const open = new Set([...world.texts.unanswered, ...underWay.flatMap((at) => at.texts)]);
  return texts.flatMap(({ address, status }) => {
    const times = taken.get(address) ?? 0;
    return [
      ...(times > 1 ? [`${address} was texted ${times} times`] : []),
      ...(status === 'sent' && times === 0 ? [`${address} is sent and was never texted`] : []),
      ...(open.has(address) && status !== 'unknown' ? [`${address} is ${status}, though nobody knows`] : []),
      ...(status === 'unknown' && !open.has(address) ? [`${address} is unknown without a reason`] : []),
      ...(['sent', 'unknown', 'suppressed'].includes(status) ? [] : [`${address} is ${status} in the end`]),
    ];
  });
}

/** Nobody gets a message after their withdrawal, and it is what is written beside them. */
function withdrawalDifferences(world: World, rows: readonly Recipient[], { withdrawn }: Course): string[] {
  const [last, stateOf] = [new Map<string, number>(), new Map(rows.map(({ address, ...row }) => [address, row]))];
  for (const { to, namedAt } of world.mail.arrived) last.set(to, namedAt);
  return withdrawn.flatMap(({ follower: { email }, confirmedAt }) => {
    const [at, row] = [last.get(email), stateOf.get(email)];
    if (at !== undefined && at > confirmedAt + ON_ITS_WAY_MS) return [`${email} was written to ${Math.round(at - confirmedAt)} ms later`];
    if (at === undefined && row?.reason !== 'consent') return [`${email} withdrew and is ${row?.status}, ${row?.reason}`];
    return [];
  });
}
