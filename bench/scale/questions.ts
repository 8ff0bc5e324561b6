import type { Role } from '@sannidhi/contracts';

/** A list or report, by the URL that the screen requests. */
export interface Question {
  what: string;
  role: Role | undefined;
  email: string;
  path: string;
}

/** Asks as somebody for what is below a portal's path. */
export const askedBy =
  (role: Role | undefined, email: string, below: string) =>
  (what: string, path: string): Question => ({ what, role, email, path: `/api/${below}${path}` });

const office = askedBy('temple-admin', 'treasurer@sannidhi.test', 'temple-admin');
const devotee = askedBy('donor', 'devotee@sannidhi.test', 'devotee');
const anybody = askedBy(undefined, '', 'public');
const year = new Date().getUTCFullYear();

/** The lists, searches and reports whose time must not grow with the amount of data. */
export const QUESTIONS: readonly Question[] = [
  office('donations of a temple', '/donations?limit=50'),
  office('donations by state', '/donations?limit=50&status=succeeded'),
  office('donations searched by name', '/donations?limit=50&search=rao'),
  office('office-wide search by name', '/search?words=rao'),
  office('office-wide search by two names', '/search?words=rao+lakshmi'),
  office('office-wide search by the end of a number', '/search?words=0001'),
  office('summary of donations', '/donations/summary'),
  office('journal', '/ledger/entries?limit=50'),
  office('trial balance', '/ledger/trial-balance'),
  office('receipts of a temple', '/receipts?limit=50'),
  devotee('one’s own gifts', '/donations?limit=50'),
  devotee('one’s own receipts', '/receipts?limit=50'),
  devotee('giving of a year', `/giving/${year}`),
  anybody('temples', '/temples?limit=50'),
  anybody('temples searched', '/temples?limit=50&search=edison'),
  { what: 'the platform’s overview', role: 'superadmin', email: 'superadmin@sannidhi.test', path: '/api/superadmin/overview' },
];
