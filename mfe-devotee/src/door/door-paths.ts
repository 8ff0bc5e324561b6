/** The door of one date of an event. */
export const DOOR_PATTERN = '/devotee/door/:occurrenceId';
export const doorPath = (occurrenceId: string): string => DOOR_PATTERN.replace(':occurrenceId', occurrenceId);
