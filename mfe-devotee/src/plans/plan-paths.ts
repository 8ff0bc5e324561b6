/** The devotee's recurring gifts, and one of them. */
export const PLANS_PATH = '/devotee/donate?view=recurring';
export const planPath = (id: string): string => `${PLANS_PATH}&plan=${id}`;
/** Where a plan is given another card. */
export const changeCardPath = (id: string): string => `${planPath(id)}&edit=card`;
/** The donation form, set to repeat. */
export const START_PLAN_PATH = '/devotee/donate?give=regularly';
