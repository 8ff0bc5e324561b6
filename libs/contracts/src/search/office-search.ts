import { anyStaff, endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import type { Noun } from '../nouns.ts';
import { object } from '../schema.ts';

/** A single letter would find half of everything. */
export const SEARCH_MIN = 2;
/** Records shown of each noun; the noun's own list has the rest. */
export const SEARCH_SHOWN = 5;

const searchQuery = object({ words: line(80).min(SEARCH_MIN).required() }).noUnknown();

/** A record that was found, with what tells it from others like it. */
export interface SearchHit {
  id: string;
  /** Its name: a donor's, a fund's, a receipt's number. */
  title: string;
  /** What else identifies it: a pooja, an email, a purpose. */
  detail?: string;
  amountCents?: number;
  /** ISO instant: when it was given, or takes place. */
  at?: string;
  /** Where it is opened. */
  path: string;
}

/** What was found of one noun. */
export interface SearchGroup {
  noun: Noun;
  /** What the records are called, in each complete language. */
  label: { en: string; hi: string };
  hits: SearchHit[];
  /** The noun's list under the same words, if it can be searched and has more. */
  all: string | null;
}

export const searchEndpoints = {
  office: endpoint<{ groups: SearchGroup[] }>()({
    method: 'GET',
    path: '/api/temple-admin/search',
    summary: 'Finds records of the temple by names, emails, phones and numbers: those nouns that the caller may read',
    access: anyStaff,
    reads: ['donation', 'receipt', 'fund', 'staff-member', 'priest', 'booking', 'pooja-request'],
    query: searchQuery,
  }),
};
