import type { Temple } from '../domain/temples/temple.entity.ts';
import { demoId } from './demo-step.ts';
import { demoTemples } from './demo-temples.ts';

/** With the thirteen of the small profile: a thousand approved ones and the one in review. */
export const SCALE_TEMPLES = 988;

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
