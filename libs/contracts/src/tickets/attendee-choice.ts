/** Marks a choice that is one date, where a choice without it is a whole event. */
export const DATE_CHOICE = 'date-';

/** How the people with tickets are narrowed to those of one date. */
export const dateChoice = (occurrenceId: string): string => DATE_CHOICE + occurrenceId;
