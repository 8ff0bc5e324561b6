import { type AssignmentState, LIVE_ASSIGNMENTS, type OfficeAssignment } from '@sannidhi/contracts';

const TAKEN: readonly AssignmentState[] = [...LIVE_ASSIGNMENTS, 'completed'];

/** Whether a priest has the position, or had it until it was performed. */
export const isTaken = ({ state }: OfficeAssignment): boolean => TAKEN.includes(state);
