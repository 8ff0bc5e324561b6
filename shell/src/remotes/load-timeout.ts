/** A script or a registry that has not arrived by then counts as failed. */
export const LOAD_TIMEOUT_MS = 8000;
