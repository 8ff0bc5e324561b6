import type { BroadcastSegment, Language } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { PersonRow, Place, SegmentPart } from './segment-part.ts';

/** Somebody a temple knows. */
export interface KnownPerson {
  /** Null for guests. */
  accountId: string | null;
  email: string | null;
  phone: string | null;
  name: string;
  language: Language;
  emailVerified: boolean;
}

/** Everyone in a segment, once each: an account, or by what a guest left. A group that isn’t provided any more has nobody. */
export async function peopleIn(
  manager: EntityManager,
  parts: readonly SegmentPart[],
  temple: Place,
  segment: BroadcastSegment,
): Promise<KnownPerson[]> {
  const people = new Map<string, KnownPerson>();
  for (const part of parts.filter(({ group }) => segment.groups.includes(group)))
    for (const person of await peopleOf(manager, part, temple, segment)) people.set(keyOf(person), person);
  const { language } = segment;
  return [...people.values()].filter((person) => !language || person.language === language);
}

const keyOf = ({ accountId, phone, email, name }: KnownPerson): string => accountId ?? phone ?? email ?? name;

async function peopleOf(manager: EntityManager, part: SegmentPart, temple: Place, segment: BroadcastSegment): Promise<KnownPerson[]> {
  const { sql, values } = part.query(temple, segment, chosenFor(segment, part.group));
  const rows: PersonRow[] = await manager.query(sql, values);
  return rows.map(({ verifiedAt, language, ...row }) => ({ ...row, language: language ?? 'en', emailVerified: verifiedAt !== null }));
}

/** What a group is narrowed to: `about` lists `group:id`. */
function chosenFor({ about }: BroadcastSegment, group: string): string | undefined {
  const mark = `${group}:`;
  return about?.find((one) => one.startsWith(mark))?.slice(mark.length);
}
