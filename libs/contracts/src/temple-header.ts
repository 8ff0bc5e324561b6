/**
 * Names the temple that an office's page was opened with, on its writes. One that names another temple than the session's is refused, so that
 * nothing is recorded at a temple that another tab switched to.
 * In a file of its own: every page sends requests, and few need what endpoints are declared with.
 */
export const TEMPLE_HEADER = 'x-temple-id';
