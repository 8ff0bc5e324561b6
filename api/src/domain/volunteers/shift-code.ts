import { shiftMarkableFrom } from '@sannidhi/contracts';
import type { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import type { VolunteerShiftRow } from './volunteer-shift.entity.ts';

export const CODE_PURPOSE = 'shift-check-in';
/** 128 bits in hexadecimal digits. */
export const CODE_LENGTH = 32;

/** What a shift's check-in code signs; a new version ends the one before. */
export const codeValueOf = ({ id, codeVersion }: Pick<VolunteerShiftRow, 'id' | 'codeVersion'>): string => `${id}.${codeVersion}`;

/** Check-in opens an hour before the shift. */
export const opensForCheckIn = ({ startsAt }: Pick<ShiftAssignmentRow, 'startsAt'>): Date => shiftMarkableFrom('check-in', startsAt);
