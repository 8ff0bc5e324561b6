import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { lockShift } from './people-locks.ts';
import { isHolding, movePlace } from './places.ts';
import { ServiceCertificateRow } from './service-certificate.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { leaveTeams, teamNamesOf } from './team-members.ts';
import { VolunteerRequirementRow, VolunteerRow } from './volunteer.entity.ts';
import { VolunteerPersonRow, VolunteerPreferenceRow } from './volunteer-person.entity.ts';

const NOBODY = 'Former volunteer';

/** A household's service: the temple keeps how many hours were given, and forgets by whom; certificates, papers and preferences go. */
@Injectable()
export class VolunteersData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'volunteering',
      nouns: ['volunteer', 'volunteer-team', 'shift-assignment', 'hour-entry', 'service-certificate'],
      entities: [VolunteerPersonRow, VolunteerPreferenceRow, VolunteerRow, ShiftAssignmentRow, HourEntryRow, ServiceCertificateRow],
      export: exported,
      erase,
    });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const volunteers = await reader.find(VolunteerRow, { where: { accountId }, order: { id: 'ASC' } });
  const requirements = [];
  const teams = [];
  for (const { templeId, id } of volunteers) {
    requirements.push(...(await reader.findBy(VolunteerRequirementRow, { templeId, volunteerId: id })));
    for (const name of (await teamNamesOf(reader, templeId, [id])).get(id) ?? []) teams.push({ templeId, volunteerId: id, name });
  }
  const certificates = await reader.find(ServiceCertificateRow, { where: { accountId }, order: { id: 'ASC' } });
  return {
    preferences: await reader.findOneBy(VolunteerPreferenceRow, { accountId }),
    people: await reader.findBy(VolunteerPersonRow, { accountId }),
    // The office's notes are its own.
    volunteers: volunteers.map(({ note: _note, searchText: _search, ...volunteer }) => volunteer),
    requirements,
    teams,
    shifts: (await reader.find(ShiftAssignmentRow, { where: { accountId }, order: { id: 'ASC' } })).map(
      ({ openKey: _key, ...place }) => place,
    ),
    hours: await reader.find(HourEntryRow, { where: { accountId }, order: { id: 'ASC' } }),
    certificates: certificates.map(({ number, status, verifyUrl, record }) => ({ number, status, verifyUrl, record: JSON.parse(record) })),
  };
}

async function erase(tx: EntityManager, accountId: string): Promise<void> {
  for (const row of await tx.findBy(ShiftAssignmentRow, { accountId })) await forget(tx, row);
  for (const { templeId, id } of await tx.findBy(VolunteerRow, { accountId })) {
    await tx.delete(VolunteerRequirementRow, { templeId, volunteerId: id });
    await leaveTeams(tx, templeId, id);
    const nobody = { accountId: null, personId: id, name: NOBODY, searchText: NOBODY.toLowerCase(), skills: [], note: '' };
    await tx.update(VolunteerRow, { templeId, id }, nobody);
  }
  await tx.update(HourEntryRow, { accountId }, { accountId: null, name: NOBODY });
  await tx.delete(ServiceCertificateRow, { accountId });
  await tx.delete(VolunteerPreferenceRow, { accountId });
  await tx.delete(VolunteerPersonRow, { accountId });
}

/** A place that is still ahead is free again; the waitlist's job gives it to the next. */
async function forget(tx: EntityManager, row: ShiftAssignmentRow): Promise<void> {
  const { templeId, id, shiftId, status, startsAt } = row;
  await lockShift(tx, templeId, shiftId);
  const isOpen =
    startsAt > new Date() && (status === 'waiting' || (isHolding(status) && status !== 'checked-in' && status !== 'checked-out'));
  if (isOpen) await movePlace(tx, row, 'canceled');
  const nobody = { accountId: null, personId: id, openKey: null, name: NOBODY, reason: '', nextReminderAt: null, holdsTime: false };
  await tx.update(ShiftAssignmentRow, { templeId, id }, nobody);
}
