/** Leaves by a full page load, so that nothing of the session before stays in memory. */
export const fullLoad = (path: string): void => window.location.assign(path);
