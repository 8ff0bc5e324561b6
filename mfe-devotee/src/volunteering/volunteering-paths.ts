export const VOLUNTEER_PATH = '/devotee/volunteer';
export const CHECK_IN_PATTERN = '/devotee/volunteer/check-in/:shiftId';
export const ANSWER_PATTERN = '/devotee/volunteer/answer/:token';
