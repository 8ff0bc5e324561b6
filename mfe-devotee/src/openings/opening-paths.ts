import type { OpeningSummary } from '@sannidhi/contracts';

export const OPENING_PATTERN = '/temples/:slug/openings/:openingId';

/** The public page of an opening. */
export const openingPath = (slug: string, id: string): string => `/temples/${slug}/openings/${id}`;
export const pathOf = ({ temple, id }: Pick<OpeningSummary, 'temple' | 'id'>): string => openingPath(temple.slug, id);
