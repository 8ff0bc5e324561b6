/** A script or a registry that takes longer than this counts as failed. */
export const LOAD_TIMEOUT_MS = 8000;
