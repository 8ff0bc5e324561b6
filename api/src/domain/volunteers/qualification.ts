import type { HeldRequirement, MissingParts } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { VolunteerRequirementRow as Requirements, type VolunteerRequirementRow, type VolunteerRow } from './volunteer.entity.ts';
import type { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerPreferenceRow } from './volunteer-person.entity.ts';

const plain = (skill: string): string => skill.trim().toLowerCase();

/** What someone lacks of what an opportunity asks for on a day. Skills count whether the temple or the volunteer listed them. */
export function missingParts(
  { requirements, skills }: Pick<VolunteerOpportunityRow, 'requirements' | 'skills'>,
  held: { requirements: readonly Pick<VolunteerRequirementRow, 'kind' | 'expiresOn'>[]; skills: readonly string[] },
  day: string,
): MissingParts {
  const has = new Set(held.skills.map(plain));
  const isValid = (kind: string) =>
    held.requirements.some((each) => each.kind === kind && (each.expiresOn === null || each.expiresOn >= day));
  return {
    requirements: requirements.filter((kind) => !isValid(kind)),
    skills: skills.filter((skill) => !has.has(plain(skill))),
  };
}

/** Whether nothing is missing. */
export const isQualified = ({ requirements, skills }: MissingParts): boolean => requirements.length + skills.length === 0;

/** The requirements and skills of a volunteer, from the temple's records and the account. Family members' skills are the temple's to record. */
export async function heldBy(manager: EntityManager, volunteer: VolunteerRow) {
  const { templeId, id: volunteerId, accountId, isFamilyMember, skills } = volunteer;
  const requirements = await manager.findBy(Requirements, { templeId, volunteerId });
  const own = accountId && !isFamilyMember ? await manager.findOneBy(VolunteerPreferenceRow, { accountId }) : null;
  return { requirements, skills: [...skills, ...(own?.skills ?? [])] };
}

/** A requirement as the office sees it on a day. */
export const heldRequirement = ({ kind, expiresOn }: VolunteerRequirementRow, today: string): HeldRequirement => ({
  kind,
  expiresOn,
  state: expiresOn !== null && expiresOn < today ? 'expired' : 'valid',
});
