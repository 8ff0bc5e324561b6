import type { RegistrationDocumentKind, RegistrationFinding, RegistrationTemple } from '@sannidhi/contracts';
import { milesBetween } from '../temples/miles-between.ts';
import type { TempleName } from '../temples/temple-foundation.service.ts';
import { placeOf } from './registration-place.ts';
import { similarity } from './similar-names.ts';

/** Prefixes the IRS never assigned ("How EINs are assigned and valid EIN prefixes"). */
const UNUSED_EIN_PREFIXES = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));
const ALIKE = 0.5;
const NEAR_MILES = 150;

export interface RegistrationFacts {
  temple: RegistrationTemple;
  contactEmail: string;
  emailVerified: boolean;
  documents: readonly RegistrationDocumentKind[];
  /** Every other temple on the platform. */
  others: readonly TempleName[];
}

/** What the platform finds out on its own, one line for each of the temple's statements. `look` needs an operator's attention. */
export const findingsOf = (facts: RegistrationFacts): RegistrationFinding[] => [
  legalName(facts),
  ein(facts),
  address(facts),
  website(facts),
  contact(facts),
  taxStatus(facts),
  similar(facts),
];

type About = RegistrationFinding['about'];
const good = (about: About, found: string, facts: RegistrationFinding['facts'] = {}): RegistrationFinding => ({
  about,
  verdict: 'good',
  found,
  facts,
});
const read = (about: About, found: string): RegistrationFinding => ({ ...good(about, found), verdict: 'read' });
const look = (about: About, found: string, facts: RegistrationFinding['facts'] = {}): RegistrationFinding => ({
  ...good(about, found, facts),
  verdict: 'look',
});

const legalName = ({ documents }: RegistrationFacts) =>
  documents.includes('articles') ? read('legal-name', 'articles') : look('legal-name', 'noArticles');

function ein({ temple, others }: RegistrationFacts): RegistrationFinding {
  const double = others.find((other) => other.ein === temple.ein);
  if (double) return look('ein', 'usedTwice', { name: double.name, city: double.city, state: double.state });
  return UNUSED_EIN_PREFIXES.has(temple.ein.slice(0, 2)) ? look('ein', 'prefix') : good('ein', 'valid');
}

function address({ temple }: RegistrationFacts): RegistrationFinding {
  const { exact, timeZone } = placeOf(temple.city, temple.state);
  return exact ? good('address', 'found', { timeZone }) : look('address', 'unknownCity', { timeZone });
}

function website({ temple, contactEmail }: RegistrationFacts): RegistrationFinding {
  if (!temple.website) return look('website', 'none');
  return domainOf(temple.website) === domainOfEmail(contactEmail) ? good('website', 'sameDomain') : look('website', 'otherDomain');
}

const contact = ({ emailVerified }: RegistrationFacts) => (emailVerified ? good('contact', 'verified') : look('contact', 'unverified'));

const taxStatus = ({ temple, documents }: RegistrationFacts) =>
  documents.includes('irs-letter') && ['public-charity', 'church'].includes(temple.taxStatus)
    ? read('tax-status', 'letter')
    : look('tax-status', 'noLetter');

function similar({ temple, others }: RegistrationFacts): RegistrationFinding {
  const here = placeOf(temple.city, temple.state);
  const near = others
    .map((other) => ({ other, alike: similarity(temple.name, other.name), miles: milesBetween(here, other) }))
    .filter(({ alike, miles }) => alike >= ALIKE && miles <= NEAR_MILES)
    .sort((a, b) => b.alike - a.alike)[0];
  if (!near) return good('similar', 'none');
  const { name, city, state } = near.other;
  return look('similar', 'alike', { percent: Math.round(near.alike * 100), name, city, state, miles: Math.round(near.miles * 10) / 10 });
}

const domainOf = (website: string): string =>
  website
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/, 1)
    .join();
const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
