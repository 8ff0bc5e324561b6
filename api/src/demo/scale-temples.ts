import type { Temple } from '../domain/temples/temple.entity.ts';
import { DEMO_PRIESTS, type DemoPriest, demoDevotee } from './demo-people.ts';
import { demoId } from './demo-step.ts';
import { demoTemples } from './demo-temples.ts';

/** With the thirteen of the small profile: a thousand approved ones and the one in review. */
export const SCALE_TEMPLES = 988;

/** What the number in a scale temple's slug looks like. */
const NUMBERED = /-\d{4}$/;

/** Temples for measuring at scale: copies of the small profile's under other names. */
export function scaleTemples(now: Date, count: number): Temple[] {
  const patterns = demoTemples(now).filter(({ status }) => status === 'approved');
  return Array.from({ length: count }, (_, index) => {
    const pattern = patterns[index % patterns.length];
    if (!pattern) throw new Error('There is no temple to repeat.');
    const number = String(index + 1).padStart(4, '0');
    const slug = `${pattern.slug}-${number}`;
    const name = `${pattern.name} ${number}`;
    return {
      ...pattern,
      id: demoId(`temple:${slug}`),
      slug,
      name,
      ein: `99-555${number}`,
      searchText: `${name} ${pattern.city}`.toLowerCase(),
    };
  });
}

/** The priests of the demo's temples: the documented ones, and one for each temple that measures at scale. */
export function demoPriests(temples: readonly Pick<Temple, 'slug'>[]): DemoPriest[] {
  const scaled = temples.filter(({ slug }) => NUMBERED.test(slug));
  const own = scaled.map(({ slug }, index): DemoPriest => {
    const person = { email: `${slug}@priests.test`, fullName: demoDevotee(index).fullName, role: 'priest' as const };
    return { person, temples: [slug], languages: ['sa', 'en'], skills: ['Satyanarayana', 'Navagraha homa', 'Ganapati homa'] };
  });
  return [...DEMO_PRIESTS, ...own];
}
