export const TEMPLE_PATTERN = '/temples/:slug';
/** A temple's own page, for everyone. */
export const templePath = (slug: string): string => `/temples/${slug}`;
