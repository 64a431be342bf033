export const VISIT_PATH = '/visit';

export type VisitEntries = Readonly<Record<string, unknown>>;

/** Names a field of a posted form that is not one of its own: the way on that a button without a form takes. */
export const POSTED_STEP = 'guiche-step';

export const STEP_BACK = 'back';

export const PROFILE_PLAN = 'profile-plan';

/** Names a posted field by which a buyer says that another person buys from now on. */
export const POSTED_FORGET = 'guiche-forget';
