import type { Role, ServiceLanguage, StaffPreset } from '@sannidhi/contracts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

export const DEMO_PASSWORD = 'Namaste-108';
export const DEMO_DEVOTEE_EMAIL = 'devotee@sannidhi.test';

/** How many devotees each profile has; sixty give to each temple. */
export const DEMO_DEVOTEES = { small: 60, scale: 15_000 } as const;

export interface DemoPerson {
  email: string;
  fullName: string;
  role: Role;
  /** Temple staff only. */
  staff?: { temple: string; preset: StaffPreset };
}

const atHome = (preset: StaffPreset) => ({ temple: DEMO_HOME_TEMPLE, preset });

/** Priests besides the documented login; each at the temples of `DEMO_PRIESTS`. */
const priest = (email: string, fullName: string): DemoPerson => ({ email, fullName, role: 'priest' });

/** The documented logins. */
export const DEMO_LOGINS: readonly DemoPerson[] = [
  { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' },
  { email: 'temple@sannidhi.test', fullName: 'Lakshmi Natarajan', role: 'temple-admin', staff: atHome('owner') },
  { email: 'treasurer@sannidhi.test', fullName: 'Suresh Rao', role: 'temple-admin', staff: atHome('treasurer') },
  { email: 'frontdesk@sannidhi.test', fullName: 'Kavitha Menon', role: 'temple-admin', staff: atHome('front-desk') },
  { email: 'priest@sannidhi.test', fullName: 'Ramachandra Sastry', role: 'priest' },
  { email: 'superadmin@sannidhi.test', fullName: 'Priya Krishnan', role: 'superadmin' },
];

/** Where a priest of the demo serves, and what temples know of them. */
export interface DemoPriest {
  person: DemoPerson;
  temples: readonly string[];
  languages: ServiceLanguage[];
  skills: string[];
}

const EDISON_AND_BRIDGEWATER = [DEMO_HOME_TEMPLE, 'sri-venkateswara-bridgewater'];
const POOJAS = ['Satyanarayana', 'Navagraha homa', 'Ganapati homa'];

/** The demo's priests: enough at the home temple for a full week, one alone at another. */
export const DEMO_PRIESTS: readonly DemoPriest[] = [
  {
    person: priest('priest@sannidhi.test', 'Ramachandra Sastry'),
    temples: EDISON_AND_BRIDGEWATER,
    languages: ['ta', 'te', 'sa', 'en'],
    skills: POOJAS,
  },
  {
    person: priest('bhattar@priests.test', 'Venkatesh Bhattar'),
    temples: EDISON_AND_BRIDGEWATER,
    languages: ['ta', 'sa', 'en'],
    skills: POOJAS,
  },
  {
    person: priest('joshi@priests.test', 'Anand Joshi'),
    temples: [DEMO_HOME_TEMPLE],
    languages: ['hi', 'sa'],
    skills: ['Satyanarayana'],
  },
  {
    person: priest('raghavan@priests.test', 'Prasanna Raghavan'),
    temples: [DEMO_HOME_TEMPLE],
    languages: ['ta', 'en'],
    skills: ['Satyanarayana', 'Ganapati homa'],
  },
  {
    person: priest('iyer@priests.test', 'Subramania Iyer'),
    temples: ['murugan-temple-ashburn'],
    languages: ['ta', 'sa'],
    skills: POOJAS,
  },
];

const GIVEN = [
  'Aarti',
  'Anand',
  'Arjun',
  'Bhavana',
  'Chitra',
  'Deepa',
  'Ganesh',
  'Harish',
  'Indira',
  'Jayanth',
  'Kiran',
  'Leela',
  'Madhav',
  'Nandini',
  'Padma',
  'Raghav',
  'Sanjay',
  'Sowmya',
  'Uma',
  'Vikram',
];
const FAMILY = ['Iyer', 'Patel', 'Reddy', 'Nair', 'Sharma', 'Desai', 'Banerjee', 'Kulkarni', 'Venkatesan', 'Gupta', 'Bhat', 'Chowdhury'];

/** Devotee number `index` in the demo: names repeat after 240, addresses never. */
export function demoDevotee(index: number): DemoPerson {
  const given = GIVEN[index % GIVEN.length] ?? '';
  const family = FAMILY[Math.floor(index / GIVEN.length + index) % FAMILY.length] ?? '';
  return { email: `${given}.${family}.${index}@devotees.test`.toLowerCase(), fullName: `${given} ${family}`, role: 'donor' };
}

/** The owner of a temple other than the demo's home. */
export const demoOwner = (slug: string, index: number): DemoPerson => ({
  email: `owner@${slug}.test`,
  fullName: demoDevotee(index * 7 + 3).fullName,
  role: 'temple-admin',
  staff: { temple: slug, preset: 'owner' },
});
