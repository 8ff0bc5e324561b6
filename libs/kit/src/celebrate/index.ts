/** `@sannidhi/kit/celebrate`: the global trigger for the overlay. Stateless, safe in any bundle. */
export { type Celebration, celebrate, onCelebration } from './celebrate.ts';
